import { expect, test } from 'vitest'
import { boards, everyBoard } from '../data/battles.ts'
import { between } from './fight.ts'
import { brains } from './index.ts'
import { makeObjectives } from './objectives.ts'

test('every battle has a brain', () => {
  expect(Object.keys(brains)).toEqual(everyBoard.map(({ id }) => id))
})

test('the columns of the table are met where they begin', () => {
  expect([0.2, 1 / 4, 1 / 2, 1, 3 / 2, 2, 6, 9].map((ratio) => between(12 * ratio, 12))).toEqual([
    -1, 0, 2, 3, 4, 5, 9, 9,
  ])
})

test('ground that counts for victory is an objective of both sides in every battle', () => {
  for (const board of boards) {
    for (const side of [0, 1]) expect(makeObjectives(board, side).hexes.length).toBeGreaterThan(1)
  }
})
