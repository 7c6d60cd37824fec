import type { Choice, Game, Seat, State } from '@estafette/kernel'
import type { BrainLookup, Mind, Player } from './player.ts'
import { randomPlayer } from './random.ts'

/** A player that takes what the game's brain thinks best now; without a brain, anything. */
export function greedyPlayer(brainOf: BrainLookup): Player {
  const fallback = randomPlayer()
  let choices = new Int32Array(0) // kept between choices: this is the policy of every roll-out
  let values = new Float64Array(0)
  return {
    name: 'greedy',
    looks: true,
    choose<S extends State>(game: Game<S>, state: S, seat: Seat, mind: Mind): Choice {
      const brain = brainOf(game)
      if (!brain) return fallback.choose(game, state, seat, mind)
      if (choices.length < state.legal.length) {
        choices = new Int32Array(state.legal.length)
        values = new Float64Array(state.legal.length)
      }
      const count = game.choices(state, seat, choices)
      brain.rate(state, seat, choices, count, values, mind)
      let best = 0
      for (let i = 1; i < count; i++) if (values[i]! > values[best]!) best = i
      return choices[best]!
    },
  }
}
