import { greedyPlayer } from './greedy.ts'
import type { Player } from './player.ts'
import { randomPlayer } from './random.ts'

export { ask, type Mind, type Player } from './player.ts'

const makers: Readonly<Record<string, () => Player>> = {
  random: randomPlayer,
  greedy: greedyPlayer,
}

/** The computer players by name, the weakest first. */
export const playerNames: readonly string[] = Object.keys(makers)

/** A new player of this name. */
export function makePlayer(name: string): Player | undefined {
  return Object.hasOwn(makers, name) ? makers[name]?.() : undefined
}
