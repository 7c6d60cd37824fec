import type { Chapter } from '@estafette/kernel'

export const sequence: Chapter = {
  id: 'sequence',
  title: { en: 'Sequence of play', fr: 'Séquence de jeu' },
  rules: [
    {
      id: 'BLZ-SEQ-1',
      source: 'Sequence',
      tag: 'conflict',
      en: 'A game turn is the German player turn, the French player turn, and the end of the turn. Ruling: at Arras the Allied player turn comes first, as the set-up and the notes of the designer demand.',
      fr: 'Un tour de jeu comprend le tour allemand, le tour français et la fin de tour. Arbitrage : à Arras le tour allié vient en premier, comme le veulent la mise en place et les notes du concepteur.',
    },
    {
      id: 'BLZ-SEQ-2',
      source: 'Sequence',
      tag: 'stated',
      en: 'German player turn: supply, bombardment and air interdiction, movement, combat, exploitation, recovery.',
      fr: 'Tour allemand : ravitaillement, bombardement et interdiction aérienne, mouvement, combat, exploitation, récupération.',
    },
    {
      id: 'BLZ-SEQ-3',
      source: 'Sequence',
      tag: 'stated',
      en: 'French player turn: supply, movement, bombardment, combat, exploitation, recovery.',
      fr: 'Tour français : ravitaillement, mouvement, bombardement, combat, exploitation, récupération.',
    },
    {
      id: 'BLZ-SEQ-4',
      source: 'Sequence',
      tag: 'stated',
      en: 'In a night turn there is no combat, no exploitation and nothing in the air.',
      fr: 'Un tour de nuit n’a ni combat, ni exploitation, ni action aérienne.',
    },
    {
      id: 'BLZ-SEQ-5',
      source: 'Sequence',
      tag: 'stated',
      en: 'At the end of the turn the random event of the next turn is drawn, then victory is looked at; the dice of ferocity come before the event, pontoons are finished with the victory phase.',
      fr: 'En fin de tour, on tire l’événement aléatoire du tour suivant, puis on vérifie la victoire ; les dés de férocité précèdent l’événement, et les pontons sont achevés dans la phase de victoire.',
    },
    {
      id: 'BLZ-SEQ-6',
      source: 'Sequence, 2',
      tag: 'stated',
      en: 'Air missions are all assigned first; then come the interceptions one by one, then the bombs of those who are left, then artillery.',
      fr: 'On attribue d’abord toutes les missions aériennes ; puis viennent les interceptions une à une, puis les bombes des survivants, puis l’artillerie.',
    },
  ],
}
