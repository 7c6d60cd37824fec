import { describe, expect, test } from 'vitest'
import { challenged, checked, met, stalled, undone, unleashed } from './battles.ts'
import type { Board } from './board.ts'
import { AA88, ANTITANK, ARTILLERY, PONTOONS, VILLAGE } from './codes.ts'
import { hexAt } from './map.ts'

/** Ids of the hexes that pass a test, ascending. */
const hexesWith = (board: Board, test: (hex: number) => boolean): string[] =>
  board.hexIds.filter((_, hex) => test(hex))

const zone = (board: Board, id: string) => board.zones.find(({ source }) => source.id === id)!

/** Ids of the hexes of a set-up zone. */
const hexesOf = (board: Board, id: string): string[] =>
  hexesWith(board, (hex) => zone(board, id).allowed[hex] === 1)

const groupsOf = (board: Board, id: string): readonly string[] => zone(board, id).source.groups

const toNearest = (board: Board, hex: number, others: readonly string[]): number =>
  Math.min(...others.map((id) => board.distances[hex * board.hexCount + hexAt(board, id)]!))

/** Hexes within a distance of others. BLZ-GRID-4 */
const within = (board: Board, most: number, others: readonly string[]): string[] =>
  hexesWith(board, (hex) => toNearest(board, hex, others) <= most)

const named = (board: Board, ...names: string[]): string[] =>
  hexesWith(board, (hex) => names.includes(board.hexNames[hex]!))

const column = (id: string): number => Number(id.slice(0, 2))
const row = (id: string): number => Number(id.slice(2))

/** Hexes on a bank, and not further from its river. BLZ-GRID-4 */
const onBank = (board: Board, bank: string, most: number): string[] => {
  const shore = hexesWith(board, (hex) =>
    board.river.subarray(hex * 6, hex * 6 + 6).some((wet) => wet === 1),
  )
  const index = board.banks.indexOf(bank)
  return within(board, most - 1, shore).filter((id) => board.bank[hexAt(board, id)] === index)
}

describe('Gembloux', () => {
  const rails = hexesWith(checked, (hex) => checked.rail[hex] === 1)

  test('GEM-SET-1: on or 1 hex from Blanmont, Perbais or Chastre', () => {
    const places = named(checked, 'Blanmont', 'Perbais', 'Chastre')
    expect(hexesOf(checked, '15dim')).toEqual(within(checked, 1, places))
  })

  test('GEM-SET-2: on or 1 hex from Gembloux', () => {
    expect(hexesOf(checked, 'dina-1')).toEqual(within(checked, 1, named(checked, 'Gembloux')))
  })

  test('GEM-SET-3: on or 1 hex from Ernage, or on the railway north of Gembloux', () => {
    const ernage = within(checked, 1, named(checked, 'Ernage'))
    const hexes = hexesOf(checked, 'dina-7')
    expect(hexes).toEqual(expect.arrayContaining(ernage))
    expect(hexes.filter((id) => !ernage.includes(id) && !rails.includes(id))).toEqual([])
  })

  test('GEM-SET-4: on the road to Gembloux, at most 6 hexes from the west edge', () => {
    for (const id of hexesOf(checked, 'dina-2')) {
      expect(column(id)).toBeLessThanOrEqual(6)
      expect(checked.roadHexes[hexAt(checked, id)]).toBe(1)
    }
  })

  test('GEM-SET-5: on or 1 hex from the railway, not in Gembloux', () => {
    const hexes = hexesOf(checked, '1dim')
    expect(within(checked, 1, rails)).toEqual(expect.arrayContaining(hexes))
    expect(hexes.filter((id) => named(checked, 'Gembloux').includes(id))).toEqual([])
  })

  test('GEM-SET-6: artillery and reserves west of the railway, not on it', () => {
    expect(groupsOf(checked, 'reserves')).toEqual(['art-64', 'art-79', 'res-1', 'res-4'])
    const hexes = hexesOf(checked, 'reserves')
    expect(hexes.filter((id) => rails.includes(id))).toEqual([])
    for (const id of rails) {
      const east = hexes.filter((hex) => row(hex) === row(id) && column(hex) > column(id))
      if (row(id) <= 6) expect(east).toEqual([]) // where the line runs from north to south
    }
  })

  test('GEM-SET-7, DIN-SET-4: no entrenchments', () => {
    expect([checked.entrenchments, challenged.entrenchments]).toEqual([0, 0])
  })

  test('GEM-SET-8: 4th Panzer at least 4 hexes from the railway', () => {
    for (const id of hexesOf(checked, '4pz')) {
      expect(toNearest(checked, hexAt(checked, id), rails)).toBeGreaterThanOrEqual(4)
    }
  })
})

