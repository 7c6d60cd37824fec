import { describe, expect, test } from 'vitest'
import { standardBoard as board } from './board.ts'
import {
  ALLIED,
  ARMOR,
  ARMORED_2,
  ARMORED_3,
  BRIGADE_29,
  BRITISH,
  CAVALRY_4,
  FBB,
  GERMAN,
  INFANTRY,
  INFANTRY_84,
  LEHR,
  PANZER_116,
  PANZER_2,
  PANZER_9,
  RECON,
  SP_AT,
  US,
} from './codes.ts'
import {
  entryHexes,
  FORMATION_CODES,
  formationUnits,
  GERMAN_UNIT_COUNT,
  HEX_IDS,
  IMMOBILE,
  rebuildHexes,
  scheduleSource,
  UNIT_CODES,
  UNIT_COUNT,
  unitAt,
  unitFormation,
  unitIndex,
  unitMotorized,
  unitNationality,
  unitSide,
  unitsSource,
  unitSteps,
  unitType,
} from './standard.ts'

const all = UNIT_CODES.map((_, unit) => unit)
const FULL = 0
const FULL_USED = 1
const REDUCED = 2
const REDUCED_USED = 3

function counters(formation: number, type: number): number[] {
  return formationUnits[formation]!.filter((unit) => unitType[unit] === type)
}

function sides(unit: number): string {
  return [FULL, FULL_USED, REDUCED, REDUCED_USED]
    .map((side) => `${board.attack[unit * 4 + side]!}-${board.defence[unit * 4 + side]!}`)
    .join(' ')
}

