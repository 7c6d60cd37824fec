import { nodesWithin } from '@estafette/board'
import { describe, expect, test } from 'vitest'
import { standardBoard as board } from './board.ts'
import {
  ALLIED,
  ALLIED_AIR_CHIT,
  ARMOR,
  ARMORED_2,
  BRIGADE_29,
  COMBAT_CHIT,
  GERMAN,
  PANZER_9,
  RECON,
} from './codes.ts'
import {
  ACTION_CHIT_COUNT,
  arrivalTurn,
  BRITISH_FROM_TURN,
  CHIT_CODES,
  CHIT_COUNT,
  chitFormation,
  chitSide,
  chitTactical,
  grid,
  HEX_IDS,
  hexAt,
  LAST_TURN,
  mainRoadMarcheHotton,
  night,
  reinforcements,
  setupGroups,
  tacticalChit,
  TRUCKS_FROM_TURN,
  turnCup,
  turnDay,
  UNIT_CODES,
  UNIT_COUNT,
  unitFormation,
  unitType,
  victoryTowns,
  WITHDRAWAL_FROM_TURN,
} from './standard.ts'

const turns = Array.from({ length: LAST_TURN }, (_, i) => i + 1)
const actions = (turn: number, side: number) => board.actions[turn * 2 + side]!
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
const ids = (hexes: readonly number[]) => hexes.map((hex) => HEX_IDS[hex]!).sort()

/** Ids of the hexes up to a distance from any of some hexes. */
function within(radius: number, centres: readonly number[]): string[] {
  const out: number[] = []
  return ids([
    ...new Set(
      centres.flatMap((hex) => {
        const count = nodesWithin(grid, hex, radius, out)
        return out.slice(0, count)
      }),
    ),
  ])
}

/** Action chits in a cup, by code. */
function chits(turn: number, side: number): string[] {
  return CHIT_CODES.slice(0, ACTION_CHIT_COUNT).filter(
    (_, chit) => (turnCup[turn * 2 + side]! >> chit) & 1,
  )
}

describe('section 8.4: turns and chits', () => {
  test('27: actions over the first three turns and on 25 December day', () => {
    expect(sum([1, 2, 3].map((turn) => actions(turn, GERMAN)))).toBe(9)
    expect(sum([1, 2, 3].map((turn) => actions(turn, ALLIED)))).toBe(5)
    expect([actions(4, GERMAN), actions(4, ALLIED)]).toEqual([3, 5])
  })

  test('27: never above five nor above the chits', () => {
    for (const turn of turns) {
      for (const side of [GERMAN, ALLIED]) {
        expect(actions(turn, side)).toBeLessThanOrEqual(5)
        expect(actions(turn, side)).toBeLessThanOrEqual(chits(turn, side).length)
      }
    }
  })

  test('27: 2nd Armored is sure to act twice on turns 4 and 6', () => {
    for (const turn of [4, 6]) {
      expect(chits(turn, ALLIED)).toHaveLength(actions(turn, ALLIED))
      expect(chits(turn, ALLIED).filter((code) => code.startsWith('2Arm'))).toHaveLength(2)
    }
  })

  test('27: Germans livelier by night, Allies by day', () => {
    for (const day of [2, 4, 6]) {
      expect(turnDay[day]).toBe(turnDay[day + 1])
      expect(actions(day + 1, GERMAN)).toBeGreaterThanOrEqual(actions(day, GERMAN))
      expect(actions(day, ALLIED)).toBeGreaterThanOrEqual(actions(day + 1, ALLIED))
    }
    for (const turn of turns.slice(3)) {
      const [ahead, behind] = night[turn] ? [GERMAN, ALLIED] : [ALLIED, GERMAN]
      expect(actions(turn, ahead)).toBeGreaterThan(actions(turn, behind))
    }
  })

  test('28: turn 1 is a night turn and they alternate; turn 5 is 25 December night', () => {
    expect(turns.map((turn) => night[turn])).toEqual([1, 0, 1, 0, 1, 0, 1, 0])
    expect(turns.map((turn) => turnDay[turn])).toEqual([23, 24, 24, 25, 25, 26, 26, 27])
  })

  test('29: no British chit before 25 December, all tactical chits every turn', () => {
    for (const turn of turns) {
      expect(chits(turn, ALLIED).includes('29Bde')).toBe(turnDay[turn]! >= 25)
      for (const side of [GERMAN, ALLIED]) {
        for (let chit = ACTION_CHIT_COUNT; chit < CHIT_COUNT; chit++) {
          expect((turnCup[turn * 2 + side]! >> chit) & 1).toBe(chitSide[chit] === side ? 1 : 0)
        }
      }
    }
  })

  test('3.6: seventeen chits, the Allies alone have Allied Air', () => {
    expect(CHIT_COUNT).toBe(17)
    expect(tacticalChit(GERMAN, ALLIED_AIR_CHIT)).toBe(-1)
    const combat = tacticalChit(ALLIED, COMBAT_CHIT)
    expect(CHIT_CODES[combat]).toBe('allied-combat')
    expect([chitSide[combat], chitTactical[combat], chitFormation[combat]]).toEqual([
      ALLIED,
      COMBAT_CHIT,
      -1,
    ])
    expect(chitFormation[CHIT_CODES.indexOf('2Arm-2')]).toBe(ARMORED_2)
  })
})

