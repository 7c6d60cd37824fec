import {
  fastDice,
  NOBODY,
  type Brain,
  type Choice,
  type Game,
  type Policy,
  type Seat,
  type State,
  type View,
} from '@estafette/kernel'
import { policyOf } from './policy.ts'

/** Plays positions out that are imagined behind a view, and says how they end. */
export interface RollOuts<S extends State> {
  readonly policy: Policy<S>
  /** The position of a roll-out by its number: the same whenever it is asked for. */
  imagine(number: number): S
  /** How a row of choices ends in a roll-out for the viewer, by what the brain aims at: 0 to 1. */
  play(number: number, line: readonly Choice[]): number
}

// What is hidden, what the table rolls and what the players think have dice of their own.
const IMAGINED = 0x696d6167
const TABLE = 0x7461626c
const MIND = 0x6d696e64
const APART = 0x9e3779b1 // seeds of neighbours have nothing in common

/**
 * Prepares roll-outs from a view. Roll-outs of one number have the same hidden things and the same
 * dice whatever is tried in them, so that candidates are compared on equal terms.
 */
export function rollOutsFrom<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  view: View<S>,
  seed: number,
): RollOuts<S> {
  const dice = fastDice(0)
  const mind = fastDice(0)
  const policy = policyOf(game, brain)
  const world = game.clone(view.known)
  const state = game.clone(view.known)
  let imagined = -1
  const seedOf = (number: number, what: number): number =>
    (seed ^ what ^ Math.imul(number + 1, APART)) >>> 0

  const imagine = (number: number): S => {
    if (imagined !== number) {
      dice.reseed(seedOf(number, IMAGINED))
      game.imagine(view, dice, world)
      imagined = number
    }
    return world
  }
  return {
    policy,
    imagine,
    play(number, line) {
      game.copy(state, imagine(number))
      dice.reseed(seedOf(number, TABLE))
      mind.reseed(seedOf(number, MIND))
      policy.begin()
      const { viewer } = view
      const { horizon } = brain
      let passing = horizon?.ahead ?? 1
      let boundary = horizon?.boundary(state) ?? 0
      for (const choice of line) {
        if (game.verdict(state, viewer, choice) !== 0) break // what is hidden came in between
        game.play(state, viewer, choice, dice)
      }
      for (;;) {
        const seat = game.toAct(state)
        if (seat < 0) return horizon?.aim?.(state, viewer) ?? resultOf(game, state, viewer)
        if (horizon && horizon.boundary(state) > boundary) {
          if (--passing === 0) return (horizon.aim ?? horizon.value)(state, viewer)
          boundary = horizon.boundary(state)
        }
        game.play(state, seat, policy.choose(state, seat, mind), dice)
      }
    },
  }
}

/** What the side of a seat has at the end: 1 for a victory, a half for a draw. */
function resultOf<S extends State>(game: Game<S>, state: S, seat: Seat): number {
  const winner = game.outcome(state)?.winner ?? NOBODY
  if (winner === NOBODY) return 0.5
  return winner === game.sideOf(state, seat) ? 1 : 0
}
