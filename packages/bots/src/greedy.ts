import {
  greedyPolicy,
  type Choice,
  type Game,
  type Policy,
  type State,
  type View,
} from '@estafette/kernel'
import type { BrainLookup, OwnChance, Player } from './player.ts'
import { randomPlayer } from './random.ts'

/** A player that takes what the game's brain thinks best now; without a brain, anything. */
export function greedyPlayer(brainOf: BrainLookup): Player {
  const fallback = randomPlayer()
  const policies = new WeakMap<object, Policy>() // by game
  return {
    name: 'greedy',
    looks: true,
    choose<S extends State>(game: Game<S>, view: View<S>, mind: OwnChance): Choice {
      const brain = brainOf(game)
      if (!brain) return fallback.choose(game, view, mind)
      const policy = policies.get(game) ?? greedyPolicy(game, brain)
      policies.set(game, policy)
      return policy.choose(game.imagine(view, mind), view.viewer, mind)
    },
  }
}
