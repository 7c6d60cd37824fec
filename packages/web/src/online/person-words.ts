import { spoken } from '../i18n/spoken.ts'
import type { words as en } from './person-words.en.ts'

export const personWords = spoken(
  import.meta.glob<typeof en>('./person-words.??.ts', { eager: true, import: 'words' }),
)