describe('Sedan', () => {
  test('SED-SET-1, SED-SET-2: 55th division and 147th south of the Meuse, at most 3 hexes from it', () => {
    expect(groupsOf(unleashed, '55di')).toEqual(['55di', '147rif'])
    expect(onBank(unleashed, 'S', 3)).toEqual(expect.arrayContaining(hexesOf(unleashed, '55di')))
  })

  test('SED-SET-3: 205th the same, west of the Bar', () => {
    const west = hexesOf(unleashed, '205ri')
    const east = hexesOf(unleashed, '55di')
    expect(onBank(unleashed, 'S', 3)).toEqual([...west, ...east].toSorted())
    expect(west.filter((id) => east.includes(id))).toEqual([])
  })

  test('SED-SET-4: the cavalry south of the Meuse, at most 5 hexes from it', () => {
    expect(hexesOf(unleashed, '5dlc')).toEqual(onBank(unleashed, 'S', 5))
    expect(zone(unleashed, '5dlc').source.count).toMatchObject({ die: 1, plus: 0 })
  })

  test('SED-SET-5: artillery anywhere south of the Meuse', () => {
    expect(hexesOf(unleashed, 'art')).toEqual(onBank(unleashed, 'S', 99))
  })

  test('SED-SET-6: six entrenchments for 55th, 147th and 205th', () => {
    expect(unleashed.entrenchments).toBe(6)
    const entitled = unleashed.zones.filter(({ source }) => source.entrench === 'all')
    expect(entitled.flatMap(({ source }) => source.groups)).toEqual(['55di', '147rif', '205ri'])
  })

  test('SED-SET-7, SED-SET-10: 10th Panzer north of the Meuse, from Sedan to the east', () => {
    const sedan = named(unleashed, 'Sedan').map(column)
    for (const id of hexesOf(unleashed, '10pz')) {
      expect(onBank(unleashed, 'N', 99)).toContain(id)
      expect(column(id)).toBeGreaterThanOrEqual(Math.min(...sedan))
    }
  })

  test('SED-SET-8, SED-SET-9, SED-SET-10: the others north of the Meuse, from Sedan to the west', () => {
    expect(groupsOf(unleashed, '1pz')).toEqual(['1pz', 'gd'])
    expect(hexesOf(unleashed, '2pz')).toEqual(hexesOf(unleashed, '1pz'))
    expect(zone(unleashed, '2pz').source.mayHoldBack).toBe('2pz-late')
    const sedan = named(unleashed, 'Sedan')
    const north = sedan.filter((id) => onBank(unleashed, 'N', 99).includes(id))
    for (const id of hexesOf(unleashed, '1pz')) {
      expect(onBank(unleashed, 'N', 99)).toContain(id)
      expect(column(id)).toBeLessThanOrEqual(Math.max(...sedan.map(column)))
    }
    expect(hexesOf(unleashed, '1pz')).toEqual(expect.arrayContaining(north))
    expect(hexesOf(unleashed, '10pz')).toEqual(expect.arrayContaining(north))
  })

  test('SED-SET-11, DIN-SET-5, BLZ-PON-1: six pontoons', () => {
    expect(PONTOONS).toBe(6)
    for (const { source } of [unleashed, challenged]) expect(source.scenario.pontoons).toBe(6)
  })

  test('SED-MAP-1, SED-MAP-2: no bridge stands, and 1604 and 1606 lie on the left bank', () => {
    expect(unleashed.unbridged).toEqual(unleashed.river)
    expect(onBank(unleashed, 'S', 99)).toEqual(expect.arrayContaining(['1604', '1606']))
  })
})

