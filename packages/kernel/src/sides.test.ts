import { expect, test } from 'vitest'
import { endUnit, firstUnit, opponent, sideOfUnit } from './sides.ts'

test('units of two sides stand in one row, those of the first side before the others', () => {
  const state = { board: { firstSideUnits: 3, unitCount: 8 } }
  const sides = [0, 1].map((side) => [firstUnit(state, side), endUnit(state, side)])
  expect(sides).toEqual([
    [0, 3],
    [3, 8],
  ])
  for (let unit = 0; unit < 8; unit++) {
    const side = sideOfUnit(state, unit)
    expect(unit >= sides[side]![0]! && unit < sides[side]![1]!).toBe(true)
    expect(opponent(side)).toBe(side === 0 ? 1 : 0)
  }
})
