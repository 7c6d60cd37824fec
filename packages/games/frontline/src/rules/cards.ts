import type { Chapter } from '@estafette/kernel'

export const cards: Chapter = {
  id: 'cards',
  title: { en: 'Action cards', fr: 'Cartes d’action' },
  rules: [
    {
      id: 'FRL-ACT-1',
      source: 'Action cards',
      tag: 'stated',
      en: 'A card is played for its printed effect if its conditions are met, or as a default action; as a default its title, text and symbols are ignored.',
      fr: 'Une carte se joue pour son effet imprimé si ses conditions sont remplies, ou comme action par défaut ; par défaut, son titre, son texte et ses symboles sont ignorés.',
    },
    {
      id: 'FRL-ACT-2',
      source: 'Action cards',
      tag: 'stated',
      en: 'A default Move is an advance of one card, a retreat of one card or a lateral move; a default Attack or Counter-attack has no bonus.',
      fr: 'Un Mouvement par défaut est une avance d’une carte, un recul d’une carte ou un mouvement latéral ; une Attaque ou une Contre-attaque par défaut n’a pas de bonus.',
    },
    {
      id: 'FRL-ACT-3',
      source: 'Action cards',
      tag: 'stated',
      en: 'Attack-type cards make an attack or a counter-attack, Move-type cards a move, as the section’s action.',
      fr: 'Les cartes de type Attaque font une attaque ou une contre-attaque, celles de type Mouvement un mouvement ; c’est l’action de la section.',
    },
    {
      id: 'FRL-ACT-4',
      source: 'Action cards',
      tag: 'stated',
      en: 'A Move, Attack or Counter-attack is made with exactly one card, or none for a Pathfinder’s move; Instant cards may accompany it.',
      fr: 'Un Mouvement, une Attaque ou une Contre-attaque se fait avec une seule carte exactement, ou sans carte pour le mouvement d’un Éclaireur ; des cartes Instantanées peuvent l’accompagner.',
    },
    {
      id: 'FRL-ACT-5',
      source: 'Action cards',
      tag: 'stated',
      en: 'The effect of a Move-type card applies in reactions as in its owner’s turn.',
      fr: 'L’effet d’une carte de type Mouvement s’applique en réaction comme au tour de son propriétaire.',
    },
  ],
}
