import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './panel-words.en.ts'

/** The words of the bar and of the order of battle. */
export const panelWords = spoken(
  import.meta.glob<typeof en>('./panel-words.??.ts', { eager: true, import: 'words' }),
)
