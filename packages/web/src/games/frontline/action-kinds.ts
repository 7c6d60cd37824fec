import {
  ACTION_TYPES,
  ATTACKING,
  cardsWithMove,
  MOVING,
  symbolOf,
  type Card,
} from '@estafette/frontline/screen'

const titles: readonly Card[] = Array.from({ length: ACTION_TYPES }, (_, card) => card)

/** Titles that drive fire, that drive a move, and that go with one. FRL-ACT-3, FRL-ACT-4 */
export const FIRING = titles.filter((card) => symbolOf[card] === ATTACKING)
export const DRIVING = titles.filter((card) => symbolOf[card] === MOVING)
export const ADDED: readonly Card[] = cardsWithMove

/** What a section can do with its action, or in answer to one. FRL-TURN-2, FRL-REACT-1 */
export const DEEDS = ['attack', 'counter', 'move', 'prepare', 'conceal'] as const
export type Deed = (typeof DEEDS)[number]

/** Whether a verb is the action of a section. */
export function isDeed(verb: string): verb is Deed {
  return DEEDS.some((deed) => deed === verb)
}
