import type { Chapter } from '@estafette/kernel'

export const counters: Chapter = {
  id: 'counters',
  title: { en: 'Counters', fr: 'Pions' },
  rules: [
    {
      id: 'FRL-CNT-1',
      source: 'Counters',
      tag: 'stated',
      en: 'The Axis uses the blue counters, the Allies the beige ones; a player never uses the other’s.',
      fr: 'L’Axe utilise les pions bleus, les Alliés les pions beiges ; un joueur n’utilise jamais ceux de l’autre.',
      inert: {
        en: 'The colours are those of the counters on the screen and decide nothing.',
        fr: 'Ce sont les couleurs des pions à l’écran ; elles ne décident de rien.',
      },
    },
    {
      id: 'FRL-CNT-2',
      source: 'Counters',
      tag: 'stated',
      en: 'The equipment counters of a side limit what it may take. Ammo counters, damage markers and Acted counters are unlimited.',
      fr: 'Les pions d’équipement d’un camp limitent ce qu’il peut prendre. Les pions de munition, les pions de dommage et les pions d’activation sont illimités.',
    },
    {
      id: 'FRL-CNT-3',
      source: 'Counters',
      tag: 'stated',
      en: 'The Firepower marker shows which side’s firepower is in effect and its value; it does nothing else.',
      fr: 'Le marqueur de Puissance de feu montre le camp dont la puissance de feu s’applique et sa valeur ; il ne fait rien d’autre.',
      inert: {
        en: 'The marker only shows a number that the program keeps.',
        fr: 'Le pion ne fait que montrer un nombre que le programme tient.',
      },
    },
    {
      id: 'FRL-CNT-4',
      source: 'Counters',
      tag: 'stated',
      en: 'Every section is Not Acted at the start of the game.',
      fr: 'Toute section est Non activée au début de la partie.',
    },
  ],
}
