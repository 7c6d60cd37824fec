import { battles } from '@estafette/blitzkrieg'
import { expect, test } from 'vitest'
import { defaults, settings } from '../../../store/settings.ts'
import { rollsOf } from './rolls.ts'

test('BLZ-AIR-4 an interception is good news for the interceptor only where they alone do harm', () => {
  settings.value = { ...defaults, language: 'en' }
  const game = battles[0]!
  const made = game.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error('the battle cannot be set up')
  const { airSides } = made.value.board
  const [air, by] = [airSides.indexOf(0), airSides.indexOf(1)]
  const winners = [1, 2, 3, 4, 5, 6].map((die) => {
    const event = { type: 'air-combat', rule: 'BLZ-AIR-4', air, by, die, result: 0 }
    return rollsOf(game).read([event], 0, made.value)?.winner
  })
  expect(winners).toEqual([-1, -1, -1, -1, 1, 1])
})
