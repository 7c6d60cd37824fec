import { describe, expect, test } from 'vitest'
import { boards, challenged, checked, met, stalled, undone, unleashed } from './battles.ts'
import type { Board } from './board.ts'
import { FOOT, OTHER, TERRAINS } from './codes.ts'
import { directionTo, hexAt } from './map.ts'

const countOf = (table: Uint8Array, value: number): number =>
  table.filter((one) => one === value).length

/** Hexsides of a kind, each counted once. */
const sidesOf = (table: Uint8Array): number => countOf(table, 1) / 2

const neighboursOf = (board: Board, id: string): string[] =>
  [...board.neighbours.subarray(hexAt(board, id) * 6, hexAt(board, id) * 6 + 6)]
    .filter((hex) => hex >= 0)
    .map((hex) => board.hexIds[hex]!)

describe('the maps have the numbers of the ledger', () => {
  // columns, rows, clear, village, town, woods, rough, level 2, level 3, river, stream hexsides
  test.each([
    [checked, [20, 20, 345, 25, 3, 27, 0, 0, 0, 0, 65]],
    [unleashed, [16, 18, 198, 33, 5, 49, 3, 112, 10, 41, 49]],
    [challenged, [32, 22, 492, 69, 4, 134, 5, 186, 5, 53, 84]],
    [stalled, [22, 18, 339, 29, 0, 28, 0, 56, 0, 0, 68]],
    [met, [19, 12, 150, 13, 0, 61, 4, 90, 14, 0, 41]],
    [undone, [19, 20, 337, 17, 0, 26, 0, 77, 0, 0, 76]],
  ])('$id', (board, numbers) => {
    const { map } = board.source
    expect([
      map.cols,
      map.rows,
      ...TERRAINS.map((_, kind) => countOf(board.terrain, kind)),
      countOf(board.level, 2),
      countOf(board.level, 3),
      sidesOf(board.river),
      sidesOf(board.stream),
    ]).toEqual(numbers)
    expect(board.hexCount).toBe(map.cols * map.rows)
  })
})

test('BLZ-GRID-1, BLZ-GRID-2: the neighbours of the rulebook’s examples', () => {
  expect(checked.hexIds[0]).toBe('0101')
  expect(neighboursOf(checked, '0509')).toEqual(expect.arrayContaining(['0410', '0409']))
  expect(neighboursOf(checked, '1005')).toEqual(expect.arrayContaining(['1104', '1105']))
  expect(neighboursOf(checked, '1006')).toEqual(expect.arrayContaining(['1105', '1106']))
  expect(neighboursOf(checked, '0405')).toEqual(expect.arrayContaining(['0305', '0505']))
})

test('BLZ-GRID-3, BLZ-GRID-5: every hex of the rim lies on its edge, corners on two', () => {
  for (const { edges, hexIds, source } of boards) {
    hexIds.forEach((id, hex) => {
      const [column, row] = [Number(id.slice(0, 2)), Number(id.slice(2))]
      const expected =
        (row === 1 ? 1 : 0) +
        (row === source.map.rows ? 2 : 0) +
        (column === 1 ? 4 : 0) +
        (column === source.map.cols ? 8 : 0)
      expect(edges[hex]).toBe(expected)
    })
  }
})

test('BLZ-GRID-4: distances are counted along the shortest way', () => {
  const between = (a: string, b: string) =>
    checked.distances[hexAt(checked, a) * checked.hexCount + hexAt(checked, b)]
  expect([between('0606', '0606'), between('0509', '0410'), between('0606', '0106')]).toEqual([
    0, 1, 5,
  ])
})

