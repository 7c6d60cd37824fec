import type { Chapter } from '@estafette/kernel'

export const ferocity: Chapter = {
  id: 'ferocity',
  title: { en: 'Moroccan ferocity', fr: 'Férocité marocaine' },
  rules: [
    {
      id: 'BLZ-MOR-1',
      source: 'Special, 9',
      tag: 'stated',
      en: 'While it is in force every combat with Moroccans is shifted a column in their favour.',
      fr: 'Tant que la férocité dure, tout combat avec des Marocains est décalé d’une colonne en leur faveur.',
    },
    {
      id: 'BLZ-MOR-2',
      source: 'Special, 9',
      tag: 'completed',
      en: 'Each Moroccan unit may turn an R or R* into a D, also when it stands without retreat.',
      fr: 'Chaque unité marocaine peut changer un R ou R* en D, même en défense sans retraite.',
    },
    {
      id: 'BLZ-MOR-3',
      source: 'Special, 9',
      tag: 'completed',
      en: 'At the end of the turn each that did so rolls once: even means a refit marker, or the end if it has one.',
      fr: 'À la fin du tour, chaque unité qui l’a fait lance un dé. S’il est pair, elle reçoit un Refit, ou elle est éliminée si elle en a déjà un.',
    },
    {
      id: 'BLZ-MOR-4',
      source: 'Special, 9',
      tag: 'stated',
      en: 'Moroccans may advance after any combat into hexes the Germans left.',
      fr: 'Les Marocains peuvent avancer après tout combat dans les hexs que les Allemands ont quittés.',
    },
    {
      id: 'BLZ-MOR-5',
      source: 'Events; orders of battle',
      tag: 'conflict',
      en: 'Moroccans are the three regiments printed as 2e DINA. Ruling: their numbers are those of the Moroccan division at Gembloux.',
      fr: 'Les Marocains sont les trois régiments imprimés 2e DINA. Arbitrage : leurs numéros sont ceux de la division marocaine à Gembloux.',
    },
  ],
}
