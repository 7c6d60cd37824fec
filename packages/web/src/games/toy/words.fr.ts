import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export const words: Translated<typeof en> = {
  deck: 'Pioche',
  pile: 'Défausse',
  mine: 'Votre main',
  hand: (seat) => `Main : ${seat}`,
  faceDown: 'une carte face cachée',
  eat: 'Manger',
  throw: 'Lancer',
  whyEat: 'Le sucre se mange avant de partir.',
  whyThrow: 'Les mottes se lancent sur un cavalier au galop.',
  round: 'Manche',
  oats: 'Avoine',
  riders: 'Cavaliers',
  ridersAt: (count) => (count === 0 ? '' : `(${count} cavalier${count < 2 ? '' : 's'})`),
}
