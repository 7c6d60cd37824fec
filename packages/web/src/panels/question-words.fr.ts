import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './question-words.en.ts'

export const words: Translated<typeof en> = {
  choose: 'Choisissez',
  chooseAbove: 'Choisissez l’une des options ci-dessus.',
  nothingElse: 'Rien d’autre',
  mustChoose: 'Il faut choisir l’une des options.',
  allDone: 'Rien d’autre à faire',
  onlyC: 'Il ne reste que ce qui est à côté.',
  forGood: (label) => `${label}, définitif`,
  more: (count) => (count < 2 ? `${count} autre` : `${count} autres`),
}