describe('sections 6.1 and 6.3: set-up and calendar', () => {
  test('20: every unit is set up or arrives, once', () => {
    const placed = [...setupGroups, ...reinforcements].flatMap(({ units }) => units)
    expect(placed.toSorted((a, b) => a - b)).toEqual(UNIT_CODES.map((_, unit) => unit))
    expect(placed).toHaveLength(UNIT_COUNT)
    for (const { units } of setupGroups) for (const unit of units) expect(arrivalTurn[unit]).toBe(0)
  })

  test.each([
    ['116Pz-bayer', '3211'],
    ['116Pz-156', '3011'],
    ['2Pz-recon', '2611'],
    ['2Pz-coch', '2712'],
    ['84Inf-3-335', '2113'],
    ['3Arm-hotton', '3306'],
    ['29Bde-3rtr', '0704'],
    ['29Bde-23h', '0213'],
  ])('CEL-20.0.1 to 20.0.3: %s starts at %s', (code, hex) => {
    const group = setupGroups.find(({ units }) => units.includes(UNIT_CODES.indexOf(code)))!
    expect(ids(group.hexes)).toEqual([hex])
  })

  test('CEL-20.0.2, CEL-20.0.3: free units and their zones', () => {
    const free = setupGroups.filter(({ hexes }) => hexes.length > 1)
    expect(free.map(({ units }) => units.length)).toEqual([3, 4, 2])
    expect(ids(free[0]!.hexes)).toEqual(within(2, [hexAt('2808')]))
    expect(ids(free[1]!.hexes)).toEqual(within(1, mainRoadMarcheHotton))
    expect(ids(free[2]!.hexes)).toEqual(within(2, [hexAt('2305')]))
  })

  test.each([
    [1, 'Lehr-902 Lehr-recon', '2216'],
    [1, '2Pz-gut 2Pz-at', '3316'],
    [1, '2Arm-a1 2Arm-a2 2Arm-recon', '1300 1500 1900'],
    [2, '116Pz-recon', '3309 3310 3311'],
    [2, 'Lehr-901', '2216'],
    [3, '116Pz-60', '3309 3310 3311'],
    [3, 'Lehr-130', '2216'],
    [3, '2Arm-b1 2Arm-b2', '1300 1500 1900'],
    [4, '9Pz-recon 9Pz-33', '3316'],
    [4, '84Inf-3-333', '0113 0213 0815'],
    [5, '9Pz-10', '3316'],
    [5, '2Arm-r', '1300 1500 1900'],
    [6, '9Pz-11', '3316'],
    [6, 'FBB-1 FBB-2', '3309 3310 3311'],
  ])('CEL-22.0.1: turn %i brings %s at %s', (turn, units, hexes) => {
    const box = reinforcements.find(
      (one) => one.turn === turn && one.units.map((unit) => UNIT_CODES[unit]).join(' ') === units,
    )
    expect(ids(box?.hexes ?? []).join(' ')).toBe(hexes)
  })

  test('20: 9th Panzer and 2nd Armored as the play report met them', () => {
    const arrived = (formation: number, type: number, last: number) =>
      UNIT_CODES.filter(
        (_, unit) =>
          unitFormation[unit] === formation &&
          unitType[unit] === type &&
          arrivalTurn[unit]! <= last,
      ).length
    expect([arrived(PANZER_9, ARMOR, 5), arrived(PANZER_9, RECON, 5)]).toEqual([2, 1])
    expect([arrived(ARMORED_2, ARMOR, 4), arrived(ARMORED_2, ARMOR, 5)]).toEqual([4, 5])
    expect(arrived(BRIGADE_29, ARMOR, 0)).toBe(2)
  })

  test('CEL-7.0.7, CEL-8.3.1, CEL-15.0.1: dates', () => {
    expect(turnDay[BRITISH_FROM_TURN]).toBe(25)
    expect(turnDay[TRUCKS_FROM_TURN]).toBe(24)
    expect([turnDay[WITHDRAWAL_FROM_TURN], night[WITHDRAWAL_FROM_TURN]]).toEqual([26, 1])
  })

  test('CEL-16.0.3: towns that score', () => {
    const table = victoryTowns.map(({ name, hexes, vp }) => [name, ids(hexes).join(' '), ...vp])
    expect(table).toEqual([
      ['Marche', '2808', 2, 2],
      ['Hotton', '3306', 2, 2],
      ['Rochefort', '2113', 2, 2],
      ['Ciney', '1602', 1, 0],
      ['Beauraing', '0815', 1, 0],
      ['Givet', '0113 0213', 1, 0],
      ['Dinant', '0604 0704', 1, 0],
    ])
  })
})
