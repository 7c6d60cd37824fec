import type { Choice, Seat } from './choice.ts'
import type { Game } from './game.ts'
import type { State } from './state.ts'
import { tryOn } from './trial.ts'
import { targetOf, verbOf } from './choice.ts'

/** One of the choices of a row, with the position that it is taken in. */
export interface ChoiceThere<S extends State = State> {
  readonly state: S
  readonly choice: Choice
}

/** What a seat would choose until a part of the game is over for it. */
export interface RestOfPart<S extends State = State> {
  readonly row: readonly Choice[] // its choices until another decides or dice are rolled
  readonly own: readonly ChoiceThere<S>[] // those and what would follow after others have had their turns
  readonly ends: boolean // after the row nothing of this part is left to the seat
}

/**
 * All that is left to a seat of a part of the game, chosen by `choose` and spelled out by playing it
 * on a copy, so that it contains nothing the rules would refuse. Where sides take turns at it the
 * others choose in the same way; nothing that they do belongs to the row.
 */
export function restOf<S extends State>(
  game: Game<S>,
  from: S,
  how: {
    readonly seat: Seat
    readonly isPart: (state: S, seat: Seat) => boolean // still, for whoever is to decide
    readonly choose: (state: S, seat: Seat) => Choice
    readonly takesTurns?: boolean // other seats decide in between
  },
): RestOfPart<S> {
  const { seat, isPart, choose, takesTurns = false } = how
  const trial = tryOn(game, from)
  const now = trial.state
  const own: ChoiceThere<S>[] = []
  const row: Choice[] = []
  let isRow = true
  for (let count = 0; count < game.longestGame && !trial.rolls; count++) {
    const acting = game.toAct(now)
    if (acting < 0 || !isPart(now, acting)) break
    if (acting !== seat && !takesTurns) break
    const choice = choose(now, acting)
    if (acting === seat) {
      own.push({ state: game.clone(now), choice })
      if (isRow) row.push(choice)
    } else isRow = false
    if (!trial.attempt(verbOf(choice), targetOf(choice))) throw new Error('not a legal choice')
  }
  return { row, own, ends: row.length === own.length }
}
