import type { Brain, Game, Policy, State } from '@estafette/kernel'

/** The policy of a brain; of one that has none, whatever it rates best. */
export function policyOf<S extends State>(game: Game<S>, brain: Brain<S>): Policy<S> {
  return brain.policy?.() ?? greedyPolicy(game, brain)
}

/** Takes what a brain rates best; the first of several. It has nothing to remember. */
export function greedyPolicy<S extends State>(game: Game<S>, brain: Brain<S>): Policy<S> {
  let choices = new Int32Array(0) // kept between choices: this is the policy of roll-outs
  let values = new Float64Array(0)
  return {
    begin() {},
    choose(state, seat, dice) {
      if (choices.length < state.legal.length) {
        choices = new Int32Array(state.legal.length)
        values = new Float64Array(state.legal.length)
      }
      const count = game.choices(state, seat, choices)
      brain.rate(state, seat, choices, count, values, dice)
      let best = 0
      for (let i = 1; i < count; i++) if (values[i]! > values[best]!) best = i
      return choices[best]!
    },
  }
}
