import type { Choice } from '../choice.ts'
import type { Game } from '../game.ts'
import type { State } from '../state.ts'
import { greedyPolicy, type Brain, type Policy } from './brain.ts'

/** Where a lazy policy keeps what it thought: at some steps, as long as the number stays the same. */
export interface Lazy<S extends State> {
  readonly steps: readonly string[]
  span(state: S): number
}

const DOUBTS = 4 // how often the best is asked again before it is taken

/**
 * Takes what a brain rates best, but does not rate everything anew at every step of a long phase: it
 * keeps what it thought of each choice and asks again only about the best, until that stays the best.
 * The brain must rate choices alone.
 */
export function lazyPolicy<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  { steps, span }: Lazy<S>,
): Policy<S> {
  const greedy = greedyPolicy(game, brain)
  const kept = new Map<Choice, number>()
  let now = Number.NaN
  let choices = new Int32Array(0)
  let some = new Int32Array(0)
  let values = new Float64Array(0)
  return {
    begin() {
      now = Number.NaN
    },
    choose(state, seat, dice) {
      if (!steps.includes(game.decision(state, seat).step)) return greedy.choose(state, seat, dice)
      if (span(state) !== now) kept.clear()
      now = span(state)
      if (choices.length < state.legal.length) {
        choices = new Int32Array(state.legal.length)
        some = new Int32Array(state.legal.length)
        values = new Float64Array(state.legal.length)
      }
      const count = game.choices(state, seat, choices)
      const rate = (asked: number): void => {
        brain.rate(state, seat, some, asked, values, dice)
        for (let i = 0; i < asked; i++) kept.set(some[i]!, values[i]!)
      }
      let unknown = 0
      for (let i = 0; i < count; i++) if (!kept.has(choices[i]!)) some[unknown++] = choices[i]!
      if (unknown > 0) rate(unknown)
      let best = bestKept(kept, choices, count)
      if (unknown === count) return best
      for (let doubt = 0; doubt < DOUBTS; doubt++) {
        some[0] = best
        rate(1)
        const next = bestKept(kept, choices, count)
        if (next === best) break
        best = next
      }
      return best
    },
  }
}

function bestKept(kept: ReadonlyMap<Choice, number>, choices: Int32Array, count: number): Choice {
  let best = choices[0]!
  let most = kept.get(best)!
  for (let i = 1; i < count; i++) {
    const value = kept.get(choices[i]!)!
    if (value > most) {
      best = choices[i]!
      most = value
    }
  }
  return best
}
