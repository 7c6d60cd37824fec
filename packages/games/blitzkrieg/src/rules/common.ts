import type { Chapter } from '@estafette/kernel'

export const common: Chapter = {
  id: 'common',
  title: { en: 'Common to the battles', fr: 'Commun aux batailles' },
  rules: [
    {
      id: 'BLZ-COM-1',
      source: 'Optional rules',
      tag: 'completed',
      en: 'Option: before the odds, infantry and heavy infantry in clear terrain or woods that are attacked by armour, with no undisrupted friendly armour in the hex, roll a die. On a die up to its defence factor the unit must stand without retreat; on a 6 it is disrupted.',
      fr: 'Option : avant le rapport, l’infanterie et l’infanterie lourde attaquées par des blindés en terrain clair ou bois, sans blindé ami non désorganisé dans l’hex, lancent un dé. Sur un dé au plus égal à son facteur de défense, l’unité doit tenir sans retraite ; sur 6, elle est désorganisée.',
    },
    {
      id: 'BLZ-COM-2',
      source: 'Battles',
      tag: 'stated',
      en: 'Each battle says who sets up first, who goes first, which edges supply, and how many air units there are.',
      fr: 'Chaque bataille dit qui se place en premier, qui joue en premier, quels bords ravitaillent, et combien il y a d’unités aériennes.',
    },
    {
      id: 'BLZ-COM-3',
      source: 'Arras',
      tag: 'conflict',
      en: 'At Arras the Allied player turn comes first. Ruling: the notes of play, the set-up and the initiative of the 21st, against the printed sequence.',
      fr: 'À Arras, le tour allié vient en premier. Arbitrage : les notes de jeu, la mise en place et l’initiative du 21 l’emportent sur la séquence imprimée.',
    },
    {
      id: 'BLZ-COM-4',
      source: '',
      tag: 'completed',
      en: 'Stacking limits apply at set-up. Transports are set up with units of their formation. The second player stays out of enemy zones of control while possible.',
      fr: 'L’empilement vaut à la mise en place. Les transports se placent avec les unités de leur formation. Le second joueur évite les zones de contrôle ennemies tant qu’il peut.',
    },
    {
      id: 'BLZ-COM-5',
      source: 'Turn tracks',
      tag: 'stated',
      en: 'Symbols on the turn track are reminders; the text rules.',
      fr: 'Les symboles de la piste sont des rappels ; le texte fait foi.',
    },
  ],
}
