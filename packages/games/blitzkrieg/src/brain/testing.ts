import {
  createState,
  greedyPolicy,
  type Brain,
  type Choice,
  type Dice,
  type Game,
  type Seat,
} from '@estafette/kernel'
import type { BlitzState } from '../state.ts'

type Battle = Game<BlitzState>

/** A new game of a battle, before the first decision. */
export function begin(game: Battle, dice: Dice): BlitzState {
  const s = createState(game, { scenario: 'battle', options: {} })
  game.start(s, dice)
  return s
}

/** What a brain likes best. */
export function choosing(
  game: Battle,
): (brain: Brain<BlitzState>, s: BlitzState, seat: Seat, dice: Dice) => Choice {
  return (brain, s, seat, dice) => greedyPolicy(game, brain).choose(s, seat, dice)
}
