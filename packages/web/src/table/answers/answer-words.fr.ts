import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './answer-words.en.ts'

/** What is said of answers that are given ahead, in French. */
export const words: Translated<typeof en> = {
  title: 'Réponses d’avance',
  sentence: (when, bounds, answer, until) =>
    `${when}${bounds === '' ? '' : ` (${bounds})`} : ${answer}. ${until}`,
  least: (chance, hundredths) => `${chance} : ${hundredths} % ou plus`,
  below: (chance, hundredths) => `${chance} : moins de ${hundredths} %`,
  until: (turn) => `Jusqu’à la fin du tour ${turn}.`,
  kept: 'Jusqu’à son retrait.',
  whose:
    'Vous seul les voyez. La première qui couvre une décision pendant le tour adverse y répond, si sa réponse y est permise ; sinon, la question vous est posée. Le journal le dit comme tout autre choix.',
  far: 'Le serveur répond pour vous, même en votre absence.',
  add: 'Répondre d’avance…',
  kind: 'Décision',
  answer: 'Réponse',
  where: 'Où',
  anywhere: 'partout',
  who: 'Unité',
  anyone: 'toute unité',
  lookAt: 'Examinez un lieu sur la carte pour y limiter la réponse.',
  odds: 'Chance',
  always: 'quelle qu’elle soit',
  atLeast: 'au moins',
  under: 'moins de',
  percent: 'Pour cent',
  howLong: 'Durée',
  thisTurn: 'ce tour',
  forGood: 'jusqu’à son retrait',
  keep: 'Donner cette réponse d’avance',
  cancel: 'Annuler',
  drop: (rule) => `Retirer : ${rule}`,
  full: 'Il n’y a plus de place.',
}
