import { spoken } from '../i18n/spoken.ts'
import { language } from '../store/settings.ts'
import type { words as en } from './words.en.ts'

/** The words of the replay page in the language of the moment. */
export const replayWords = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)

/** A large number as it is written. */
export function countText(count: number): string {
  return count.toLocaleString(language.value)
}
