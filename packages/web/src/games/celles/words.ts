import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export { decimal as average, percent, points, signed } from '../../i18n/numbers.ts'

/** The words of this screen in the language of the moment. */
export const cellesWords = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
