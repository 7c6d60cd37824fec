export const timing = {
  title: 'Timing',
  rules: {
    'FRL-TIME-1': 'When two events are simultaneous the acting player resolves theirs first.',
    'FRL-TIME-2':
      'A player may play several Instant cards on the same situation; they cost no section its action.',
    'FRL-TIME-3':
      'Plays allowed “at any time” (Fall Back, Canteen, Binoculars) are made in five windows: at the Rally plays that open a turn, before each action, before each reaction, in the cover step, and at the end of the turn. In the first four the opponent of the player who must decide is asked first, then that player may make any-time plays as well as decide, and after each such play by either the opponent is asked again; at the end of the turn the non-acting and the acting player are asked in turn until both pass in succession.',
    'FRL-TIME-4':
      'Nothing interrupts a damage draw from its first counter to its last: a Canteen may be used before the first counter, not by a man already dead.',
    'FRL-TIME-5':
      'Fall Back cannot be played between the declaration of an attack and the fixing of its firepower.',
    'FRL-TIME-6':
      'Cards drawn for terrain, Planning, a Canteen or Key Location are drawn at once, before the next decision.',
    'FRL-TIME-7':
      'Any-time cards and counters may be played in the windows of either player’s turn; each is one play, fully resolved before the next question.',
    'FRL-TIME-8':
      'Questions tell nothing: that of a window, of Rally, of the cover step or of contesting Binoculars is put whatever the player secretly holds, and skipped only when open facts leave them nothing but to pass, that is, an empty hand and on their living soldiers neither a face-down counter nor a known one that would serve (for Binoculars the counters alone matter). A player may order in advance to pass in windows; the order is secret and its answer looks like any other.',
  },
  inert: {
    'FRL-TIME-1':
      'The sequence of play leaves no two events at the same moment: one section suffers at a time, and questions are put one after another.',
  },
}
