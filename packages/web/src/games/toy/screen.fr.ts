import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './screen.en.ts'

export const words: Translated<typeof en> = {
  deck: 'Pioche',
  pile: 'Défausse',
  mine: 'Votre main',
  hand: (seat) => `Main : ${seat}`,
  round: 'Manche',
  oats: 'Avoine',
  riders: 'Cavaliers',
}
