import type { Game } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { expect, test } from 'vitest'
import { codesIn, eventFits, makeEvent } from './event.ts'

const walk = { type: 'walk', rule: 'TOY-3.1', seat: 0, from: 1, to: 2 }

test('an event is written with the codes of its things', () => {
  expect(makeEvent(toy as Game, walk)).toBe('walk seat=0 from=k1 to=k2 rule=TOY-3.1')
  expect(codesIn(toy as Game, walk)).toEqual(expect.arrayContaining(['k1', 'k2']))
  expect(codesIn(toy as Game, walk)).not.toContain('walk')
})

test('what counts half points is written in points', () => {
  const game = { ...toy, fields: { ...toy.fields, oats: 'half' } } as Game
  const rest = (oats: number) => ({ type: 'rest', rule: 'TOY-3.4', seat: 0, oats })
  expect(makeEvent(game, rest(5))).toContain('oats=2.5')
  expect(makeEvent(game, rest(6))).toContain('oats=3 ')
  expect(eventFits(game, rest(5), 'rest', ['oats=2.5'])).toBe(true)
  expect(eventFits(game, rest(5), 'rest', ['oats=5'])).toBe(false)
})
