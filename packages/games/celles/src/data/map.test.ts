import { DIRECTIONS } from '@estafette/board'
import { describe, expect, test } from 'vitest'
import { standardBoard as board } from './board.ts'
import {
  ALLIED,
  CLEAR,
  GERMAN,
  MAIN_ROAD,
  MEUSE,
  MINOR_RIVER,
  NO_RIVER,
  NO_ROAD,
  NOBODY,
  ROUGH,
  SECONDARY_ROAD,
  TOWN,
  WOODS,
} from './codes.ts'
import {
  bridge,
  directionTo,
  distance,
  HEX_COUNT,
  HEX_IDS,
  hexAt,
  hexesNamed,
  hexIndex,
  hexNames,
  isMapEdge,
  mainRoadMarcheHotton,
  mapSource,
  meuseBank,
  neighbours,
  river,
  road,
  westBank,
} from './standard.ts'

const all = HEX_IDS.map((_, hex) => hex)
const ids = (hexes: Iterable<number>) => [...hexes].map((hex) => HEX_IDS[hex]!).sort()
const count = (table: Iterable<number>, value: number) =>
  [...table].filter((x) => x === value).length

function around(hex: number): number[] {
  return DIRECTIONS.map((_, direction) => neighbours[hex * 6 + direction]!).filter((n) => n >= 0)
}

/** The value of a hexside table between two hexes given by id. */
function between(table: Uint8Array, a: string, b: string): number {
  return table[hexAt(a) * 6 + directionTo(hexAt(a), hexAt(b))]!
}

function joined(start: string, open: (from: number, to: number) => boolean): Set<number> {
  const seen = new Set([hexAt(start)])
  for (const hex of seen) for (const to of around(hex)) if (open(hex, to)) seen.add(to)
  return seen
}

function overMeuse(a: number, b: number): boolean {
  return river[a * 6 + directionTo(a, b)] === MEUSE
}

