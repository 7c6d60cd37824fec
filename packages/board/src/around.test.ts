import { describe, expect, test } from 'vitest'
import { addAround, CLOSED, FLOODED, floodHexes, OPEN } from './around.ts'
import { hexNode, makeHexGrid } from './hex.ts'

const grid = makeHexGrid({ columns: 5, rows: 4, firstColumn: 1, firstRow: 0, offset: 'even' })
const { neighbours } = grid
const count = grid.graph.count
const at = (id: string): number => hexNode(grid, id)
const ids = (table: ArrayLike<number>, value: number): string[] =>
  grid.ids.filter((_, hex) => table[hex] === value)

describe('counts around a hex', () => {
  test('go up in its neighbours alone, from where they begin in the table', () => {
    const counts = new Int8Array(2 * count)
    addAround(neighbours, at('0301'), 1, count, counts)
    addAround(neighbours, at('0301'), 1, count, counts)
    expect([...counts.subarray(0, count)].every((each) => each === 0)).toBe(true)
    expect(ids(counts.subarray(count), 2)).toEqual(['0200', '0201', '0300', '0302', '0400', '0401'])
    addAround(neighbours, at('0301'), -2, count, counts)
    expect(counts.some((each) => each !== 0)).toBe(false)
  })

  test('a corner has fewer neighbours', () => {
    const counts = new Int8Array(count)
    addAround(neighbours, at('0100'), 1, 0, counts)
    expect(ids(counts, 1)).toEqual(['0101', '0200'])
  })
})

test('two tables are counted at once', () => {
  const [one, other] = [new Int8Array(count), new Int8Array(count)]
  addAround(neighbours, at('0301'), 1, 0, one)
  addAround(neighbours, at('0201'), 1, 0, one, other)
  expect([one, other].map((counts) => counts[at('0300')])).toEqual([1, 0])
  expect([one, other].map((counts) => counts[at('0302')])).toEqual([2, 1])
})

describe('a flood over hexsides', () => {
  const closed = (...hexes: readonly string[]): Uint8Array => {
    const table = new Uint8Array(count).fill(OPEN)
    for (const id of hexes) table[at(id)] = CLOSED
    return table
  }
  const stack = new Int16Array(count)

  test('goes around what is closed, and marks no more', () => {
    const table = closed('0200', '0201', '0202', '0300')
    floodHexes(neighbours, [at('0100')], table, stack)
    expect(ids(table, CLOSED)).toEqual(['0200', '0201', '0202', '0300'])
    expect(table[at('0500')]).toBe(FLOODED) // by the south
    const wall = closed('0200', '0201', '0202', '0203')
    floodHexes(neighbours, [at('0100')], wall, stack)
    expect(ids(wall, FLOODED)).toEqual(['0100', '0101', '0102', '0103'])
    expect(wall[at('0300')]).toBe(OPEN)
  })

  test('does not begin in a closed source', () => {
    const table = closed('0100')
    floodHexes(neighbours, [at('0100')], table, stack)
    expect(ids(table, FLOODED)).toEqual([])
  })

  test('crosses only hexsides that have a link', () => {
    const links = neighbours.map((other) => (other >= 0 && other < at('0200') ? other : -1))
    const table = closed()
    floodHexes(links, [at('0100')], table, stack)
    expect(ids(table, FLOODED)).toEqual(['0100', '0101', '0102', '0103'])
  })
})
