import { spoken } from '../../i18n/spoken.ts'

/** What bar, alarm and victory panel say, whatever the game. */
export interface VictoryWords {
  readonly turnOf: (turn: number, of: number, when: string) => string
  readonly open: string
  readonly title: string
  readonly endings: string
  readonly scores: string
  readonly next: string
  readonly risks: string
  readonly contested: string
  readonly near: string
  readonly show: string
  readonly hide: string
  readonly about: (what: string) => string
  readonly now: string // beside an ending that the next check would bring
  readonly chance: (percent: string) => string
  readonly nothing: string
  readonly ends: (choice: string, end: string) => string
  readonly mayEnd: (choice: string, percent: string, end: string) => string
}

const NB = '\u00a0'

const en: VictoryWords = {
  turnOf: (turn, of, when) => `Turn ${turn} of ${of}, ${when}`,
  open: 'How the game can end',
  title: 'Victory',
  endings: 'How the game can end now',
  scores: 'What counts now',
  next: 'What would count next',
  risks: 'At risk',
  contested: 'contested',
  near: 'enemies next to it',
  show: 'Show which',
  hide: 'Hide',
  about: (what) => `: ${what}`,
  now: 'at the next check',
  chance: (percent) => `${percent} at the next check`,
  nothing: 'Nothing.',
  ends: (choice, end) => `${choice} ends the game. ${end}`,
  mayEnd: (choice, percent, end) => `${choice} ends the game in ${percent} of cases. ${end}`,
}

const fr: VictoryWords = {
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

/** The words for victory in the language of the moment. */
export const victoryWords = spoken<VictoryWords>({ en, fr })