describe('section 8.1: the map', () => {
  test('1: 33 columns of 17 hexes, ids 0100 to 3316; 1604 borders 1504 and 1505', () => {
    expect(HEX_COUNT).toBe(33 * 17)
    expect([HEX_IDS[0], HEX_IDS.at(-1)]).toEqual(['0100', '3316'])
    expect(ids(around(hexAt('1604')))).toEqual(['1504', '1505', '1603', '1605', '1704', '1705'])
    expect(hexIndex('3400')).toBe(-1)
    expect(hexIndex('0117')).toBe(-1)
    expect(() => hexAt('0017')).toThrow("no hex '0017'")
  })

  test('1: neighbours are mutual and one hex apart', () => {
    for (const hex of all) {
      for (const other of around(hex)) {
        expect(distance(hex, other)).toBe(1)
        expect(around(other)).toContain(hex)
      }
    }
  })

  test('terrain is counted as in the ledger', () => {
    expect([CLEAR, ROUGH, WOODS, TOWN].map((kind) => count(board.terrain, kind))).toEqual([
      59, 230, 260, 12,
    ])
    expect(count(board.village, 1)).toBe(32)
    for (const hex of all) if (board.village[hex]) expect(board.terrain[hex]).not.toBe(TOWN)
  })

  test.each([
    ['Hotton', ['3306']],
    ['Marche', ['2808']],
    ['Rochefort', ['2113']],
    ['Dinant', ['0604', '0704']],
    ['Givet', ['0113', '0213']],
    ['Ciney', ['1602']],
    ['Beauraing', ['0815']],
  ])('2: %s is a town at %j', (name, hexes) => {
    expect(ids(hexesNamed(name))).toEqual(hexes)
    for (const hex of hexesNamed(name)) expect(board.terrain[hex]).toBe(TOWN)
  })

  test.each([
    ['Hogne', '2506'],
    ['Marloie', '2710'],
    ['Nassogne', '2715'],
    ['Hamois', '1900'],
    ['Celles', '1107'],
    ['Buissonville', '2008'],
  ])('2: %s is a village at %s', (name, hex) => {
    expect(ids(hexesNamed(name))).toEqual([hex])
    expect(board.village[hexAt(hex)]).toBe(1)
  })

  test('every town and village has its name and nothing else is one', () => {
    const settled = all.filter((hex) => board.terrain[hex] === TOWN || board.village[hex] === 1)
    expect(ids(settled)).toEqual(mapSource.places.map(({ hex }) => hex).sort())
    for (const hex of settled) expect(hexNames[hex]).not.toBe('')
    for (const { hex } of mapSource.labels.list) {
      expect(mapSource.places.some((place) => place.hex === hex)).toBe(false)
      expect(hexNames[hexAt(hex)]).not.toBe('')
    }
  })

  test('3: 2213 is rough and off the road; 2315-2214-2114 is main road', () => {
    expect(board.terrain[hexAt('2213')]).toBe(ROUGH)
    expect(between(road, '2214', '2213')).toBe(NO_ROAD)
    expect(between(road, '2315', '2214')).toBe(MAIN_ROAD)
    expect(between(road, '2214', '2114')).toBe(MAIN_ROAD)
  })

  test('4: 3309-3308-3307 is a secondary road, one US unit controls both ends of the last link', () => {
    expect(between(road, '3309', '3308')).toBe(SECONDARY_ROAD)
    expect(between(road, '3308', '3307')).toBe(SECONDARY_ROAD)
    expect(around(hexAt('3207'))).toEqual(expect.arrayContaining([hexAt('3308'), hexAt('3307')]))
  })

  test('5: the Lhomme is between 2112 and Rochefort, not between Rochefort and 2114 or 2213', () => {
    expect(between(river, '2112', '2113')).toBe(MINOR_RIVER)
    expect(between(river, '2113', '2114')).toBe(NO_RIVER)
    expect(between(river, '2113', '2213')).toBe(NO_RIVER)
  })

  test('6: 3108 is a village, and another neighbour of 3208 is woods', () => {
    expect(board.village[hexAt('3108')]).toBe(1)
    expect(around(hexAt('3208'))).toContain(hexAt('3108'))
    expect(around(hexAt('3208'))).toContain(hexAt('3109'))
    expect(board.terrain[hexAt('3109')]).toBe(WOODS)
  })

  test('7: Germans at 2114, 2213 and 2112 hold or watch every hex around 2113', () => {
    const germans = ['2114', '2213', '2112'].map(hexAt)
    for (const hex of around(hexAt('2113'))) {
      expect(germans.some((german) => distance(german, hex) <= 1)).toBe(true)
    }
  })

  test('9: main roads join Marche to its neighbours and to the entry hexes', () => {
    const reached = joined('2808', (a, b) => road[a * 6 + directionTo(a, b)] === MAIN_ROAD)
    for (const id of ['3306', '1602', '0704', '2113', '2216', '3316', '1500', '1900', '0815']) {
      expect(reached).toContain(hexAt(id))
    }
    expect(ids(mainRoadMarcheHotton)).toEqual(['2808', '2908', '3007', '3107', '3206', '3306'])
    mainRoadMarcheHotton.slice(1).forEach((hex, i) => {
      const before = mainRoadMarcheHotton[i]!
      expect(road[before * 6 + directionTo(before, hex)]).toBe(MAIN_ROAD)
    })
  })

  test('10: the Meuse separates the banks and has three bridges', () => {
    const west = joined('0100', (a, b) => !overMeuse(a, b))
    expect(ids(west)).toEqual(ids(all.filter((hex) => westBank[hex] === 1)))
    expect(west.has(hexAt('0604')) && west.has(hexAt('0113'))).toBe(true)
    expect(west.has(hexAt('0704')) || west.has(hexAt('0213'))).toBe(false)
    const bridges = all.flatMap((hex) =>
      around(hex).flatMap((to) =>
        to > hex && overMeuse(hex, to) && bridge[hex * 6 + directionTo(hex, to)] === 1
          ? [`${HEX_IDS[hex]!}|${HEX_IDS[to]!}`]
          : [],
      ),
    )
    expect(bridges).toEqual(['0113|0213', '0207|0208', '0604|0704'])
  })

  test('10: the east-bank hexes beside the Meuse are those of the ledger', () => {
    expect(ids(all.filter((hex) => meuseBank[hex] === 1))).toEqual(
      (
        '0114 0208 0209 0210 0211 0212 0213 0309 0408 0500 0507 0508 0600 0601 0602 0603 0606 ' +
        '0704 0705 0706'
      ).split(' '),
    )
  })

  test.each(mapSource.rivers.list)('11: the $name is one continuous line', ({ hexsides }) => {
    const sides = hexsides.map((side) => side.split('|').map(hexAt))
    // Two hexsides meet in a corner when their four hexes are three mutually adjacent ones.
    const meet = (a: readonly number[], b: readonly number[]) => {
      const hexes = [...new Set([...a, ...b])]
      return hexes.length === 3 && hexes.every((x) => hexes.every((y) => distance(x, y) <= 1))
    }
    const reached = new Set([sides[0]!])
    for (const side of reached) for (const other of sides) if (meet(side, other)) reached.add(other)
    expect(reached.size).toBe(sides.length)
  })

  test('11: 37 hexsides of the Meuse, 89 of minor rivers, 111 main and 301 secondary links', () => {
    expect(count(river, MEUSE) / 2).toBe(37)
    expect(count(river, MINOR_RIVER) / 2).toBe(89)
    expect(count(road, MAIN_ROAD) / 2).toBe(111)
    expect(count(road, SECONDARY_ROAD) / 2).toBe(301)
  })

  test('11: roads form one network without stubs except at the map edge', () => {
    const onRoad = all.filter((hex) => road.subarray(hex * 6, hex * 6 + 6).some((kind) => kind > 0))
    const network = joined('2808', (a, b) => road[a * 6 + directionTo(a, b)]! !== NO_ROAD)
    expect(ids(network)).toEqual(ids(onRoad))
    for (const hex of onRoad) {
      const links = road.subarray(hex * 6, hex * 6 + 6).filter((kind) => kind !== NO_ROAD).length
      const exits = mapSource.roadExits.filter((exit) => exit.hex === HEX_IDS[hex]).length
      expect(links + exits).toBeGreaterThan(1)
      if (exits > 0) expect(isMapEdge(hex)).toBe(true)
    }
  })

  test('11: hexsides say the same from both sides', () => {
    for (const hex of all) {
      for (const other of around(hex)) {
        const there = hex * 6 + directionTo(hex, other)
        const back = other * 6 + directionTo(other, hex)
        expect([river[there], road[there]]).toEqual([river[back], road[back]])
      }
    }
  })

  test('14: anchors fit their real positions within 1.3 km', () => {
    const { lat, lon } = mapSource.geography
    const anchors: readonly (readonly [string, number, number])[] = [
      ['3306', 50.2675, 5.4469],
      ['2808', 50.227, 5.3445],
      ['2113', 50.1594, 5.2219],
      ['1602', 50.2956, 5.1],
      ['0815', 50.11, 4.9567],
      ['1107', 50.2303, 5.0083],
      ['2008', 50.2167, 5.185],
      ['1604', 50.2667, 5.1078],
    ]
    for (const [id, latitude, longitude] of anchors) {
      const column = Number(id.slice(0, 2))
      const x = 1.386 * (column - 1)
      const y = -1.6 * (Number(id.slice(2)) + (column % 2 === 1 ? 0 : 0.5))
      const north = (lat.x * x + lat.y * y + lat.c - latitude) * 111.2
      const east = (lon.x * x + lon.y * y + lon.c - longitude) * 71.2
      expect(Math.hypot(north, east)).toBeLessThan(1.3)
    }
  })
})

