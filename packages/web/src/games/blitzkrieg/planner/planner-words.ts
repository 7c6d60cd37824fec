import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './planner-words.en.ts'

/** Words of the combat planner. */
export const plannerWords = spoken(
  import.meta.glob<typeof en>('./planner-words.??.ts', { eager: true, import: 'words' }),
)
