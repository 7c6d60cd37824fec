import { standardBoard } from '@estafette/celles/screen'
import { expect, test } from 'vitest'
import { distance, gapToLine, type Point } from '../../../map/geometry.ts'
import { cellAt, cellOf, cellOfId, centreOf, hexOf, sideMiddle } from '../grid.ts'
import { bridges } from './bridges.ts'
import { outlinesOf } from './regions.ts'
import { rivers } from './rivers.ts'
import { crossroadsOf, roads } from './roads.ts'
import { shaken, unshaken } from './shake.ts'
import { cells, source, terrainAt } from './source.ts'

const { hexCount: HEX_COUNT, neighbours, river, road } = standardBoard

const hexes = Array.from({ length: HEX_COUNT }, (_, hex) => hex)

/** Every side between two hexes once, with its place in the tables of the game. */
const sides = hexes.flatMap((hex) =>
  [1, 2, 3].flatMap((way) => (neighbours[hex * 6 + way]! < 0 ? [] : [{ hex, way }])),
)

test('the terrain of a hex is drawn in that hex: wherever a counter would stand, and around it', () => {
  for (const hex of hexes) {
    const [x, y] = centreOf(cellOf(hex))
    for (let turn = 0; turn < 12; turn++) {
      const angle = (turn * Math.PI) / 6
      const p: Point = [x + Math.cos(angle) * 27, y + Math.sin(angle) * 27]
      expect(hexOf(cellAt(unshaken(p)))).toBe(hex)
    }
  }
})

test('shaking moves nothing far, and can be undone nearly', () => {
  for (const cell of cells) {
    const p = centreOf(cell)
    expect(distance(p, shaken(p))).toBeLessThan(17)
    expect(distance(p, unshaken(shaken(p)))).toBeLessThan(4)
  }
})

test('there is a bridge where the rules have one, and nowhere else', () => {
  const built = bridges()
  const crossed = sides.filter(
    ({ hex, way }) => river[hex * 6 + way]! > 0 && road[hex * 6 + way]! > 0,
  )
  for (const { hex, way } of crossed) {
    const middle = sideMiddle(cellOf(hex), way)
    expect(built.filter(({ at }) => distance(at, middle) < 25)).toHaveLength(1)
  }
  expect(built).toHaveLength(crossed.length)
  expect(built.filter(({ isWide }) => isWide)).toHaveLength(3)
})

test('a road is drawn over every side that has one, and over no other', () => {
  for (const { hex, way } of sides) {
    const middle = sideMiddle(cellOf(hex), way)
    const gap = Math.min(...roads.map((one) => gapToLine(middle, one.way)))
    const kind = road[hex * 6 + way]!
    if (kind > 0) expect(gap).toBeLessThan(9)
    else expect(gap).toBeGreaterThan(9)
    if (kind === 0) continue
    const main = Math.min(
      ...roads.filter((one) => one.kind === 'main').map((one) => gapToLine(middle, one.way)),
    )
    expect(main < 9).toBe(kind === 2)
  }
})

test('a river runs along every side that has one', () => {
  for (const { hex, way } of sides) {
    const kind = river[hex * 6 + way]!
    if (kind === 0) continue
    const middle = sideMiddle(cellOf(hex), way)
    const near = rivers.filter(({ way: line }) => gapToLine(middle, line) < 16)
    expect(near.some(({ isWide }) => isWide === (kind === 2))).toBe(true)
  }
})

test('every river of the data is one line', () => {
  const lines = source.rivers.list.map(
    ({ name }) => rivers.filter((one) => one.name === name).length,
  )
  expect(lines).toEqual([1, 1, 1, 1, 1, 1])
})

test('the outline of the map is one ring, that of the woods many', () => {
  expect(outlinesOf(cells, () => true)).toHaveLength(1)
  expect(outlinesOf(cells, (cell) => terrainAt(cell) === 'woods').length).toBeGreaterThan(10)
})

test('villages and towns lie at their crossroads', () => {
  for (const { hex } of source.places)
    expect(distance(crossroadsOf(cellOfId(hex)), centreOf(cellOfId(hex)))).toBeLessThan(9)
})
