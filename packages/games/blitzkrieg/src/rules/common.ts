import type { Chapter } from '@estafette/kernel'

export const common: Chapter = {
  id: 'common',
  title: { en: 'Common to the battles', fr: 'Commun aux batailles' },
  rules: [
    {
      id: 'BLZ-COM-1',
      source: 'Optional rules',
      tag: 'completed',
      en: 'Option: infantry and heavy infantry in clear terrain or woods, attacked by armour and without undisrupted armour beside it, rolls before the odds: up to its defence factor it must stand without retreat, on a 6 it is disrupted.',
      fr: 'Option : l’infanterie et l’infanterie lourde en terrain clair ou bois, attaquée par des blindés et sans blindé non désorganisé à ses côtés, jette un dé avant le rapport : jusqu’à son facteur de défense elle doit tenir sans retraite, sur 6 elle est désorganisée.',
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
      fr: 'À Arras le tour allié vient en premier. Décision : les notes de jeu, la mise en place et l’initiative du 21, contre la séquence imprimée.',
    },
    {
      id: 'BLZ-COM-4',
      source: '',
      tag: 'completed',
      en: 'Stacking holds at set-up; transports are set up with units of their formation; the second player stays out of enemy zones while he can.',
      fr: 'L’empilement vaut à la mise en place ; les transports se placent avec les unités de leur formation ; le second joueur évite les zones ennemies tant qu’il peut.',
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
