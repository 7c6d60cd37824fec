import { greedyPlayer } from './greedy.ts'
import type { PlayerName } from './names.ts'
import type { Player } from './player.ts'
import { randomPlayer } from './random.ts'

export { playerNames } from './names.ts'
export { ask, type Mind, type Player } from './player.ts'

const makers: Readonly<Record<PlayerName, () => Player>> = {
  random: randomPlayer,
  greedy: greedyPlayer,
}

/** A new player of this name. */
export function makePlayer(name: string): Player | undefined {
  return Object.hasOwn(makers, name) ? makers[name as PlayerName]() : undefined
}
