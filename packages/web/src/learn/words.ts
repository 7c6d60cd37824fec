import type { Said } from '../screen/lesson.ts'
import { inPrint, spoken } from '../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** The words of the coach in the language of the moment. */
export const learnWords = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)

/** Something of a lesson, set as the language of the moment is printed. */
export function sayIt(said: Said): string {
  return inPrint(said)
}
