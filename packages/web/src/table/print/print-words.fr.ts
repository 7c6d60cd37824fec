import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './print-words.en.ts'

/** What stands on a printed table, in French. */
export const words: Translated<typeof en> = {
  position: 'Position',
  result: 'Résultat',
  units: 'Unités',
  log: 'Journal',
}
