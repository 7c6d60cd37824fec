import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './calculator.en.ts'

export const words: Translated<typeof en> = {
  attack: 'Valeur d’attaque',
  defence: 'Valeur de défense',
  attackDice: 'Dés de l’attaquant',
  defenceDice: 'Dés du défenseur',
  success: 'Réussite',
  mean: 'Points de pertes d’une réussite, en moyenne',
  least: (points: number) => `Au moins ${points} points de pertes`,
}