describe('section 8.2: Rear Areas and sources', () => {
  const german = all.filter((hex) => board.rearArea[hex] === GERMAN)
  const allied = all.filter((hex) => board.rearArea[hex] === ALLIED)

  test('15: connected, without towns, the entry hexes inside', () => {
    expect([german.length, allied.length]).toEqual([29, 32])
    for (const area of [german, allied]) {
      const whole = joined(HEX_IDS[area[0]!]!, (_, to) => area.includes(to))
      expect(whole.size).toBe(area.length)
      for (const hex of area) expect(board.terrain[hex]).not.toBe(TOWN)
    }
    for (const id of ['2216', '3316', '3309', '3310', '3311']) {
      expect(board.rearArea[hexAt(id)]).toBe(GERMAN)
      expect(isMapEdge(hexAt(id))).toBe(true)
    }
    for (const id of ['1300', '1500', '1900']) expect(board.rearArea[hexAt(id)]).toBe(ALLIED)
    expect(board.rearArea[hexAt('2808')]).toBe(NOBODY)
  })

  test('CEL-5.0.6: sources of the three nationalities', () => {
    const [ofGermans, ofUs, ofBritish] = board.supplySources
    expect(ids(ofGermans!)).toEqual([...mapSource.supplySources.german.hexes].sort())
    expect(ids(ofUs!)).toEqual(
      HEX_IDS.filter((id) => id.endsWith('00') || (id >= '3300' && id <= '3306')),
    )
    expect(ids(ofBritish!)).toEqual(HEX_IDS.filter((id) => id.startsWith('01')))
    expect(board.supplySource[hexAt('0100')]).toBe(0b110)
    expect(board.supplySource[hexAt('3316')]).toBe(0b001)
  })
})
