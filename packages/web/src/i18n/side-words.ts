import { spoken } from './spoken.ts'
import type { words as en } from './side-words.en.ts'

export const sideWords = spoken(
  import.meta.glob<typeof en>('./side-words.??.ts', { eager: true, import: 'words' }),
)
