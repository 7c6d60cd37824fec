import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './calculator.en.ts'

export const words: Translated<typeof en> = {
  title: 'Calculateur de combat',
  note: 'N’importe quel combat, sans lancer les dés.',
}
