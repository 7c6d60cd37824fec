import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './key-words.en.ts'

export const words: Translated<typeof en> = {
  disrupted: 'désorganisée',
  out: 'non ravitaillée',
  isolated: 'isolée',
  lost: 'réduite d’un pas',
  trucks: 'avec camions',
  spent: 'utilisée, ou a bougé',
  steps: 'points\u00a0: pas, rouges une fois perdus',
  coin: 'points de victoire d’une unité au-delà de la Meuse',
  chip: 'ravitaillement, ou formations à venir',
  turn: 'tour de leur arrivée',
  entry: 'entrée des renforts',
  rear: 'Zone Arrière',
  now: 'le tour présent',
}
