import type { Chapter } from '@estafette/kernel'

export const terrain: Chapter = {
  id: 'terrain',
  title: { en: 'Terrain', fr: 'Terrain' },
  rules: [
    {
      id: 'FRL-TER-1',
      source: 'Terrain cards',
      tag: 'stated',
      en: 'Nine terrain cards numbered 1 to 9 lie in a line from one player to the other.',
      fr: 'Neuf cartes de terrain numérotées de 1 à 9 forment une ligne d’un joueur à l’autre.',
    },
    {
      id: 'FRL-TER-2',
      source: 'Terrain cards',
      tag: 'stated',
      en: 'Shuffle the terrain cards, also turning them over at random. Draw them one by one and place each at its number, ignoring a number already placed, until all nine lie.',
      fr: 'Mélangez les cartes de terrain en les retournant aussi au hasard. Tirez-les une à une et placez chacune à son numéro, en ignorant un numéro déjà placé, jusqu’à ce que les neuf soient posées.',
    },
    {
      id: 'FRL-TER-3',
      source: 'Terrain cards',
      tag: 'stated',
      en: 'Sections start in card 2 or 8; the start points are cards 1 and 9. Who takes which end is decided before the terrain is laid.',
      fr: 'Les sections commencent dans la carte 2 ou 8 ; les points de départ sont les cartes 1 et 9. On décide qui prend quel bout avant de poser le terrain.',
    },
    {
      id: 'FRL-TER-4',
      source: 'Terrain cards',
      tag: 'completed',
      en: 'Terrain never changes during a battle.',
      fr: 'Le terrain ne change jamais au cours d’une bataille.',
      inert: {
        en: 'Nothing in the game could change the terrain.',
        fr: 'Rien dans le jeu ne pourrait changer le terrain.',
      },
    },
    {
      id: 'FRL-TER-5',
      source: 'Terrain cards',
      tag: 'stated',
      en: 'Light cover: Open Ground and Stream. Medium cover: Undergrowth and High Ground. Heavy cover: Scattered Trees and Burned-Out Buildings.',
      fr: 'Couvert léger : Terrain ouvert et Rivière. Couvert moyen : Broussailles et Position surélevée. Couvert important : Arbres clairsemés et Bâtiments en ruine.',
    },
    {
      id: 'FRL-TER-10',
      source: 'Terrain cards',
      tag: 'ambiguous',
      en: 'Open Ground: draw one action card each time one of your led sections advances into it and each time one advances out of it, in your own and in the opponent’s turn alike. Ruling: leaving must be an advance too, as in the Double Time example.',
      fr: 'Terrain ouvert : piochez une carte d’action chaque fois qu’une de vos sections commandées y entre en avançant et chaque fois qu’une en sort en avançant, à votre tour comme à celui de l’adversaire. Arbitrage : en sortir doit aussi être une avance, comme dans l’exemple de Double temps.',
    },
    {
      id: 'FRL-TER-11',
      source: 'Terrain cards',
      tag: 'stated',
      en: 'Undergrowth: a section in it, led or unled, has +2 firepower in attacks and counter-attacks.',
      fr: 'Broussailles : une section qui s’y trouve, commandée ou non, a +2 en puissance de feu dans ses attaques et contre-attaques.',
    },
    {
      id: 'FRL-TER-12',
      source: 'Terrain cards',
      tag: 'conflict',
      en: 'Scattered Trees: when a section advances into them its owner discards one action card or takes one Morale hit on one of its soldiers, a Wound if that soldier is broken or of Morale 0. With an empty hand the hit is compulsory; it may not go to a soldier it would kill unless there is no other. Ruling: only an advance costs this, as the terrain’s own text says; merely entering does not.',
      fr: 'Arbres clairsemés : quand une section y avance, son propriétaire défausse une carte d’action ou place un Coup au moral sur un de ses soldats, une Blessure si ce soldat a le moral épuisé ou un Moral de 0. La main vide, le coup est obligatoire ; il ne peut aller à un soldat qu’il tuerait que s’il n’y en a pas d’autre. Arbitrage : seule une avance coûte cela, comme le dit le texte du terrain ; y entrer autrement ne coûte rien.',
    },
    {
      id: 'FRL-TER-13',
      source: 'Terrain cards',
      tag: 'stated',
      en: 'Burned-Out Buildings: during the opponent’s turn your sections neither enter nor leave them, not even by Fall Back; lateral moves inside are allowed.',
      fr: 'Bâtiments en ruine : pendant le tour adverse, vos sections n’y entrent pas et n’en sortent pas, pas même par Repli ; les mouvements latéraux à l’intérieur sont permis.',
    },
    {
      id: 'FRL-TER-14',
      source: 'Terrain cards',
      tag: 'stated',
      en: 'Stream: when held it counts as two terrain cards for the hand size.',
      fr: 'Rivière : tenue, elle compte pour deux cartes de terrain dans la taille de la main.',
    },
    {
      id: 'FRL-TER-15',
      source: 'Terrain cards',
      tag: 'stated',
      en: 'High Ground: a section in it that attacks or counter-attacks may treat its target as one card closer, unless the target stands in High Ground too.',
      fr: 'Position surélevée : une section qui s’y trouve et qui attaque ou contre-attaque peut traiter sa cible comme plus proche d’une carte, sauf si la cible est elle aussi en Position surélevée.',
    },
  ],
}
