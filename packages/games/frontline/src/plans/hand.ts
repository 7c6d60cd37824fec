import type { Seat } from '@estafette/kernel'
import { ACTION_TYPES } from '../data/codes.ts'
import { ATTACKING, MOVING, symbolOf } from '../data/deck.ts'
import { isSniper } from '../data/forces.ts'
import { held } from '../deck.ts'
import { cardsWithMove } from '../movement.ts'
import { NONE, type CardTitle, type FrontlineState } from '../state.ts'
import { keeping } from '../usefulness.ts'
import type { FireDraft } from './drafts.ts'

const titles: readonly CardTitle[] = Array.from({ length: ACTION_TYPES }, (_, card) => card)

/** Titles that drive fire, that drive a move, and that go with one. FRL-ACT-3, FRL-ACT-4 */
export const FIRING: readonly CardTitle[] = titles.filter((card) => symbolOf[card] === ATTACKING)
export const DRIVING: readonly CardTitle[] = titles.filter((card) => symbolOf[card] === MOVING)
export const ADDED: readonly CardTitle[] = cardsWithMove

/** The cards that a seat holds, by title, those that are missed least first (`keeping`). */
export function heldTitles(s: FrontlineState, seat: Seat): readonly CardTitle[] {
  return titles
    .filter((card) => held(s, seat, card) > 0)
    .toSorted((a, b) => keeping[a]! - keeping[b]!)
}

/** The card that a sniper would pay to name his man: of those beside the fire, missed least. */
export function extraFor(s: FrontlineState, seat: Seat, { section, card }: FireDraft): CardTitle {
  if (!isSniper(section)) return NONE
  const isSpare = (title: CardTitle): boolean => held(s, seat, title) > (title === card ? 1 : 0)
  return heldTitles(s, seat).find(isSpare) ?? NONE
}
