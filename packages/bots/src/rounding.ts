import { NEVER, type Choice, type Game, type State, type View } from '@estafette/kernel'
import type { BrainLookup, OwnChance, Player } from './player.ts'
import { randomPlayer } from './random.ts'

/**
 * A player that tells good from bad, but not good from better: what the game's brain thinks of the
 * choices is rounded, and any of the good ones is taken. Without a brain, anything is.
 */
export function roundingPlayer(brainOf: BrainLookup): Player {
  const fallback = randomPlayer()
  let choices = new Int32Array(0) // kept between choices
  let values = new Float64Array(0)
  return {
    name: 'rough',
    looks: true,
    choose<S extends State>(game: Game<S>, view: View<S>, mind: OwnChance): Choice {
      const brain = brainOf(game)
      if (!brain) return fallback.choose(game, view, mind)
      const state = game.imagine(view, mind)
      if (choices.length < state.legal.length) {
        choices = new Int32Array(state.legal.length)
        values = new Float64Array(state.legal.length)
      }
      const count = game.choices(state, view.viewer, choices)
      brain.rate(state, view.viewer, choices, count, values, mind)
      const good = goodOf(values.subarray(0, count))
      return choices[good[mind.below(good.length)]!]!
    },
  }
}

/** Where the good values are: nearer to the best than to the worst. NEVER is good where all are. */
export function goodOf(values: Float64Array): readonly number[] {
  const told = values.filter((value) => value !== NEVER)
  if (told.length === 0) return Array.from(values, (_, at) => at)
  const best = told.reduce((one, other) => Math.max(one, other))
  const worst = told.reduce((one, other) => Math.min(one, other))
  const least = (best + worst) / 2
  return Array.from(values, (value, at) => (value >= least ? at : -1)).filter((at) => at >= 0)
}
