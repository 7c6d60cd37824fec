import { greedyPlayer } from './greedy.ts'
import type { PlayerName } from './names.ts'
import type { BrainLookup, Player } from './player.ts'
import { randomPlayer } from './random.ts'

const makers: Readonly<Record<PlayerName, (brainOf: BrainLookup) => Player>> = {
  random: randomPlayer,
  greedy: greedyPlayer,
}

/** A new player of this name, with the brains it may use. */
export function makePlayer(name: string, brainOf: BrainLookup): Player | undefined {
  return Object.hasOwn(makers, name) ? makers[name as PlayerName](brainOf) : undefined
}
