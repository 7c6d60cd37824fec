import type { Chapter } from '@estafette/kernel'

export const timing: Chapter = {
  id: 'timing',
  title: { en: 'Timing', fr: 'Moments de jeu' },
  rules: [
    {
      id: 'FRL-TIME-1',
      source: 'Simultaneous Events',
      tag: 'completed',
      en: 'When two events are simultaneous the acting player resolves theirs first.',
      fr: 'Quand deux événements sont simultanés le joueur actif résout le sien d’abord.',
      inert: {
        en: 'The sequence of play leaves no two events at the same moment: one section suffers at a time, and questions are put one after another.',
        fr: 'La séquence de jeu ne laisse pas deux événements au même moment : une seule section subit à la fois, et les questions se posent l’une après l’autre.',
      },
    },
    {
      id: 'FRL-TIME-2',
      source: 'Action cards',
      tag: 'stated',
      en: 'A player may play several Instant cards on the same situation; they cost no section its action.',
      fr: 'Un joueur peut jouer plusieurs cartes Instantanées sur la même situation ; elles ne coûtent l’action d’aucune section.',
    },
    {
      id: 'FRL-TIME-3',
      source: 'Action cards; Counters',
      tag: 'completed',
      en: 'Plays allowed “at any time” (Fall Back, Canteen, Binoculars) are made in five windows: at the Rally plays that open a turn, before each action, before each reaction, in the cover step, and at the end of the turn. In the first four the opponent of the player who must decide is asked first, then that player may make any-time plays as well as decide, and after each such play by either the opponent is asked again; at the end of the turn the non-acting and the acting player are asked in turn until both pass in succession.',
      fr: 'Ce qui se joue « à tout moment » (Repli, Cantine, Jumelles) se joue dans cinq fenêtres : aux Ralliements qui ouvrent un tour, avant chaque action, avant chaque réaction, à la phase de couvert, et à la fin du tour. Dans les quatre premières, l’adversaire de celui qui doit décider est interrogé d’abord, puis celui-ci peut jouer à tout moment aussi bien que décider, et après chaque jeu de l’un ou de l’autre, l’adversaire est de nouveau interrogé ; à la fin du tour, le joueur non actif et le joueur actif sont interrogés tour à tour jusqu’à ce que les deux passent de suite.',
    },
    {
      id: 'FRL-TIME-4',
      source: 'Simultaneous Events',
      tag: 'completed',
      en: 'Nothing interrupts a damage draw from its first counter to its last: a Canteen may be used before the first counter, not by a man already dead.',
      fr: 'Rien n’interrompt un tirage de dégâts du premier pion au dernier : une Cantine peut servir avant le premier pion, non par un homme déjà mort.',
    },
    {
      id: 'FRL-TIME-5',
      source: 'Simultaneous Events',
      tag: 'completed',
      en: 'Fall Back cannot be played between the declaration of an attack and the fixing of its firepower.',
      fr: 'Repli ne peut être joué entre la déclaration d’une attaque et la fixation de sa puissance de feu.',
    },
    {
      id: 'FRL-TIME-6',
      source: 'Simultaneous Events',
      tag: 'completed',
      en: 'Cards drawn for terrain, Planning, a Canteen or Key Location are drawn at once, before the next decision.',
      fr: 'Les cartes piochées pour un terrain, la Planification, une Cantine ou une Position clé le sont aussitôt, avant la décision suivante.',
    },
    {
      id: 'FRL-TIME-7',
      source: 'Simultaneous Events',
      tag: 'completed',
      en: 'Any-time cards and counters may be played in the windows of either player’s turn; each is one play, fully resolved before the next question.',
      fr: 'Les cartes et pions à jouer à tout moment peuvent l’être dans les fenêtres du tour de l’un ou de l’autre ; chacun est un jeu, entièrement résolu avant la question suivante.',
    },
    {
      id: 'FRL-TIME-8',
      source: 'Simultaneous Events',
      tag: 'completed',
      en: 'Questions tell nothing: that of a window, of Rally, of the cover step or of contesting Binoculars is put whatever the player secretly holds, and skipped only when open facts leave them nothing but to pass, that is, an empty hand and on their living soldiers neither a face-down counter nor a known one that would serve (for Binoculars the counters alone matter). A player may order in advance to pass in windows; the order is secret and its answer looks like any other.',
      fr: 'Les questions ne révèlent rien : celle d’une fenêtre, du Ralliement, de la phase de couvert ou de la contestation de Jumelles est posée quoi que le joueur tienne en secret, et omise seulement quand les faits visibles ne lui laissent qu’à passer, c’est-à-dire une main vide et, sur ses soldats vivants, ni pion face cachée ni pion connu qui servirait (pour les Jumelles seuls les pions comptent). Un joueur peut ordonner d’avance qu’il passe dans les fenêtres ; l’ordre est secret et sa réponse ressemble à toute autre.',
    },
  ],
}
