import { spoken, type Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './card-words.en.ts'

/** What the decision cards of Arras say. */
export type CardWords = Translated<typeof en>

/** The words of the cards in the language of the moment. */
export const cardWords = spoken(
  import.meta.glob<typeof en>('./card-words.??.ts', { eager: true, import: 'words' }),
)
