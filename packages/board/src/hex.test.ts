import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areAdjacent, borderBetween, degree, distances } from './graph.ts'
import {
  DIRECTIONS,
  directionTo,
  fromAxial,
  hexDistance,
  hexNode,
  hexside,
  hexStep,
} from './hex.ts'
import { makeHexGrid, makeHexId, nodeDirection, nodeDistance, nodesWithin } from './hex.ts'
import { oppositeDirection, parseHexId } from './hex.ts'
import { toAxial } from './hex.ts'
import type { ColumnOffset, PrintedHex } from './hex.ts'
import { makeReach, reach } from './paths.ts'

const celles = makeHexGrid({ columns: 33, rows: 17, firstRow: 0, offset: 'even' })
const series = makeHexGrid({ columns: 20, rows: 20, offset: 'odd' })

const someHex: fc.Arbitrary<PrintedHex> = fc.record({
  column: fc.integer({ min: 0, max: 99 }),
  row: fc.integer({ min: 0, max: 99 }),
})
const someOffset = fc.constantFrom<ColumnOffset>('odd', 'even')

function neighbourIds(grid: typeof celles, id: string): (string | null)[] {
  const node = hexNode(grid, id)
  return DIRECTIONS.map((_, direction) => {
    const other = grid.neighbours[node * 6 + direction]!
    return other < 0 ? null : grid.ids[other]!
  })
}

test('a printed id is four digits, column before row', () => {
  expect(parseHexId('0509')).toEqual({ column: 5, row: 9 })
  expect(makeHexId({ column: 5, row: 9 })).toBe('0509')
})

test.each(['', '509', '05099', '05a9', ' 509', '0509\n', '-101', '1e10', '٠٥٠٩'])(
  'parseHexId refuses %j',
  (id) => {
    expect(parseHexId(id)).toBeNull()
  },
)

test.each([
  { column: 100, row: 1 },
  { column: 1, row: -1 },
  { column: 1.5, row: 1 },
  { column: NaN, row: 1 },
])('makeHexId refuses %j', (hex) => {
  expect(makeHexId(hex)).toBeNull()
})

test('ids and axial coordinates come back as they went', () => {
  fc.assert(
    fc.property(someHex, someOffset, (hex, offset) => {
      expect(parseHexId(makeHexId(hex)!)).toEqual(hex)
      expect(fromAxial(toAxial(hex, offset), offset)).toEqual(hex)
    }),
  )
})

test('a step in each direction is one hex away, and the opposite direction leads back', () => {
  fc.assert(
    fc.property(someHex, someOffset, fc.integer({ min: 0, max: 5 }), (hex, offset, direction) => {
      const here = toAxial(hex, offset)
      const there = hexStep(here, direction)
      expect(hexDistance(here, there)).toBe(1)
      expect(directionTo(here, there)).toBe(direction)
      expect(hexStep(there, oppositeDirection(direction))).toEqual(here)
    }),
  )
})

test('hexes further off have no direction', () => {
  expect(directionTo({ q: 0, r: 0 }, { q: 1, r: 1 })).toBe(-1)
  expect(directionTo({ q: 0, r: 0 }, { q: 0, r: 0 })).toBe(-1)
})

test('even columns lower, as on the Celles map: N, NE, SE, S, SW, NW of an even and an odd column', () => {
  expect(neighbourIds(celles, '1604')).toEqual(['1603', '1704', '1705', '1605', '1505', '1504'])
  expect(neighbourIds(celles, '1504')).toEqual(['1503', '1603', '1604', '1505', '1404', '1403'])
})

test('odd columns lower, as in France 1940: N, NE, SE, S, SW, NW of an odd and an even column', () => {
  expect(neighbourIds(series, '0509')).toEqual(['0508', '0609', '0610', '0510', '0410', '0409'])
  expect(neighbourIds(series, '1005')).toEqual(['1004', '1104', '1105', '1006', '0905', '0904'])
})

test('two hexes from 1604: a retreat by 1504 and 1505 ends in 1506', () => {
  const [start, first, second, end] = ['1604', '1504', '1505', '1506'].map((id) =>
    hexNode(celles, id),
  )
  const far = [first, second, end].map((node) => nodeDistance(celles, start!, node!))
  expect(far).toEqual([1, 1, 2])
})

test('off the map there is no neighbour and no hexside', () => {
  expect(neighbourIds(celles, '0100')).toEqual([null, null, '0200', '0101', null, null])
  const corner = hexNode(celles, '0100')
  expect([0, 1, 3, 4, 5].map((side) => hexside(celles, corner, side) >= 0)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ])
  expect(hexNode(celles, '3400')).toBe(-1)
})

