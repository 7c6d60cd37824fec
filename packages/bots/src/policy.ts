import { greedyPolicy, type Brain, type Game, type Policy, type State } from '@estafette/kernel'

/** The policy of a brain; of one that has none, whatever it rates best. */
export function policyOf<S extends State>(game: Game<S>, brain: Brain<S>): Policy<S> {
  return brain.policy?.() ?? greedyPolicy(game, brain)
}
