import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './faced-words.en.ts'

const cards = (count: number): string => `${count} carte${count < 2 ? '' : 's'}`

export const words: Translated<typeof en> = {
  title: 'Les deux plis sont ouverts',
  drafted: 'Ce qui a été pris',
  points: (vp) => `${vp} PV`,
  sum: (men, places, leaders) =>
    `${cards(men)}, ${places} places sous ${leaders} chef${leaders < 2 ? '' : 's'}`,
  noSum: (men) => `${cards(men)}, pas de chef`,
  none: 'Rien encore.',
  firepower: 'Puissance de feu visée par distance',
  note: 'toutes les cartes, armes chargées, à découvert',
  rangeHead: 'Distance',
  row: (range, own, enemy) => `distance ${range} : ${own} contre ${enemy}`,
  opening: (range) => `La bataille commence à la distance ${range}.`,
  leads: (side, from, to) =>
    from === to
      ? `Plus de puissance à la distance ${from} : ${side}.`
      : `Plus de puissance de la distance ${from} à ${to} : ${side}.`,
  text: (sides) => `${sides} Rien ne peut plus être changé ; place aux sections.`,
  loses: (side, vp) => `${side} : défaite dès ${vp} PV détruits.`,
  goOn: 'Former mes sections',
  both: 'Les deux forces',
}