describe('half MP over a hexside', () => {
  const cost = (board: Board, kind: number, from: string, to: string, roads = true): number => {
    const slot = hexAt(board, from) * 6 + directionTo(board, hexAt(board, from), hexAt(board, to))
    return (roads ? board.roadCosts : board.groundCosts)[kind]![slot]!
  }

  test('BLZ-MOV-4, BLZ-MOV-5, V-02: the movement example', () => {
    expect(cost(checked, OTHER, '0607', '0608')).toBe(1)
    expect(cost(checked, OTHER, '0608', '0508')).toBe(2)
    expect(cost(checked, OTHER, '0508', '0509')).toBe(1)
    expect(cost(checked, OTHER, '0509', '0410')).toBe(4)
    expect(cost(checked, FOOT, '0509', '0410')).toBe(2)
    expect(cost(checked, OTHER, '0509', '0409')).toBe(2)
  })

  test('BLZ-MOV-6: without the road rate the terrain is paid', () => {
    expect(cost(checked, OTHER, '0607', '0608', false)).toBe(2)
  })

  test('BLZ-MOV-7: a railway costs other units 2', () => {
    expect(cost(checked, OTHER, '1215', '1214')).toBe(4)
    expect(cost(checked, FOOT, '1215', '1214')).toBe(2)
  })

  test('BLZ-MOV-3, BLZ-TER-8, BLZ-TER-9, BLZ-TER-16: streams and slopes are added, up and down', () => {
    const wrong: string[] = []
    for (const board of boards) {
      board.neighbours.forEach((to, slot) => {
        if (to < 0) return
        const from = Math.floor(slot / 6)
        const slope = board.level[from] === board.level[to] ? 0 : 2
        const extra = board.stream[slot]! * 2
        const foot = board.groundCosts[FOOT]![slot]! - extra - slope
        const other = board.groundCosts[OTHER]![slot]! - extra - 2 * slope
        const ground = `${foot} ${other}`
        if (!['2 2', '2 4', '4 4'].includes(ground)) wrong.push(`${board.id} ${slot}: ${ground}`)
      })
    }
    expect(wrong).toEqual([])
  })
})

describe('rivers', () => {
  test('SED-MAP-1: no bridge stands over the Meuse at Sedan', () => {
    expect(sidesOf(unleashed.unbridged)).toBe(41)
    expect(unleashed.riverSides).toHaveLength(41)
  })

  test('DIN-MAP-1: three bridges stand at Dinant, Yvoir and Hastière', () => {
    expect(sidesOf(challenged.unbridged)).toBe(50)
  })

  test('BLZ-REI-5: two banks, and a river hexside between them', () => {
    for (const board of [unleashed, challenged]) {
      expect(board.banks).toHaveLength(3)
      board.neighbours.forEach((to, slot) => {
        if (to < 0) return
        const differ = board.bank[Math.floor(slot / 6)] !== board.bank[to]
        expect(board.river[slot] === 1).toBe(differ)
      })
    }
  })

  test('C-GEM-9, C-HAN-4: the other four have none', () => {
    for (const board of [checked, stalled, met, undone]) expect(board.riverSides).toEqual([])
  })
})

test('BLZ-TER-14, BLZ-TER-15: no ZOC into towns and villages, none over rivers without a bridge', () => {
  for (const { zocLinks, neighbours, built, unbridged } of boards) {
    neighbours.forEach((to, slot) => {
      const isOpen = to >= 0 && !built[to] && !unbridged[slot]
      expect(zocLinks[slot]).toBe(isOpen ? to : -1)
    })
  }
})

test('BLZ-TER-10, BLZ-TER-11: on a height the ground costs what it costs below', () => {
  for (const { neighbours, level, terrain, rail, stream, groundCosts } of boards) {
    neighbours.forEach((to, slot) => {
      const from = Math.floor(slot / 6)
      if (to < 0 || level[to]! === 1 || level[from] !== level[to]) return
      if (terrain[to] !== 0 || rail[to] || stream[slot]) return
      expect([groundCosts[FOOT]![slot], groundCosts[OTHER]![slot]]).toEqual([2, 2])
    })
  }
})

test('BLZ-MOV-4: no step is for nothing, not even by road', () => {
  for (const { roadCosts, groundCosts, neighbours } of boards) {
    for (const costs of [...roadCosts, ...groundCosts]) {
      expect(costs.some((cost, slot) => neighbours[slot]! >= 0 && cost < 1)).toBe(false)
    }
  }
})
