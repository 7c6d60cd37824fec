import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { standardBoard } from '@estafette/celles/screen'
import { winterArdennes, type MapDrawing } from '@estafette/maps'
import { faultsOf } from '@estafette/maps/check'
import { distance, gapToLine, type Point } from '@estafette/maps/geometry'
import {
  bridgesOn,
  brink,
  hexGround,
  outlinesOf,
  outside,
  supplyBands,
} from '@estafette/maps/measure'
import { expect, test } from 'vitest'
import { SHEET, SURFACE } from '../../packages/web/src/games/celles/map/grid.ts'
import { pngDataUri } from '../png.mjs'
import { cellesSource, drawMap, makeMapFile } from './celles.ts'
import { asSeen } from './seen.ts'

const { hexCount: HEX_COUNT, hexIds: HEX_IDS, meuseBank, neighbours, river, road } = standardBoard
const { schedule: scheduleSource } = standardBoard.source

const stored = readFileSync(
  new URL('../../packages/web/src/games/celles/map/data/print.json', import.meta.url),
  'utf8',
)
const ground = hexGround(cellesSource, winterArdennes)
const { cells, lattice, rivers, roads, terrainAt } = ground
const { cellAt, cellOf, cellOfId, centreOf, hexOf, sideMiddle } = lattice
const { shaken, unshaken } = ground.shake
const { entries, coins, supply } = cellesSource.margin!
const bands = supplyBands(ground, supply)

test('the stored map is what is drawn from the data: every path, every pixel (npm run draw)', () => {
  // Not toEqual: a report of the difference would be as long as the map.
  expect(asSeen(makeMapFile(drawMap(), pngDataUri)) === asSeen(stored)).toBe(true)
})

test('the map stays below 110 KiB compressed', () => {
  expect(gzipSync(stored).length).toBeLessThan(110 * 1024)
})

test('the drawing is light, without colours, and whole', () => {
  const { defs, layers, names } = JSON.parse(stored) as MapDrawing
  expect(faultsOf(defs, Object.values(layers).join('') + names)).toEqual([])
})

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
  const built = bridgesOn(ground)
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
  const lines = cellesSource.rivers.map(
    ({ name }) => rivers.filter((one) => one.name === name).length,
  )
  expect(lines).toEqual([1, 1, 1, 1, 1, 1])
})

test('the outline of the map is one ring, that of the woods many', () => {
  expect(outlinesOf(lattice, cells, () => true)).toHaveLength(1)
  expect(outlinesOf(lattice, cells, (cell) => terrainAt(cell) === 'woods').length).toBeGreaterThan(
    10,
  )
})

test('villages and towns lie at their crossroads', () => {
  for (const hex of cellesSource.places.flatMap((place) => place.hexes))
    expect(distance(ground.crossroadsOf(cellOfId(hex)), centreOf(cellOfId(hex)))).toBeLessThan(9)
})

const NATIONS = ['german', 'us', 'british'] as const

test('the bands outside the frame mark the supply sources of each nation, and no other hex', () => {
  NATIONS.forEach((nation, n) => {
    const marked = new Set(
      bands.filter((band) => band.force === nation).flatMap(({ hexes }) => hexes),
    )
    const sources = standardBoard.supplySources[n]!.map((hex) => HEX_IDS[hex]!)
    expect([...marked].sort()).toEqual([...sources].sort())
  })
})

test('bands lie on the margin of the sheet', () => {
  for (const { line } of bands)
    for (const [x, y] of line) {
      expect(x > 0 && x < SHEET.width && y > 0 && y < SHEET.height).toBe(true)
      const isOnMap = x > SURFACE.left && x < SURFACE.right && y > SURFACE.top && y < SURFACE.bottom
      expect(isOnMap).toBe(false)
    }
})

test('every entry hex of the calendar has an arrow or a tag, with its formations and turns', () => {
  const hexes = new Set(scheduleSource.reinforcements.flatMap((one) => one.hexes))
  expect(new Set(entries.map(({ hex }) => hex))).toEqual(hexes)
  expect(entries.filter(({ edge }) => edge === null).map(({ hex }) => hex)).toEqual([
    '0815',
    '0213',
  ])
  // Neighbours with the same calendar share the chips of one of them.
  const told = entries
    .filter(({ chips }) => chips !== null)
    .map((one) => JSON.stringify(one.arrivals))
  for (const { arrivals } of entries) expect(told).toContain(JSON.stringify(arrivals))
  const lehr = entries.find(({ hex }) => hex === '2216')!
  expect(lehr.arrivals).toEqual([{ formation: 'Lehr', force: 'german', turns: [1, 2, 3] }])
  expect(entries.find(({ hex }) => hex === '3316')!.edge).toBe('bottom')
})

test('an arrow points from outside the map at the hex', () => {
  const cell = cellOfId('1300')
  const centre = centreOf(cell)
  expect(outside(centre, 'top', 46, SURFACE)[1]).toBeLessThan(SURFACE.top)
  expect(brink(lattice, cell, 'top')).toEqual([centre[0], SURFACE.top])
})

test('CEL-16.0.1: the hexes with a coin are those where Germans score for the Meuse', () => {
  const bank = HEX_IDS.filter((_, hex) => meuseBank[hex] === 1)
  expect(coins.map(({ hex }) => hex).sort()).toEqual([...bank].sort())
})