test('a hexside has one number, the same from both sides and no other side has it', () => {
  const owners = new Map<number, string>()
  for (let node = 0; node < celles.graph.count; node++) {
    for (let side = 0; side < 6; side++) {
      const other = celles.neighbours[node * 6 + side]!
      const number = hexside(celles, node, side)
      expect(number >= 0).toBe(other >= 0)
      if (other < 0) continue
      expect(number).toBeLessThan(celles.graph.count * 3)
      expect(number).toBe(hexside(celles, other, oppositeDirection(side)))
      const pair = [node, other].sort((a, b) => a - b).join('|')
      expect(owners.get(number) ?? pair).toBe(pair)
      owners.set(number, pair)
    }
  }
  expect(owners.size).toBe(celles.graph.targets.length / 2)
})

test('the borders of the graph are the directions and its edges the neighbours', () => {
  for (let node = 0; node < series.graph.count; node++) {
    let count = 0
    for (let direction = 0; direction < 6; direction++) {
      const other = series.neighbours[node * 6 + direction]!
      const edge = series.edges[node * 6 + direction]!
      if (other < 0) expect(edge).toBe(-1)
      else {
        count++
        expect(borderBetween(series.graph, node, other)).toBe(direction)
        expect(series.graph.targets[edge]).toBe(other)
        expect(series.graph.borders[edge]).toBe(direction)
      }
    }
    expect(degree(series.graph, node)).toBe(count)
  }
})

test('hops over the graph equal the distance as the crow flies on a whole map', () => {
  for (const grid of [
    makeHexGrid({ columns: 7, rows: 6, offset: 'odd' }),
    makeHexGrid({ columns: 7, rows: 6, offset: 'even', firstRow: 0 }),
  ]) {
    const { count } = grid.graph
    distances(grid.graph).forEach((hops, at) => {
      expect(hops).toBe(nodeDistance(grid, Math.floor(at / count), at % count))
    })
  }
})

test('hexes that do not exist leave no node and no edge', () => {
  const ring = makeHexGrid({
    columns: 3,
    rows: 3,
    offset: 'odd',
    exists: ({ column, row }) => column !== 2 || row !== 2,
  })
  expect(ring.ids).toEqual(['0101', '0102', '0103', '0201', '0203', '0301', '0302', '0303'])
  expect(areAdjacent(ring.graph, hexNode(ring, '0101'), hexNode(ring, '0301'))).toBe(false)
  expect(neighbourIds(ring, '0201')).toEqual([null, null, '0301', null, '0101', null])
})

test('a grid whose ids would need more than four digits is refused', () => {
  expect(() => makeHexGrid({ columns: 100, rows: 1, offset: 'odd' })).toThrow('four-digit')
})

test('a zone of control stops movement on a hex map', () => {
  const enemy = hexNode(series, '1010')
  const stops = (node: number) => nodeDistance(series, node, enemy) === 1
  const enter = (_: number, to: number) => (to === enemy ? -1 : 2)
  const found = reach(series.graph, hexNode(series, '1012'), 8, enter, makeReach(400), stops)
  expect(found.cost[hexNode(series, '1011')]).toBe(2)
  expect(found.cost[enemy]).toBe(-1)
  expect(found.cost[hexNode(series, '1009')]).toBe(-1)
  expect(found.cost[hexNode(series, '0910')]).toBe(4)
  expect(found.cost[hexNode(series, '0909')]).toBe(8) // 6 by way of 0910
})

test('nodeDirection names the neighbour it leads to, and nobody else', () => {
  for (let node = 0; node < celles.graph.count; node++) {
    for (let direction = 0; direction < 6; direction++) {
      const other = celles.neighbours[node * 6 + direction]!
      if (other < 0) continue
      expect(nodeDirection(celles, node, other)).toBe(direction)
      expect(nodeDirection(celles, other, node)).toBe(oppositeDirection(direction))
    }
  }
  const at = (id: string) => hexNode(celles, id)
  expect(nodeDirection(celles, at('1604'), at('1604'))).toBe(-1)
  expect(nodeDirection(celles, at('1604'), at('1606'))).toBe(-1)
})

test.each([
  ['1604', 0, 1],
  ['1604', 1, 7],
  ['1604', 2, 19],
  ['0100', 1, 3], // a corner of the map
  ['3316', 2, 8],
])('nodesWithin finds all nodes around %s up to %i', (id, radius, expected) => {
  const out = new Int16Array(64)
  const node = hexNode(celles, id)
  const count = nodesWithin(celles, node, radius, out)
  expect(count).toBe(expected)
  const found = [...out.subarray(0, count)]
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  for (const other of found) expect(nodeDistance(celles, node, other)).toBeLessThanOrEqual(radius)
})
