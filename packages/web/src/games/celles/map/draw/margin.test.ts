import { standardBoard } from '@estafette/celles/screen'
import { expect, test } from 'vitest'
import { cellOfId, SHEET, SURFACE } from '../grid.ts'
import { brink, outside } from './edges.ts'
import { entries, labelled } from './entries.ts'
import { eastBank } from './meuse-coins.ts'
import { bands } from './supply.ts'

const { hexIds: HEX_IDS, meuseBank } = standardBoard
const { schedule: scheduleSource } = standardBoard.source

const NATIONS = ['german', 'us', 'british'] as const

test('the bands outside the frame mark the supply sources of each nation, and no other hex', () => {
  NATIONS.forEach((nation, n) => {
    const marked = new Set(
      bands.filter((band) => band.nation === nation).flatMap(({ hexes }) => hexes),
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
  for (const { hex } of entries) expect(labelled.has(hex)).toBe(true)
  const lehr = entries.find(({ hex }) => hex === '2216')!
  expect(lehr.arrivals).toEqual([{ formation: 'Lehr', nation: 'german', turns: [1, 2, 3] }])
  expect(entries.find(({ hex }) => hex === '3316')!.edge).toBe('bottom')
})

test('an arrow points from outside the map at the hex', () => {
  const cell = cellOfId('1300')
  expect(outside(cell, 'top', 46)[1]).toBeLessThan(SURFACE.top)
  expect(brink(cell, 'top')).toEqual([outside(cell, 'top', 0)[0], SURFACE.top])
})

test('CEL-16.0.1: the hexes with a coin are those where Germans score for the Meuse', () => {
  const bank = HEX_IDS.filter((_, hex) => meuseBank[hex] === 1)
  expect([...eastBank].sort()).toEqual([...bank].sort())
})
