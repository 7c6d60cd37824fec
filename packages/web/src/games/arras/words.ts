import { percent as percentOf } from '../../i18n/numbers.ts'
import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export { decimal } from '../../i18n/numbers.ts'

/** The words of this screen in the language of the moment. */
export const arrasWords = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)

/** A share with one decimal: '69.5%' in English, '69,5 %' in French. */
export function percent(share: number): string {
  return percentOf(share, 1)
}
