import { describe, expect, test } from 'vitest'
import { cellIndex, cellOf, standardBoard as board } from './board.ts'
import { airResult, optionalActions } from './charts.ts'
import {
  AIR_DISRUPTED,
  AIR_NOTHING,
  AIR_STEP,
  CLEAR,
  CRT_ROWS,
  HEAVY,
  LIGHT,
  MAIN_ROAD,
  MEDIUM,
  MOTORIZED,
  ON_FOOT,
  RESULT_DISRUPTED,
  RESULT_RETREAT,
  RESULT_STEPS,
  ROUGH,
  SECONDARY_ROAD,
  TOWN,
  WOODS,
} from './codes.ts'
import {
  attackCost,
  attackModifier,
  COMBAT_MODIFIER,
  CRT_COLUMNS,
  crtCells,
  exitZocCost,
  infiltrationCost,
  minorRiverCost,
  motorizedInTheWayCost,
  roadCost,
  terrainCost,
  unitAt,
} from './standard.ts'

const rows = Array.from({ length: CRT_ROWS }, (_, row) => row)
const columns = CRT_COLUMNS.map((_, column) => column)

/** The weight of section 8.4: a step 4, a retreat 2, a disruption 1. */
function weight(part: number): number {
  return (
    4 * (part & RESULT_STEPS) + (part & RESULT_RETREAT ? 2 : 0) + (part & RESULT_DISRUPTED ? 1 : 0)
  )
}

const attacker = (column: number, row: number) => weight(board.crtAttacker[cellIndex(column, row)]!)
const defender = (column: number, row: number) => weight(board.crtDefender[cellIndex(column, row)]!)
const gain = (column: number, row: number) => defender(column, row) - attacker(column, row)

describe('section 8.4: the Combat Results Table', () => {
  test.each([
    ['2-1', 3, '-/-'],
    ['2-1', 8, '-/RD'],
    ['2-1', 5, '-/R'],
    ['1-1', 7, '-/R'],
    ['1-1', 10, '-/RD'],
    ['3-1', 2, '-/-'],
    ['5-1', 2, '1/1'],
  ])('21: %s at %i is %s', (name, row, cell) => {
    expect(cellOf(board, CRT_COLUMNS.indexOf(name), row)).toBe(cell)
  })

  test('21: 3-1 at 9 costs the defender a step; attackers can retreat, be disrupted, lose steps', () => {
    const at = cellIndex(CRT_COLUMNS.indexOf('3-1'), 9)
    expect(board.crtDefender[at]! & RESULT_STEPS).toBe(1)
    for (const bit of [RESULT_STEPS, RESULT_DISRUPTED, RESULT_RETREAT]) {
      expect([...board.crtAttacker].some((part) => part & bit)).toBe(true)
    }
  })

  test('21: cells are read in full', () => {
    expect(crtCells).toHaveLength(55)
    expect(board.crtAttacker[cellIndex(0, 0)]).toBe(2 | RESULT_RETREAT | RESULT_DISRUPTED)
    expect(board.crtDefender[cellIndex(0, 0)]).toBe(0)
    expect(board.crtDefender[cellIndex(4, 6)]).toBe(1 | RESULT_RETREAT)
  })

  test('22: never worse for the attacker with a higher die or higher odds', () => {
    for (const column of columns) {
      for (const row of rows.slice(1)) {
        expect(gain(column, row)).toBeGreaterThanOrEqual(gain(column, row - 1))
        expect(defender(column, row)).toBeGreaterThanOrEqual(defender(column, row - 1))
        expect(attacker(column, row)).toBeLessThanOrEqual(attacker(column, row - 1))
      }
    }
    for (const column of columns.slice(1)) {
      for (const row of rows) {
        expect(gain(column, row)).toBeGreaterThanOrEqual(gain(column - 1, row))
        expect(defender(column, row)).toBeGreaterThanOrEqual(defender(column - 1, row))
      }
    }
  })

  test('24: modifiers', () => {
    expect(COMBAT_MODIFIER).toEqual({
      town: -2,
      village: -1,
      woods: -1,
      rough: 0,
      clear: 0,
      minorRiver: -1,
      germanNight: 1,
      alliedDay: 1,
      defenderDisrupted: 2,
      attackerDisrupted: -2,
      defenderIsolated: 2,
      attackerOutOfSupply: -2,
      combatChitAttacker: 1,
      combatChitDefender: -1,
    })
    expect([LIGHT, MEDIUM, HEAVY].map((type) => attackModifier[type])).toEqual([-2, 0, 1])
  })
})

describe('section 8.4: costs in half points', () => {
  test('25: attacks', () => {
    const cost = (way: number) => [LIGHT, MEDIUM, HEAVY].map((type) => attackCost[type]![way])
    expect(cost(MOTORIZED)).toEqual([6, 12, 18])
    expect(cost(ON_FOOT)).toEqual([2, 4, 6])
    expect(cost(ON_FOOT)[HEAVY]).toBe(2 * board.movement[unitAt('84Inf-1-333')]!)
  })

  test('25: terrain, roads, rivers, ZOC', () => {
    const terrain = (way: number) => [CLEAR, ROUGH, WOODS, TOWN].map((t) => terrainCost[t]![way])
    expect(terrain(MOTORIZED)).toEqual([4, 6, 8, 4])
    expect(terrain(ON_FOOT)).toEqual([2, 4, 6, 2])
    expect([...roadCost[MAIN_ROAD]!]).toEqual([2, 1])
    expect([...roadCost[SECONDARY_ROAD]!]).toEqual([2, 2])
    expect([...minorRiverCost]).toEqual([2, 4])
    expect([...motorizedInTheWayCost]).toEqual([0, 4])
    expect([...exitZocCost]).toEqual([0, 2])
    expect([...infiltrationCost]).toEqual([0, 4])
  })
})

describe('section 8.4: tables', () => {
  test('26: infiltration succeeds on 5, fails below, disrupts on 1 and less', () => {
    expect([board.infiltrationDisruptsUpTo, board.infiltrationFailsUpTo]).toEqual([1, 4])
    expect([board.infiltrationGerman, board.infiltrationNight]).toEqual([1, 2])
  })

  test('CEL-13.4a: air attack', () => {
    expect([-2, 0, 1, 4, 5, 9].map((die) => airResult(board, die))).toEqual([
      AIR_NOTHING,
      AIR_NOTHING,
      AIR_DISRUPTED,
      AIR_DISRUPTED,
      AIR_STEP,
      AIR_STEP,
    ])
    expect(board.airTownOrWoods).toBe(-2)
  })

  test('CEL-17.0.1: optional rule, German and Allied change by die', () => {
    const dice = Array.from({ length: 10 }, (_, die) => die)
    expect(dice.map((die) => optionalActions(board, die, 0))).toEqual([
      1, 1, -1, -1, 0, 0, 0, 0, 0, 0,
    ])
    expect(dice.map((die) => optionalActions(board, die, 1))).toEqual([
      0, 0, 0, 0, 0, 0, 1, 1, -1, -1,
    ])
  })
})
