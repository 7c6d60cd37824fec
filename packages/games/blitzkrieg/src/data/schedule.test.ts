import { describe, expect, test } from 'vitest'
import { boards, challenged, checked, met, stalled, undone, unleashed } from './battles.ts'
import { ALLIED, CLOSED, FOR_GOOD, GERMAN, RETURNING } from './codes.ts'
import { hexAt } from './map.ts'

const nightsOf = (night: Uint8Array): number[] =>
  Array.from(night.keys()).filter((turn) => night[turn])

describe('turn tracks', () => {
  test.each([
    [checked, 20, [11]],
    [unleashed, 20, [11]],
    [challenged, 32, [7, 17, 27]],
    [stalled, 19, [10]],
    [met, 20, [11]],
    [undone, 20, [11]],
  ])('$id', (board, lastTurn, nights) => {
    expect(board.lastTurn).toBe(lastTurn)
    expect(nightsOf(board.night)).toEqual(nights)
  })

  test('BLZ-EVT-2: a night belongs to the day that ended', () => {
    for (const { night, day } of boards) {
      for (const turn of nightsOf(night)) {
        expect(day[turn]).toBe(day[turn - 1])
        expect(day[turn + 1]).toBe(day[turn]! + 1)
      }
    }
  })
})

test('BLZ-COM-2, BLZ-COM-3: who sets up and who goes first', () => {
  for (const board of boards) {
    expect(board.firstPlayer).toBe(board === stalled ? ALLIED : GERMAN)
    expect(board.firstToSetUp).toBe(board === stalled ? GERMAN : ALLIED)
  }
})

test('BLZ-COM-2: air units, those that come by an event apart', () => {
  const printed = [checked, unleashed, challenged, stalled, met, undone]
  const counts = printed.map(({ airSides, surgeOnly }) => [
    airSides.filter((side) => side === GERMAN).length,
    airSides.filter((side, air) => side === ALLIED && !surgeOnly[air]).length,
  ])
  expect(counts).toEqual([
    [6, 2],
    [6, 2],
    [6, 2],
    [4, 2],
    [6, 2],
    [6, 1],
  ])
})

describe('set-up zones have the hexes of the ledger', () => {
  test.each([
    [
      checked,
      {
        '15dim': 15,
        'dina-1': 12,
        'dina-7': 10,
        'dina-2': 7,
        '1dim': 41,
        reserves: 194,
        '4pz': 104,
      },
    ],
    [
      unleashed,
      { '55di': 41, '205ri': 10, '5dlc': 83, art: 224, '10pz': 17, '1pz': 47, '2pz': 47 },
    ],
    [challenged, { '18di': 260, '129ri': 19, east: 233 }],
    [stalled, { '7pz': 138, ss: 176 }],
    [met, { french: 171, german: 12 }],
    [undone, { '11rdp': 320, '2dlm-1': 90, '2dlm-2': 51 }],
  ])('$id', (board, counts) => {
    const found = board.zones.map(({ source, allowed }) => [
      source.id,
      allowed.reduce((sum, one) => sum + one, 0),
    ])
    expect(Object.fromEntries(found)).toEqual(counts)
  })

  test('the side that sets up first comes first', () => {
    for (const { zones, firstToSetUp } of boards) {
      const turn = zones.findIndex(({ side }) => side !== firstToSetUp)
      expect(
        zones.slice(turn < 0 ? zones.length : turn).every(({ side }) => side !== firstToSetUp),
      ).toBe(true)
    }
  })
})

test('C-ALL-7: entry hexes lie on their edge', () => {
  for (const board of boards) {
    board.entryHexes.forEach((hexes, unit) => {
      if (board.unitReinforcement[unit]! < 0 || board.isTransport[unit]) return
      expect(hexes.length).toBeGreaterThan(0)
      for (const hex of hexes) expect(board.edges[hex]).not.toBe(0)
    })
  }
})

test('BLZ-REI-4, V-68: a blocked unit comes by the same edge, on the same bank', () => {
  const unit = unleashed.unitCodes.indexOf('regA-I/120')
  const ids = unleashed.edgeEntryHexes[unit]!.map((hex) => unleashed.hexIds[hex])
  expect(ids[0]).toBe('1604')
  expect(ids.at(-1)).toBe('1618')
  expect(ids).toHaveLength(15)
})

test('every sum of two dice has its event', () => {
  for (const { eventOf, events } of boards) {
    for (let sum = 2; sum <= 12; sum++) {
      const event = events[eventOf[sum]!]
      expect(event?.source.rolls).toContain(sum)
    }
  }
})

test('BLZ-MOV-29, BLZ-MOV-32: where a side may leave the map', () => {
  const at = (board: (typeof boards)[number], side: number, id: string) =>
    board.exits[side]![hexAt(board, id)]
  expect(at(checked, GERMAN, '2010')).toBe(RETURNING)
  expect(at(checked, GERMAN, '0110')).toBe(CLOSED)
  expect(at(checked, ALLIED, '0110')).toBe(RETURNING)
  expect(at(challenged, GERMAN, '0110')).toBe(FOR_GOOD)
  expect(at(undone, GERMAN, '0110')).toBe(FOR_GOOD)
  expect(at(undone, ALLIED, '1910')).toBe(CLOSED)
  expect(at(unleashed, GERMAN, '0107')).toBe(RETURNING)
  expect(at(unleashed, GERMAN, '0108')).toBe(CLOSED)
})

test('BLZ-VIC-3: who holds what at the start', () => {
  const held = (board: (typeof boards)[number]) =>
    [GERMAN, ALLIED].map((side) => board.initialControl.filter((one) => one === side).length)
  expect(held(stalled)).toEqual([14, 7])
  expect(held(met)).toEqual([3, 10])
  expect(held(undone)).toEqual([0, 17])
  expect(held(checked)).toEqual([0, 0])
})

test('rules that the data names together are told apart', () => {
  const of = (board: (typeof boards)[number], id: string) =>
    board.reinforcements.find(({ source }) => source.id === id)
  expect(of(stalled, 'left-cup')).toMatchObject({ rule: 'ARS-SET-4', arrivalRule: 'ARS-REI-1' })
  expect(of(challenged, '1dcr')).toMatchObject({ rule: 'DIN-REI-5', arrivalRule: 'DIN-REI-5' })
  expect(unleashed.zones.find(({ source }) => source.id === '1pz')?.rule).toBe('SED-SET-8')
})
