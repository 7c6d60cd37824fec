import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './victory-words.en.ts'

const NB = '\u00a0'

export const words: Translated<typeof en> = {
  turnOf: (turn, of, when) => `Tour ${turn} sur ${of}, ${when}`,
  open: 'Comment la partie peut finir',
  title: 'Victoire',
  endings: 'Comment la partie peut finir',
  scores: 'Ce qui compte à présent',
  next: 'Ce qui compterait ensuite',
  risks: 'En danger',
  contested: 'contesté',
  near: 'ennemis à côté',
  show: 'Montrer',
  hide: 'Masquer',
  about: (what) => `${NB}: ${what}`,
  now: 'au prochain décompte',
  chance: (percent) => `${percent} au prochain décompte`,
  nothing: 'Rien.',
  ends: (choice, end) => `${choice}${NB}: la partie est alors finie. ${end}`,
  mayEnd: (choice, percent, end) =>
    `${choice}${NB}: la partie finit alors avec ${percent} de chances. ${end}`,
}
