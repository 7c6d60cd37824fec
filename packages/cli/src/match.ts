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

/** A game and the same with the sides swapped. */
export type PlayedPair = readonly [Played, Played]

/** Plays the pairs of a part, and tells each with its number in the series. */
export function playPairs(
  game: Game,
  part: MatchPart,
  report: (number: number, pair: PlayedPair) => void = () => {},
): PlayedPair[] {
  const initial = createState(game, part.setup)
  const contest = {
    first: () => playerOf(part.players[0]),
    second: () => playerOf(part.players[1]),
    now: () => performance.now(),
  }
  return Array.from({ length: part.count }, (_, at) => {
    const number = part.first + at
    const pair = playPair(game, initial, contest, seedOf(part.seed, number))
    report(number, pair)
    return pair
  })
}

function playerOf(name: string): Player {
  const player = makePlayer(name, brainOf)
  if (!player) throw new Error(`no such player: ${name}`)
  return player
}