describe('Dinant', () => {
  const villages = hexesWith(challenged, (hex) => challenged.terrain[hex] === VILLAGE)

  test('DIN-SET-1: in or next to villages west of the Meuse, two to a hex', () => {
    const { source, mostInHex } = zone(challenged, '18di')
    expect(source.groups).toEqual(['18di', '11ca'])
    expect(mostInHex).toBe(2)
    const west = onBank(challenged, 'W', 99)
    for (const id of hexesOf(challenged, '18di')) {
      expect(west).toContain(id)
      expect(toNearest(challenged, hexAt(challenged, id), villages)).toBeLessThanOrEqual(1)
    }
  })

  test('DIN-SET-2, DIN-MAP-2: 129th around Philippeville, Donveau and Villers-le-Gambon', () => {
    expect(hexesOf(challenged, '129ri')).toEqual(within(challenged, 1, ['0119', '0417', '1417']))
    expect(named(challenged, 'Villers-le-Gambon')).toEqual(['1417'])
    expect(named(challenged, 'Donveau')).toEqual(['0417'])
  })

  test('DIN-SET-3: a die less 1 of those east of the Meuse, one to a hex', () => {
    const { source, mostInHex } = zone(challenged, 'east')
    expect(source).toMatchObject({ cup: true, count: { die: 1, plus: -1, chooser: 'random' } })
    expect(source.groups).toEqual(['1dlc', '4dlc', '22inf', 'chard'])
    expect(mostInHex).toBe(1)
    expect(hexesOf(challenged, 'east')).toEqual(onBank(challenged, 'E', 99))
  })

  test('DIN-MAP-1: bridges at Dinant, Yvoir and Hastière', () => {
    const ends = Array.from(challenged.river).flatMap((wet, slot) =>
      wet && !challenged.unbridged[slot]! ? [Math.floor(slot / 6)] : [],
    )
    const names = new Set(ends.map((hex) => challenged.hexNames[hex]))
    for (const name of ['Dinant', 'Yvoir', 'Hastière']) expect([...names].join(' ')).toContain(name)
  })
})

describe('Arras', () => {
  const road = stalled.source.map.namedLines!['arrasRoad']!

  test('ARS-SET-1, ARS-SET-2, ARS-SET-6: east and west of the road to Arras, not on it, from row 04', () => {
    const east = hexesOf(stalled, '7pz')
    const west = hexesOf(stalled, 'ss')
    expect([...east, ...west].filter((id) => road.includes(id) || row(id) < 4)).toEqual([])
    expect(east.filter((id) => west.includes(id))).toEqual([])
    expect(road[0]!.slice(2) === '18' || road.at(-1)!.slice(2) === '18').toBe(true)
    expect(road).toContain('1501')
    for (const id of road) {
      expect(east.filter((hex) => row(hex) === row(id) && column(hex) < column(id) - 1)).toEqual([])
    }
  })

  test('ARS-SET-3, BLZ-88-6: all German anti-tank units are 88s', () => {
    const types = Array.from(stalled.unitType.subarray(0, stalled.firstSideUnits))
    expect(types).not.toContain(ANTITANK)
    expect(types).toContain(AA88)
  })

  test('ARS-MAP-1: the lettered hexes', () => {
    expect(stalled.source.map.letters).toEqual({
      A: '2018',
      B: '0418',
      C: '2206',
      D: '0301',
      E: '0801',
      'To Arras': '1501',
    })
  })
})

describe('Stonne', () => {
  test('STO-SET-1: the French from row 04 on, with 12 entrenchments for all', () => {
    const { source } = zone(met, 'french')
    expect(source).toMatchObject({ groups: ['67ri', '4bcc', 'xart'], entrench: 'all' })
    expect(hexesOf(met, 'french')).toEqual(met.hexIds.filter((id) => row(id) >= 4))
    expect(met.entrenchments).toBe(12)
  })

  test('STO-SET-3: the Germans on the north edge from 0101 to 1201', () => {
    const hexes = met.hexIds.filter((id) => row(id) === 1 && column(id) <= 12)
    expect(hexesOf(met, 'german')).toEqual(hexes)
    expect(groupsOf(met, 'german')).toEqual(['assault', 'gd'])
  })
})

describe('Hannut', () => {
  test('HAN-SET-1: 11th dragoons in columns 01 to 16, entrenched', () => {
    expect(hexesOf(undone, '11rdp')).toEqual(undone.hexIds.filter((id) => column(id) <= 16))
    expect(zone(undone, '11rdp').source.entrench).toBe('all')
  })

  test('HAN-SET-2: the first battalion around Merdorp, Jandrenouille and Jandrain', () => {
    const places = ['1217', '0915', '0712', '0912']
    expect(hexesOf(undone, '2dlm-1')).toEqual(within(undone, 3, places))
    expect(zone(undone, '2dlm-1').source.entrench).toBe('artillery')
  })

  test('HAN-SET-3: the second around Orp', () => {
    expect(hexesOf(undone, '2dlm-2')).toEqual(within(undone, 3, ['1004', '1006']))
    expect(zone(undone, '2dlm-2').source.entrench).toBe('artillery')
  })

  test('HAN-SET-4: an entrenchment for each unit that may have one', () => {
    const entitled = undone.zones.flatMap(({ source, units }) =>
      units.filter(
        (unit) =>
          source.entrench === 'all' ||
          (source.entrench === 'artillery' && undone.unitType[unit] === ARTILLERY),
      ),
    )
    expect(undone.entrenchments).toBe(entitled.length)
  })
})
