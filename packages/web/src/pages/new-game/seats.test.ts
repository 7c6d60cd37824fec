import type { Game } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { gameById } from '@estafette/registry'
import { expect, test } from 'vitest'
import { change } from '../../store/settings.ts'
import { seatCount, seatSide, seatTitle } from './seats.ts'

test('there are as many seats as the set-up has', () => {
  const game = toy as unknown as Game
  expect(seatCount(game, 'lane', {})).toBe(2)
  expect(seatCount(game, 'lane', { players: 'four' })).toBe(4)
  expect(seatCount(game, 'no such scenario', {})).toBe(game.seats)
  expect(seatCount(gameById('arras')!, 'historical', {})).toBe(2)
})

test('a seat is called by its side as the game names it, or by its number', () => {
  const game = gameById('arras')!
  const side = seatSide(game, 1, 'historical', {})
  expect(side).toBe('german')
  change({ language: 'fr' })
  expect(seatTitle(game, 1, side)).toBe(game.words.fr.sides['german']?.name)
  expect(seatTitle(game, 1, undefined)).toBe('Place 2')
  change({ language: null })
})
