import { typeset } from '@estafette/words'
import { spoken } from '../i18n/spoken.ts'
import { language } from '../store/settings.ts'
import type { Said } from '../screen/lesson.ts'

/** What the coach says beside the cues of a lesson. */
export interface LearnWords {
  readonly title: (game: string) => string
  readonly stepOf: (step: number, of: number) => string
  readonly next: string
  readonly back: string
  readonly skip: string
  readonly restart: string
  readonly leave: string
  readonly left: string
  readonly otherwise: string
  readonly keys: string
  readonly playOn: string
  readonly newGame: string
  readonly none: string
}

const en: LearnWords = {
  title: (game) => `Learn ${game}`,
  stepOf: (step, of) => `First game, step ${step} of ${of}`,
  next: 'Next',
  back: 'Back',
  skip: 'Do it for me',
  restart: 'Begin again',
  leave: 'Leave',
  left: 'Your first game is kept at this step. Go on whenever you like, under Learn.',
  otherwise: 'That is legal too, but follow the lesson for now.',
  keys: 'Keyboard: arrows go from place to place, Enter chooses, Escape goes back.',
  playOn: 'Play on from here',
  newGame: 'Set up a new game',
  none: 'There is no guided game yet. The rules are there, and the table shows what can be done.',
}

const fr: LearnWords = {
  title: (game) => `Apprendre ${game}`,
  stepOf: (step, of) => `Première partie, étape ${step} sur ${of}`,
  next: 'Suite',
  back: 'Retour',
  skip: 'Le faire pour moi',
  restart: 'Recommencer',
  leave: 'Quitter',
  left: 'Votre première partie est gardée à cette étape. Reprenez quand vous voulez, sous Apprendre.',
  otherwise: 'Ce serait permis. Faisons d’abord ceci ; rien n’est perdu.',
  keys: 'Clavier : les flèches vont de lieu en lieu, Entrée choisit, Échap revient.',
  playOn: 'Continuer d’ici',
  newGame: 'Préparer une partie',
  none: 'Il n’y a pas encore de partie guidée. Les règles sont là, et la table montre ce qui est possible.',
}

/** The words of the coach in the language of the moment. */
export const learnWords = spoken<LearnWords>({ en, fr })

/** Something of a lesson, set as the language of the moment is printed. */
export function sayIt(said: Said): string {
  return typeset(said[language.value], language.value)
}
