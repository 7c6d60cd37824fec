import { frontline } from '@estafette/frontline'
import type { Game } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { changedOptions } from '../begin.ts'
import { agreed, AUTOMAT, houseRules, sitters } from './sitting.ts'

const game = frontline as unknown as Game
const begins = (options: Record<string, string>, seats: readonly string[], isFree = false) => {
  const all = agreed(options, seats, isFree)
  return { ...all, options: changedOptions(game, all.options) }
}

test('the Automat plays the side that the person does not, and nobody sits there twice', () => {
  expect(begins({}, sitters('allies', AUTOMAT))).toEqual({
    options: { automat: 'axis' },
    seats: ['human', 'greedy'],
  })
  expect(begins({}, sitters('axis', AUTOMAT))).toEqual({
    options: { automat: 'allies' },
    seats: ['greedy', 'human'],
  })
})

test('without the Automat none is left from another battle', () => {
  const before = { automat: 'axis', strength: 'hard' }
  for (const sitting of ['table', 'watch', 'allies'] as const) {
    const { options, seats } = begins(before, sitters(sitting, 'random'), true)
    expect({ options, automats: seats.filter((name) => name === AUTOMAT) }).toEqual({
      options: {},
      automats: [],
    })
  }
  expect(sitters('watch', AUTOMAT)).toEqual(['greedy', 'greedy'])
})

test('its strength counts in a free battle, and what only that has counts nowhere else', () => {
  const chosen = { strength: 'hard', size: '61', ends: 'allies-8', 'held-fire': 'on' }
  const seats = sitters('allies', AUTOMAT)
  expect(begins(chosen, seats, true).options).toEqual({ ...chosen, automat: 'axis' })
  expect(begins(chosen, seats).options).toEqual({ automat: 'axis', 'held-fire': 'on' })
})

test('what the page asks for elsewhere is no house rule', () => {
  expect(houseRules(game)).toEqual([
    'held-fire',
    'moving-target',
    'transport',
    'mulligan',
    'fixed-length',
    'open-equipment',
  ])
})
