import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export const words: Translated<typeof en> = {
  new: 'Quelle bataille voulez-vous jouer ?',
  learn: 'Quel jeu voulez-vous apprendre ?',
  rules: 'Quelles règles voulez-vous lire ?',
}
