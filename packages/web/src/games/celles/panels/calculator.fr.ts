import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './calculator.en.ts'

export const words: Translated<typeof en> = {
  attack: 'Force des attaquants',
  defence: 'Force des défenseurs',
  modifier: 'Somme des modificateurs',
}
