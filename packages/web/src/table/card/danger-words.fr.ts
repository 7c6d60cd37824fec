import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './danger-words.en.ts'

export const words: Translated<typeof en> = {
  grades: ['sans danger', 'un peu de danger', 'danger', 'grand danger'],
}
