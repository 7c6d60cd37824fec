import { describe, expect, test } from 'vitest'
import { HALF_POINTS } from './data/codes.ts'
import {
  directionTo,
  HEX_COUNT,
  HEX_IDS,
  hexAt,
  meuseBank,
  neighbours,
  setupGroups,
  UNIT_CODES,
  unitAt,
  unitNationality,
  westBank,
} from './data/standard.ts'
import { groundVerdict, stepCost } from './movement.ts'
import { TRACED, traceSupply } from './supply.ts'
import { scene } from './testing.ts'

// Constraints of the ledger's section 8 that need the rules to be checked.

const ARMOR = '2Arm-a1'

/** MP of a unit for one step on an empty map. */
function cost(from: string, to: string, code = ARMOR): number {
  const s = scene(2)
  const hex = hexAt(from)
  return stepCost(s, unitAt(code), hex, directionTo(hex, hexAt(to))) / HALF_POINTS
}

/** Hexes a side can walk to from a hex, and the MP of armor for each. */
function walk(start: string, side: number): Map<string, number> {
  const s = scene(2)
  const unit = unitAt(side === 0 ? 'Lehr-901' : ARMOR)
  const costs = new Map([[hexAt(start), 0]])
  const open = [hexAt(start)]
  for (let hex = open.shift(); hex !== undefined; hex = open.shift()) {
    for (let direction = 0; direction < 6; direction++) {
      if (groundVerdict(s, side, hex, direction) !== 0) continue
      const to = neighbours[hex * 6 + direction]!
      const total = costs.get(hex)! + stepCost(s, unit, hex, direction) / HALF_POINTS
      if (total >= (costs.get(to) ?? Infinity)) continue
      costs.set(to, total)
      open.push(to)
    }
  }
  return new Map(Array.from(costs, ([hex, mp]) => [HEX_IDS[hex]!, mp]))
}

describe('section 8.1', () => {
  test('10: Germans reach every east-bank hex of the Meuse and no hex west of it', () => {
    const reached = walk('2216', 0)
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      if (meuseBank[hex] === 1) expect(reached.has(HEX_IDS[hex]!)).toBe(true)
      if (westBank[hex] === 1) expect(reached.has(HEX_IDS[hex]!)).toBe(false)
    }
  })

  test('10: the Allies reach every hex outside the German Rear Area', () => {
    const reached = walk('1500', 1)
    const s = scene(2)
    const barred = HEX_IDS.filter((_, hex) => s.board.rearArea[hex] === 0)
    expect(HEX_IDS.filter((id) => !reached.has(id))).toEqual(barred)
  })

  test.each([
    ['2710', '2810', 3],
    ['2712', '2612', 3],
    ['2709', '2809', 3],
    ['2609', '2610', 3],
    ['2811', '2810', 3],
    ['0509', '0510', 0.5],
  ])('13: play report, %s to %s costs %d', (from, to, mp) => {
    expect(cost(from, to)).toBe(mp)
  })

  test('13: play report, 0210 to 0409 costs 3', () => {
    expect(walk('0210', 1).get('0409')).toBe(3)
  })

  test.each([
    ['2315', '2214', 0.5],
    ['2214', '2213', 3],
    ['2214', '2114', 0.5],
    ['3309', '3308', 1],
    ['3308', '3307', 1],
  ])('25: rulebook examples, %s to %s costs %d', (from, to, mp) => {
    expect(cost(from, to, 'Lehr-901')).toBe(mp)
  })
})

test('section 8.2, 16: at the start every fixed unit can trace supply', () => {
  const fixed = setupGroups.filter(({ hexes }) => hexes.length === 1)
  const s = scene(
    1,
    ...fixed.map(({ units, hexes }) => `${UNIT_CODES[units[0]!]!}@${HEX_IDS[hexes[0]!]!}`),
  )
  for (const { units, hexes } of fixed) {
    const traced = traceSupply(s, unitNationality[units[0]!]!)
    expect(traced[hexes[0]!]).toBe(TRACED)
  }
})
