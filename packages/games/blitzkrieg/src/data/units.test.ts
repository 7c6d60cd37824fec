import { describe, expect, test } from 'vitest'
import { boards, challenged, checked, met, stalled, undone, unleashed } from './battles.ts'
import {
  AA88,
  ANTITANK,
  ANTITANK_BONUS,
  ANTITANK_GUN,
  ARMORED,
  ARMORED_CAR,
  ARTILLERY,
  HEAVY_TANK,
  MOROCCAN,
  OTHER,
  PRE_COMBAT_RETREAT,
  TANK,
  TRANSPORT,
} from './codes.ts'
import { unitAt } from './units.ts'

describe('the orders of battle have the totals of the ledger', () => {
  // German combat units, Allied combat units, transports
  test.each([
    [checked, [41, 53, 32]],
    [unleashed, [38, 59, 28]],
    [challenged, [46, 66, 37]],
    [stalled, [35, 40, 23]],
    [met, [31, 34, 14]],
    [undone, [30, 30, 24]],
  ])('$id', (board, totals) => {
    const { isTransport, firstSideUnits, unitCount } = board
    const found = [0, 0, 0]
    for (let unit = 0; unit < unitCount; unit++) {
      found[isTransport[unit] ? 2 : unit < firstSideUnits ? 0 : 1]!++
    }
    expect(found).toEqual(totals)
  })
})

test('every unit has a code of its own, a formation, a group, and a way into the battle', () => {
  for (const board of boards) {
    expect(new Set(board.unitCodes).size).toBe(board.unitCount)
    for (let unit = 0; unit < board.unitCount; unit++) {
      expect(board.unitCodes[unit]).toMatch(/^[^\s:#]+$/)
      expect(board.formationCodes[board.unitFormation[unit]!]).toBeDefined()
      expect(board.groupCodes[board.unitGroup[unit]!]).toBeDefined()
      const hasZone = board.unitZone[unit]! >= 0
      const arrives = board.unitReinforcement[unit]! >= 0
      expect(hasZone || arrives).toBe(true)
    }
  }
})

test('GEM-SET-10: the printed counters of the two Panzer divisions', () => {
  const values = (code: string): string => {
    const unit = unitAt(checked, code)
    const { attack, range, defence, movement } = checked
    const fire = range[unit] ? `(${range[unit]})` : ''
    return `${attack[unit]}${fire}-${defence[unit]}-${movement[unit]}`
  }
  const all = (group: string, names: string) =>
    new Set(names.split(' ').map((name) => values(`${group}-${name}`)))
  expect(all('3pz', '1/5 1/6')).toEqual(new Set(['4-4-4']))
  expect(all('3pz', '2/5 2/6')).toEqual(new Set(['2-3-4']))
  expect(all('3pz', '3')).toEqual(new Set(['2-1-5']))
  expect(all('3pz', '1/3 2/3 3/3 4/3')).toEqual(new Set(['2-3-2']))
  expect(all('3pz', '75')).toEqual(new Set(['2(4)-1-2']))
  expect(all('4pz', '1/35 1/36')).toEqual(new Set(['4-4-4']))
  expect(all('4pz', '2/35 2/36')).toEqual(new Set(['2-3-4']))
  expect(all('4pz', '7')).toEqual(new Set(['2-1-5']))
  expect(all('4pz', '1/4 2/4 3/4 4/4')).toEqual(new Set(['2-3-2']))
  expect(all('4pz', '93 103')).toEqual(new Set(['2(4)-1-2']))
})

test('BLZ-UNIT-1, BLZ-UNIT-2: silhouettes are armour, guns have a range, transports carry', () => {
  for (const board of boards) {
    board.unitType.forEach((type, unit) => {
      const has = (bit: number) => (board.traits[unit]! & bit) !== 0
      expect(has(ARMORED)).toBe(type === TANK || type === ARMORED_CAR)
      expect(board.range[unit]! > 0).toBe(type === ARTILLERY)
      expect(board.isTransport[unit] === 1).toBe(type === TRANSPORT)
      if (type === TRANSPORT) expect([board.defence[unit], board.movement[unit]]).toEqual([0, 4])
      if (type === AA88) expect(board.movement[unit]).toBe(0) // BLZ-MOV-26
      expect(has(ANTITANK_GUN)).toBe(type === ANTITANK || type === AA88)
      if (has(HEAVY_TANK)) expect(board.unitNations[unit]).toBe('UK') // BLZ-HVY-1
      if (has(ANTITANK_BONUS)) expect(type).toBe(TANK)
      if (has(PRE_COMBAT_RETREAT)) expect(board.unitClass[unit]).toBe(OTHER)
    })
  }
})

test('BLZ-MOR-5: the Moroccans are the three regiments at Gembloux', () => {
  for (const board of boards) {
    const moroccans = board.unitCodes.filter((_, unit) => board.traits[unit]! & MOROCCAN)
    expect(moroccans).toHaveLength(board === checked ? 9 : 0)
    expect(moroccans.every((code) => code.startsWith('dina-'))).toBe(true)
  }
})

test('BLZ-88-6, ARS-SET-3: all German anti-tank units at Arras are 88s', () => {
  const guns = [...stalled.unitType.subarray(0, stalled.firstSideUnits)].filter(
    (type) => type === ANTITANK || type === AA88,
  )
  expect(guns).toEqual([AA88, AA88, AA88])
})
