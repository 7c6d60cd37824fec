import { spoken } from '../i18n/spoken.ts'
import type { words as en } from './who-words.en.ts'

export const whoWords = spoken(
  import.meta.glob<typeof en>('./who-words.??.ts', { eager: true, import: 'words' }),
)
