import { expect, test } from 'vitest'
import { border, insides, outlines } from './hexes.ts'
import { shapes } from './print.ts'

test('the drawing of some hexes is one path with a border around it', () => {
  const hexes = [0, 1, 17]
  expect(outlines(hexes)).toBe(hexes.map((hex) => shapes[hex]!.path).join(''))
  expect(insides(hexes, 0.5).match(/M/g)).toHaveLength(3)
  // Three hexes that touch each other have eighteen sides, six of them inside.
  expect(border(hexes).match(/M/g)).toHaveLength(12)
})
