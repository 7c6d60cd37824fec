import type { Game } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { gameById } from '@estafette/registry'
import { expect, test } from 'vitest'
import { seatCount } from './seats.ts'

test('there are as many seats as the set-up has', () => {
  const game = toy as unknown as Game
  expect(seatCount(game, 'lane', {})).toBe(2)
  expect(seatCount(game, 'lane', { players: 'four' })).toBe(4)
  expect(seatCount(game, 'no such scenario', {})).toBe(game.seats)
  expect(seatCount(gameById('arras')!, 'historical', {})).toBe(2)
})
