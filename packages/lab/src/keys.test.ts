import { readdirSync, readFileSync } from 'node:fs'
import { levels, makePlayer } from '@estafette/bots'
import { createState, fastDice, makeNotation, type Game, type State } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { gameById } from '@estafette/registry'
import { brainOf } from '@estafette/registry/brains'
import { expect, test } from 'vitest'
import { isLong, sampleOf } from '../../../scripts/lanes.ts'
import { findKeys, lossIn, type Key, type KeySearch } from './keys.ts'
import { solve, VICTORY } from './solve.ts'

/** What `npm run keys` has written of a game. */
interface Kept {
  readonly search: KeySearch
  readonly keys: readonly Key[]
}

const folder = new URL('../keys/', import.meta.url)
const kept = readdirSync(folder).map((file): [string, Kept] => [
  file.replace('.json', ''),
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Kept,
])
const SAMPLE = 2 // keys of a game in the quick lane
const GAMES = 40 // played out from a choice

function positionOf(game: Game, { position }: Key): State {
  const read = game.read(position)
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

/** The choices of a key, the worst first. */
const ranked = ({ points }: Key) => Object.entries(points).toSorted(([, a], [, b]) => a - b)

test.each(kept)('the keys of %s are what its rules still say', (id, { search, keys }) => {
  const game = gameById(id)!
  for (const key of sampleOf(keys, SAMPLE)) {
    const worths = solve(game, positionOf(game, key), key.seat, search.plays)!
    const points = worths.map(({ choice, points }) => [makeNotation(game, choice), points])
    expect(Object.fromEntries(points)).toEqual(key.points)
  }
})

test.each(kept)(
  'what a choice in %s is worth is what two without a fault make of it',
  (id, all) => {
    const game = gameById(id)!
    const key = all.keys.toSorted((a, b) => ranked(a).length - ranked(b).length)[0]!
    const from = positionOf(game, key)
    const side = game.sideOf(from, key.seat)

    /** What comes of a choice by one way the dice fall. */
    const playedOut = (choice: number, seed: number): number => {
      const state = game.clone(from)
      const dice = fastDice(seed)
      game.play(state, key.seat, choice, dice)
      for (let by = game.toAct(state); by >= 0; by = game.toAct(state)) {
        const worths = solve(game, state, by, all.search.plays)!
        const best = worths.reduce((most, one) => (one.points > most.points ? one : most))
        game.play(state, by, best.choice, dice)
      }
      const { winner, margins } = game.outcome(state)!
      return margins[side]! + (winner < 0 ? 0 : winner === side ? VICTORY : -VICTORY)
    }

    for (const { choice, points } of solve(game, from, key.seat, all.search.plays)!) {
      const games = Array.from({ length: GAMES }, (_, seed) => playedOut(choice, seed))
      const mean = games.reduce((sum, one) => sum + one, 0) / GAMES
      const variance = games.reduce((sum, one) => sum + (one - mean) ** 2, 0) / GAMES
      expect(Math.abs(mean - points)).toBeLessThanOrEqual(5 * Math.sqrt(variance / GAMES) + 1e-6)
    }
  },
)

test.each(kept)(
  'a mistake in the keys of %s is told by what it costs, at every level',
  (id, all) => {
    const game = gameById(id)!
    const keys = sampleOf(all.keys, SAMPLE)
    for (const key of keys) {
      const costs = ranked(key).map(([, points]) => ranked(key).at(-1)![1] - points)
      expect(costs[0]).toBeGreaterThanOrEqual(1) // else it would be no key
      for (const level of isLong ? levels : levels.slice(0, -1)) {
        expect([0, ...costs]).toContain(lossIn(game, makePlayer(level, brainOf)!, key))
      }
    }
    for (const level of isLong ? levels : []) {
      const losses = keys.map((key) => lossIn(game, makePlayer(level, brainOf)!, key))
      const right = losses.filter((loss) => loss === 0).length
      console.log(`${id}: ${level} is right in ${right} of ${keys.length} keys`)
    }
  },
)

test.runIf(isLong).each(kept)('the same search finds the same keys of %s', (id, all) => {
  const game = gameById(id)!
  const initial = createState(game, { scenario: game.scenarios[0]!, options: {} })
  const search = { ...all.search, seed: all.keys[0]!.seed, games: 1 }
  const find = (): Key[] => [...findKeys(game, brainOf(game)!, initial, search)]
  expect(find()).toEqual(find())
})

test('what is too long to follow, or sealed by two at once, is not solved', () => {
  const [id, { search, keys }] = kept[0]!
  const game = gameById(id)!
  const state = positionOf(game, keys[0]!)
  expect(solve(game, state, keys[0]!.seat, search.plays)).not.toBeNull()
  expect(solve(game, state, keys[0]!.seat, 1)).toBeNull()
  const begun = createState(toy, { scenario: 'lane', options: {} })
  toy.start(begun, fastDice(1))
  expect(solve(toy, begun, toy.toAct(begun), search.plays)).toBeNull()
})