describe('section 8.3: counters', () => {
  test('17: 88 counters in all', () => {
    const reduced = all.filter((unit) => unitSteps[unit] === 2).length
    const markers = Object.values(unitsSource.markers).reduce((sum, one) => sum + one.count, 0)
    const { actionChits, tacticalChits } = scheduleSource
    const chits = actionChits.length + tacticalChits.german.length + tacticalChits.allied.length
    expect(UNIT_COUNT + reduced + markers + chits).toBe(88)
  })

  test('17: used sides are never stronger, reduced counters weaker, allowances thirds', () => {
    for (const unit of all) {
      for (const table of [board.attack, board.defence]) {
        expect(table[unit * 4 + FULL_USED]!).toBeLessThanOrEqual(table[unit * 4]!)
        expect(table[unit * 4 + REDUCED_USED]!).toBeLessThanOrEqual(table[unit * 4 + REDUCED]!)
        if (unit !== IMMOBILE) expect(table[unit * 4 + REDUCED]!).toBeLessThan(table[unit * 4]!)
      }
      if (unitSteps[unit] === 2) expect(board.attack[unit * 4 + REDUCED_USED]!).toBeGreaterThan(0)
      expect(board.movement[unit]! % 3).toBe(0)
    }
  })

  test.each([
    ['116th Panzer armor', PANZER_116, ARMOR, 3, '11-8 6-5 6-4 3-2'],
    ['116th Panzer recon', PANZER_116, RECON, 1, '7-5 3-3 0-0 0-0'],
    ['2nd Panzer armor', PANZER_2, ARMOR, 2, '11-8 6-5 6-4 3-2'],
    ['2nd Panzer recon', PANZER_2, RECON, 1, '7-5 3-3 0-0 0-0'],
    ['2nd Panzer SP/AT', PANZER_2, SP_AT, 1, '7-5 3-3 0-0 0-0'],
    ['Lehr armor', LEHR, ARMOR, 3, '11-8 6-5 6-4 3-2'],
    ['Lehr recon', LEHR, RECON, 1, '7-5 3-3 0-0 0-0'],
    ['9th Panzer armor', PANZER_9, ARMOR, 3, '12-9 7-6 6-5 3-3'],
    ['9th Panzer recon', PANZER_9, RECON, 1, '7-5 3-3 0-0 0-0'],
    ['FBB armor', FBB, ARMOR, 2, '12-10 6-6 6-5 3-3'],
    ['2nd Armored armor', ARMORED_2, ARMOR, 5, '15-12 8-8 8-6 4-4'],
    ['2nd Armored recon', ARMORED_2, RECON, 1, '6-5 3-3 0-0 0-0'],
    ['4th Cavalry recon', CAVALRY_4, RECON, 2, '4-4 2-2 0-0 0-0'],
    ['3rd Armored', ARMORED_3, ARMOR, 1, '0-4 0-4 0-0 0-0'],
    ['29th Brigade armor', BRIGADE_29, ARMOR, 2, '8-6 4-4 0-0 0-0'],
    ['84th Infantry', INFANTRY_84, INFANTRY, 9, '5-7 2-4 0-0 0-0'],
  ])('3.3: %s', (_, formation, type, number, values) => {
    const found = counters(formation, type)
    expect(found).toHaveLength(number)
    for (const unit of found) expect(sides(unit)).toBe(values)
  })

  test('18: the strengths of the examples', () => {
    const attack = (code: string, side = FULL) => board.attack[unitAt(code) * 4 + side]!
    const defence = (code: string, side = FULL) => board.defence[unitAt(code) * 4 + side]!
    expect(attack('Lehr-901') / defence('84Inf-1-333')).toBeLessThan(2)
    expect((attack('Lehr-901') + attack('Lehr-recon')) / defence('84Inf-1-333')).toBeGreaterThan(2)
    expect(2 * defence('84Inf-1-333')).toBe(14)
    expect(2 * attack('116Pz-60') + attack('116Pz-156', FULL_USED)).toBe(28)
    expect(attack('2Arm-a1') + attack('29Bde-3rtr')).toBe(23)
    expect(attack('9Pz-33')).toBe(12)
    expect(defence('2Arm-a1', REDUCED_USED)).toBe(4)
  })

  test('19, 20: 38 units, Germans first, one of them immobile', () => {
    expect(UNIT_COUNT).toBe(38)
    for (const unit of all) {
      expect(unitSide[unit]).toBe(unit < GERMAN_UNIT_COUNT ? GERMAN : ALLIED)
      expect(unitMotorized[unit]).toBe(unitType[unit] === INFANTRY ? 0 : 1)
    }
    expect(all.filter((unit) => board.movement[unit] === 0)).toEqual([IMMOBILE])
    expect(unitFormation[IMMOBILE]).toBe(ARMORED_3)
    expect(formationUnits.flat().toSorted((a, b) => a - b)).toEqual(all)
  })

  test('formations have the nationality of the ledger', () => {
    const of = (formation: number) => unitNationality[formationUnits[formation]![0]!]
    expect([PANZER_116, PANZER_2, LEHR, PANZER_9, FBB].map(of)).toEqual(Array(5).fill(GERMAN))
    expect([INFANTRY_84, ARMORED_2, CAVALRY_4, ARMORED_3].map(of)).toEqual(Array(4).fill(US))
    expect(of(BRIGADE_29)).toBe(BRITISH)
    expect(FORMATION_CODES[BRIGADE_29]).toBe('29Bde')
  })
})

test('codes and numbers of units belong together', () => {
  for (const unit of all) expect(unitIndex(UNIT_CODES[unit]!)).toBe(unit)
  expect(unitIndex('116Pz-bayer-r')).toBe(-1)
  expect(() => unitAt('nobody')).toThrow("no unit 'nobody'")
})

test('CEL-13.3b: eliminated units return at the entry hexes or the towns of their nation', () => {
  const named = (hexes: readonly number[]) => hexes.map((hex) => HEX_IDS[hex])
  expect(named(rebuildHexes[PANZER_2]!)).toEqual(['3316'])
  expect(rebuildHexes[FBB]).toEqual(entryHexes[FBB])
  expect(named(rebuildHexes[INFANTRY_84]!)).toEqual(['1602', '1900', '2808', '3306'])
  expect(named(rebuildHexes[ARMORED_3]!)).toEqual(['1602', '1900', '2808', '3306'])
  expect(named(rebuildHexes[BRIGADE_29]!)).toEqual(['0113', '0213', '0604', '0704'])
})
