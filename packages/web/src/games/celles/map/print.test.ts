import { standardBoard } from '@estafette/celles/screen'
import { distance } from '@estafette/maps/geometry'
import { expect, test } from 'vitest'
import { neighbour, shapes } from './print.ts'
import {
  cellAt,
  cellOf,
  cellOfId,
  centreOf,
  cornersOf,
  directionTo,
  HEX_COUNT,
  hexOf,
  idOf,
  neighbourOf,
  SURFACE,
} from './grid.ts'

const { hexIds: HEX_IDS, neighbours } = standardBoard

const hexes = Array.from({ length: HEX_COUNT }, (_, hex) => hex)

test('hexes have the numbers, the ids and the neighbours of the game', () => {
  expect(hexes.map((hex) => idOf(cellOf(hex)))).toEqual(HEX_IDS)
  for (const hex of hexes)
    for (let direction = 0; direction < 6; direction++)
      expect(hexOf(neighbourOf(cellOf(hex), direction))).toBe(neighbours[hex * 6 + direction])
})

test('1604 borders 1504 and 1505, and shares two corners with each', () => {
  for (const id of ['1504', '1505']) {
    expect(directionTo(cellOfId('1604'), cellOfId(id))).toBeGreaterThanOrEqual(0)
    const own = cornersOf(cellOfId('1604')).map(String)
    expect(cornersOf(cellOfId(id)).filter((corner) => own.includes(String(corner)))).toHaveLength(2)
  }
})

test('every hex is a place with an outline inside the surface and room for a counter', () => {
  expect(shapes).toHaveLength(561)
  for (const hex of hexes) {
    const { path, label, spots } = shapes[hex]!
    expect(path).toMatch(/^M\d+ \d+h46l23 40l-23 40h-46l-23 -40z$/)
    expect(spots).toEqual([label, label])
    for (const [x, y] of cornersOf(cellOf(hex))) {
      expect(x >= SURFACE.left && x <= SURFACE.right).toBe(true)
      expect(y >= SURFACE.top && y <= SURFACE.bottom).toBe(true)
    }
  }
  expect(distance(centreOf(cellOfId('0100')), centreOf(cellOfId('0101')))).toBe(80)
})

test('a point is found in the hex it lies in', () => {
  for (const hex of hexes) {
    const [x, y] = centreOf(cellOf(hex))
    for (const [dx, dy] of [
      [0, 0],
      [40, 0],
      [-20, 34],
      [21, -35],
    ] as const)
      expect(hexOf(cellAt([x + dx, y + dy]))).toBe(hex)
  }
})

test('the arrow keys lead from every hex to every other, and stop at the edge', () => {
  const seen = new Set([0])
  for (const hex of seen)
    for (const way of ['up', 'down', 'left', 'right'] as const) seen.add(neighbour(hex, way))
  expect(seen.size).toBe(HEX_COUNT)
  const at = (id: string) => hexOf(cellOfId(id))
  expect(neighbour(at('0100'), 'left')).toBe(at('0100'))
  expect(neighbour(at('1604'), 'right')).toBe(at('1704'))
})
