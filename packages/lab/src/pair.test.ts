import { makePlayer } from '@estafette/bots'
import { createState, type Game } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { brainOf } from '@estafette/registry/brains'
import { describe, expect, test } from 'vitest'
import { playPair } from './pair.ts'

const now = (): number => 0

describe.each(games)('$id', (game: Game) => {
  const initial = createState(game, { scenario: game.scenarios[0]!, options: {} })
  const randoms = (): ReturnType<typeof playPair> =>
    playPair(game, initial, { first: recruit, second: recruit, now }, 1)

  test('two alike take the same points off each other, with the same dice and sides swapped', () => {
    const [one, other] = randoms()
    expect(one.decisions).toBe(other.decisions)
    expect(one.side).not.toBe(other.side)
    expect(one.score + other.score).toBe(1)
    expect(one.margin).toBe(-other.margin)
  })

  test('the same seed gives the same games', () => {
    expect(randoms()).toEqual(randoms())
  })
})

const recruit = () => makePlayer('recruit', brainOf)!
