export const terrain = {
  title: 'Terrain',
  rules: {
    'FRL-TER-1': 'Nine terrain cards numbered 1 to 9 lie in a line from one player to the other.',
    'FRL-TER-2':
      'Shuffle the terrain cards, also turning them over at random. Draw them one by one and place each at its number, ignoring a number already placed, until all nine lie.',
    'FRL-TER-3':
      'Sections start in card 2 or 8; the start points are cards 1 and 9. Who takes which end is decided before the terrain is laid.',
    'FRL-TER-4': 'Terrain never changes during a battle.',
    'FRL-TER-5':
      'Light cover: Open Ground and Stream. Medium cover: Undergrowth and High Ground. Heavy cover: Scattered Trees and Burned-Out Buildings.',
    'FRL-TER-10':
      'Open Ground: draw one action card each time one of your led sections advances into it and each time one advances out of it, in your own and in the opponent’s turn alike. Ruling: leaving must be an advance too, as in the Double Time example.',
    'FRL-TER-11':
      'Undergrowth: a section in it, led or unled, has +2 firepower in attacks and counter-attacks.',
    'FRL-TER-12':
      'Scattered Trees: when a section advances into them its owner discards one action card or takes one Morale hit on one of its soldiers, a Wound if that soldier is broken or of Morale 0. With an empty hand the hit is compulsory; it may not go to a soldier it would kill unless there is no other. Ruling: only an advance costs this, as the terrain’s own text says; merely entering does not.',
    'FRL-TER-13':
      'Burned-Out Buildings: during the opponent’s turn your sections neither enter nor leave them, not even by Fall Back; lateral moves inside are allowed.',
    'FRL-TER-14': 'Stream: when held it counts as two terrain cards for the hand size.',
    'FRL-TER-15':
      'High Ground: a section in it that attacks or counter-attacks may treat its target as one card closer, unless the target stands in High Ground too.',
  },
  inert: {
    'FRL-TER-4': 'Nothing in the game could change the terrain.',
  },
}
