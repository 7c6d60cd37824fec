import { greedyPlayer } from './greedy.ts'
import type { PlayerName } from './names.ts'
import type { BrainLookup, Player } from './player.ts'
import { randomPlayer } from './random.ts'
import type { Budget } from './think.ts'
import { thinkingPlayer } from './thinker.ts'

/** What `think` may think about a decision: whoever has a clock makes a player of its own. */
const BUDGET: Budget = { rollouts: 24, slice: 24 }

const makers: Readonly<Record<PlayerName, (brainOf: BrainLookup) => Player>> = {
  random: randomPlayer,
  greedy: greedyPlayer,
  think: (brainOf) => thinkingPlayer(brainOf, BUDGET),
}

/** A new player of this name, with the brains it may use. */
export function makePlayer(name: string, brainOf: BrainLookup): Player | undefined {
  return Object.hasOwn(makers, name) ? makers[name as PlayerName](brainOf) : undefined
}
