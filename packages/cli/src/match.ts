import { makePlayer, type Player } from '@estafette/bots'
import type { Game, Setup } from '@estafette/kernel'
import { playPair, type Played } from '@estafette/lab'
import { brainOf } from '@estafette/registry/brains'
import { seedOf } from './seed.ts'
import { createState } from './setup.ts'

/** Pairs of games to play: those from `first` on, out of a series with one seed. */
export interface MatchPart {
  readonly game: string
  readonly setup: Setup
  readonly players: readonly [string, string]
  readonly seed: number
  readonly first: number
  readonly count: number
}

/** Plays the pairs of a part. */
export function playPairs(
  game: Game,
  part: MatchPart,
  report: (pairs: number) => void = () => {},
): (readonly [Played, Played])[] {
  const initial = createState(game, part.setup)
  const contest = {
    first: () => playerOf(part.players[0]),
    second: () => playerOf(part.players[1]),
    now: () => performance.now(),
  }
  return Array.from({ length: part.count }, (_, at) => {
    const pair = playPair(game, initial, contest, seedOf(part.seed, part.first + at))
    report(at + 1)
    return pair
  })
}

function playerOf(name: string): Player {
  const player = makePlayer(name, brainOf)
  if (!player) throw new Error(`no such player: ${name}`)
  return player
}
