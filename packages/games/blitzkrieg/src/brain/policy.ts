import {
  lazyPolicy,
  LEGAL,
  makeChoice,
  type Brain,
  type Choice,
  type Game,
  type Lazy,
  type Policy,
} from '@estafette/kernel'
import { NONE, type BlitzState, type Hex, type Unit } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import { wayOf } from './moves.ts'
import type { Mind } from './question.ts'

/** A movement phase is thought through once. */
const moves: Lazy<BlitzState> = {
  steps: ['move'],
  span: ({ turn, half, exploiting }) => 4 * turn + 2 * half + exploiting,
}

/** A player for roll-outs: a unit under way keeps its goal. */
export function makePolicy(
  game: Game<BlitzState>,
  brain: Brain<BlitzState>,
  mind: Mind,
): Policy<BlitzState> {
  const lazy = lazyPolicy(game, brain, moves)
  let walker: Unit = NONE
  let way: readonly Hex[] = [] // from where it goes on to its goal

  /** The next step on the way, if it is still open. */
  const next = (s: BlitzState): Choice => {
    const at = way.indexOf(s.place[s.active]!)
    const to = way[at + 1]
    const choice = to === undefined ? makeChoice(VERB.stop) : makeChoice(VERB.to, to)
    return at >= 0 && game.verdict(s, s.decider, choice) === LEGAL ? choice : NOTHING
  }

  return {
    begin() {
      lazy.begin()
      walker = NONE
    },
    choose(s, seat, dice) {
      if (s.step !== STEP['on-the-way']) {
        walker = NONE
        return lazy.choose(s, seat, dice)
      }
      if (walker === s.active) {
        const choice = next(s)
        if (choice !== NOTHING) return choice
      }
      const choice = lazy.choose(s, seat, dice)
      way = wayOf(mind, choice)
      walker = way.length > 0 ? s.active : NONE
      return choice
    },
  }
}

const NOTHING = -1
