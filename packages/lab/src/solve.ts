import {
  enumerate,
  hashText,
  NOBODY,
  type Choice,
  type Game,
  type Seat,
  type State,
} from '@estafette/kernel'

/** A choice and what it is worth to its seat where both sides play on without a fault. */
export interface Worth {
  readonly choice: Choice
  readonly points: number // by the points of the game, a victory counted as many
}

/** Points that a victory is worth: more than there are to be had in any game. */
export const VICTORY = 10_000

/** More ways for the game to go on than anybody wanted to follow, or something that is hidden. */
class Unsolved extends Error {}

/**
 * What every choice of a seat is worth, exactly: all that can follow is played out by the rules to
 * the end of the game, the dice falling every way they can. Null where that takes more than so many
 * plays, where something is hidden from somebody on the way, or several decide at once.
 */
export function solve<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  plays: number,
): readonly Worth[] | null {
  const known = new Map<string, number>() // points of the first side
  const side = game.sideOf(state, seat)
  const blank = game.clone(state)
  let left = plays

  const isOpen = (position: S): boolean =>
    Array.from({ length: game.seatsIn(position) }, (_, viewer) => viewer).every((viewer) => {
      const { raw } = game.view(position, viewer, blank).known
      return position.raw.every((value, at) => value === raw[at])
    })

  /** What a choice comes to for the first side. */
  const after = (position: S, by: Seat, choice: Choice): number => {
    const copies = new Map<string, { readonly state: S; share: number }>()
    let copy = game.clone(position)
    enumerate(
      (dice) => {
        if (left-- <= 0) throw new Unsolved()
        game.copy(copy, position)
        game.play(copy, by, choice, dice)
      },
      (probability) => {
        const key = hashText(copy)
        const same = copies.get(key)
        if (same) same.share += probability
        else {
          copies.set(key, { state: copy, share: probability })
          copy = game.clone(position)
        }
      },
    )
    let points = 0
    for (const [key, { state: next, share }] of copies) points += share * valueOf(next, key)
    return points
  }

  /** What a position comes to for the first side. */
  const valueOf = (position: S, key: string): number => {
    const outcome = game.outcome(position)
    if (outcome) {
      const { winner, margins } = outcome
      return (margins[0] ?? 0) + (winner === NOBODY ? 0 : winner === 0 ? VICTORY : -VICTORY)
    }
    const found = known.get(key)
    if (found !== undefined) return found
    const by = game.toAct(position)
    if (game.acting(position) !== 1 << by || !isOpen(position)) throw new Unsolved()
    const isFirst = game.sideOf(position, by) === 0
    const worths = choicesOf(game, position, by).map((choice) => after(position, by, choice))
    const best = isFirst ? Math.max(...worths) : Math.min(...worths)
    known.set(key, best)
    return best
  }

  try {
    if (game.acting(state) !== 1 << seat || !isOpen(state)) return null
    return choicesOf(game, state, seat).map((choice) => {
      const points = after(state, seat, choice)
      return { choice, points: side === 0 ? points : -points }
    })
  } catch (error) {
    if (error instanceof Unsolved) return null
    throw error
  }
}

function choicesOf<S extends State>(game: Game<S>, state: S, seat: Seat): Choice[] {
  const room = new Int32Array(state.legal.length)
  return [...room.subarray(0, game.choices(state, seat, room))]
}
