import { fastDice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { facesOf, upperTail } from './unevenness.ts'

// From the tables of any textbook.
test.each([
  [3.841, 1, 0.05],
  [5.991, 2, 0.05],
  [7.815, 3, 0.05],
  [11.07, 5, 0.05],
  [15.086, 5, 0.01],
  [1.145, 5, 0.95],
  [16.919, 9, 0.05],
  [4.168, 9, 0.9],
] as const)(
  'a sum of squares of %d with %d degrees has a chance of %d',
  (squares, free, chance) => {
    expect(upperTail(squares, free)).toBeCloseTo(chance, 3)
  },
)

test('even dice are as even as can be, loaded ones are not', () => {
  expect(facesOf([10, 10, 10, 10, 10, 10])).toMatchObject({ share: 1, mean: 3.5, all: 60 })
  expect(facesOf([0, 0, 0, 0, 0, 60]).share).toBeLessThan(1e-9)
})

test('nothing rolled says nothing', () => {
  expect(facesOf([0, 0, 0, 0, 0, 0])).toMatchObject({ all: 0, mean: 0, share: 1, most: 0 })
})

test('of fair series, one in twenty is called as uneven as one in twenty', () => {
  const dice = fastDice(7)
  const series = 2000
  let uneven = 0
  let outside = 0
  for (let i = 0; i < series; i++) {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let n = 0; n < 120; n++) counts[dice.roll(1, 6) - 1]!++
    const { share, least, most } = facesOf(counts)
    if (share < 0.05) uneven++
    if (counts[0]! < least || counts[0]! > most) outside++
  }
  expect(uneven / series).toBeGreaterThan(0.035)
  expect(uneven / series).toBeLessThan(0.065)
  expect(outside / series).toBeLessThan(0.075)
})
