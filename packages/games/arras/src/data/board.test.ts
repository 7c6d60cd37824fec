import { areAdjacent, borderBetween, degree, flood } from '@estafette/board'
import { describe, expect, test } from 'vitest'
import {
  ALLIED,
  ANTI_TANK,
  ARMOR,
  ARROW,
  ARTILLERY,
  BLACK,
  BLUE,
  BRITISH,
  FLAK,
  FRENCH,
  GERMAN,
  HALF,
  INFANTRY,
  LEADER,
  LINE,
  RIVER,
  ROLL,
  SS,
  standardBoard as board,
  WEHRMACHT,
} from './board.ts'
import { locationIndex, unitIndex } from './codes.ts'
import { mapSource, unitsSource } from './source.ts'

const at = (...ids: (string | number)[]) => ids.map((id) => locationIndex(String(id)))
const where = (table: ArrayLike<number>, value: number) =>
  board.locationNames.filter((_, index) => table[index] === value).join(' ')
const units = Array.from({ length: board.unitCount }, (_, unit) => unit)

describe('locations', () => {
  test('ARR-2.1.1a locations 0..27 are the areas, 28..33 the zones', () => {
    expect([board.areaCount, board.locationCount, board.graph.count]).toEqual([28, 34, 34])
    expect(where(board.isZone, 1)).toBe('A B C D E F')
    expect([board.locationNames[0], board.locationNames[27], board.locationNames[33]]).toEqual([
      '1',
      '28',
      'F',
    ])
    expect([board.locationTitles[1], board.locationTitles[28]]).toEqual(['Wancourt', 'Cambrai'])
    for (const table of [board.tem, board.square, board.colour, board.stackingLimit]) {
      expect(table).toHaveLength(board.locationCount)
    }
  })

  test('EX1 ARR-2.1.1b 11 is adjacent neither to 9 nor to 22', () => {
    const [eleven, nine, twentyTwo, ten] = at(11, 9, 22, 10)
    expect(areAdjacent(board.graph, eleven!, nine!)).toBe(false)
    expect(areAdjacent(board.graph, eleven!, twentyTwo!)).toBe(false)
    expect(areAdjacent(board.graph, eleven!, ten!)).toBe(true)
    expect(board.distance[eleven! * board.locationCount + nine!]).toBe(2)
  })

  test('ARR-2.1.1c borders are line, river or arrow, the same from both sides', () => {
    const names = { line: LINE, river: RIVER, 'zone-arrow': ARROW }
    for (const { a, b, boundary } of mapSource.adjacency) {
      const [from, to] = at(a, b)
      expect(borderBetween(board.graph, from!, to!)).toBe(names[boundary])
      expect(borderBetween(board.graph, to!, from!)).toBe(names[boundary])
    }
    expect(board.graph.targets).toHaveLength(mapSource.adjacency.length * 2)
  })

  test('ARR-2.1.2a TEM 1 to 3 and squares', () => {
    expect(where(board.tem, 3)).toBe('21 25 A')
    expect(where(board.tem, 1)).toBe('6 7 10 11 12 13 14 15 16 19 20 23 28 C D')
    expect(board.tem.filter((tem) => tem === 2)).toHaveLength(16)
    expect(where(board.square, 1)).toBe('1 8 9 17 21 22 27')
  })

  test('ARR-2.1.3a zones have arrows only, to areas only', () => {
    const arrows = at('A', 'B', 'C', 'D', 'E', 'F').map((zone) => {
      const { offsets, targets, borders } = board.graph
      expect(
        [...borders.subarray(offsets[zone], offsets[zone + 1])].every((b) => b === ARROW),
      ).toBe(true)
      const reached = targets.subarray(offsets[zone], offsets[zone + 1])
      return [...reached].map((to) => board.locationNames[to]).join(' ')
    })
    expect(arrows).toEqual(['1 2', '6 7', '13 14', '19 20', '21 24 27', '27 28'])
  })

  test('ARR-2.1.4a colours and initial control: area 1 German, area 20 Allied', () => {
    expect(where(board.colour, BLACK)).toBe('2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 A B C')
    expect(where(board.colour, BLUE)).toBe('21 22 23 24 25 26 27 28 D E F')
    expect(where(board.colour, HALF)).toBe('1 20')
    expect(where(board.initialControl, GERMAN)).toBe(
      '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 A B C',
    )
    expect(where(board.initialControl, ALLIED)).toBe('20 21 22 23 24 25 26 27 28 D E F')
  })

  test('ARR-2.1.5a red rings and the automatic victory list', () => {
    expect(where(board.redRing, 1)).toBe('2 4 6 7 A B')
    expect(board.victory).toEqual({
      autoAreas: at(2, 4, 6, 7),
      autoAreasNeeded: 3,
      autoZones: at('A', 'B'),
      threshold: 10,
      pathZones: at('D', 'E', 'F'),
    })
  })

  test('ARR-5.1.3a limits of 10 units per side, 5 in area 25', () => {
    expect(where(board.stackingLimit, 5)).toBe('25')
    expect(board.stackingLimit.filter((limit) => limit === 10)).toHaveLength(33)
  })

  test('the two sides of the Scarpe and the areas on it', () => {
    expect(where(board.southOfScarpe, 0)).toBe('20 21 22 23 24 26 27 28 D E F')
    expect(where(board.bordersScarpe, 1)).toBe('1 3 11 18 19 20 21 22 23 24 25 26 28')
  })

  test('hops between locations', () => {
    const [e, b, arras, d] = at('E', 'B', 25, 'D')
    const hops = (from: number, to: number) => board.distance[from * board.locationCount + to]
    expect([hops(e!, e!), hops(e!, arras!), hops(arras!, b!), hops(e!, b!), hops(d!, b!)]).toEqual([
      0, 2, 3, 5, 6,
    ])
  })

  test('TV101 zone D to 19 is an arrow, not a river', () => {
    const [d, nineteen] = at('D', 19)
    expect(borderBetween(board.graph, d!, nineteen!)).toBe(ARROW)
  })
})

describe('units', () => {
  test('units 0..53 are Allied, 54..85 German, the optional artillery last', () => {
    expect([board.firstSideUnits, board.unitCount]).toEqual([54, 86])
    expect(units.map((unit) => board.unitSide[unit])).toEqual(
      units.map((unit) => (unit < board.firstSideUnits ? ALLIED : GERMAN)),
    )
    expect(board.unitIds).toEqual(unitsSource.units.map(({ id }) => id))
    expect(units.filter((unit) => board.optional[unit] === 1)).toEqual([85])
    expect([board.unitIds[85], board.unitNames[85]]).toEqual([
      'ge-7th-pz-art-3-78',
      '7th Pz. Art. 3/78',
    ])
    expect(board.group[85]).toBe(1)
  })

  test('ARR-3.2a six types', () => {
    const count = (type: number) => units.filter((unit) => board.type[unit] === type).length
    const counts = [INFANTRY, ARMOR, ANTI_TANK, FLAK, ARTILLERY, LEADER].map(count)
    expect(counts).toEqual([49, 15, 7, 5, 6, 4])
  })

  test('ARR-3.2d nationality of leaders and FLAK', () => {
    const nationality = (code: string) => board.nationality[unitIndex(code)]
    expect(['martel', 'rommel', 'rothenburg', 'eiche'].map(nationality)).toEqual([
      BRITISH,
      WEHRMACHT,
      WEHRMACHT,
      SS,
    ])
    for (const unit of units.filter((one) => board.type[one] === FLAK)) {
      expect(board.nationality[unit]).toBe(WEHRMACHT)
    }
    expect(units.filter((unit) => board.nationality[unit] === FRENCH)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('ARR-3.3a overrun-capable are armor, anti-tank and recon units', () => {
    for (const unit of units) {
      const type = board.type[unit]
      const italic = type === ARMOR || type === ANTI_TANK || board.recon[unit] === 1
      expect(board.overrunCapable[unit]).toBe(italic ? 1 : 0)
    }
    expect(units.filter((unit) => board.recon[unit] === 1).map((u) => board.unitCodes[u])).toEqual([
      '4-rn-fusiliers',
      '4-rn-fusiliers-2',
      '7th-pz-37-recce',
    ])
  })

  test.each([
    ['7-royal-tank-a', '5-6-5/4', '3-4-5/2'],
    ['7th-pz-1-25', '7-6-8/4', '5-4-8/2'],
    ['8-durham-lt-1', '2-3-4/2', '2-3-4/2'],
    ['rommel', '0-2-8/1', '0-2-8/1'],
    ['365-92nd-ra', '5-2-4/1', '5-2-4/1'],
  ])('factors of %s and of its R counter', (code, original, reduced) => {
    const unit = unitIndex(code)
    const text = (i: number) =>
      `${board.attack[i]}-${board.defence[i]}-${board.movement[i]}/${board.spentDefence[i]}`
    expect([text(unit), text(unit + board.unitCount)]).toEqual([original, reduced])
  })

  test('the second half of the factors repeats the first for all but armor', () => {
    for (const table of [board.attack, board.defence, board.spentDefence]) {
      const differing = units.filter((unit) => table[unit] !== table[unit + board.unitCount])
      expect(differing).toEqual(units.filter((unit) => board.type[unit] === ARMOR))
    }
    expect(board.movement.slice(0, board.unitCount)).toEqual(board.movement.slice(board.unitCount))
    expect(board.unitCodes[board.rommel]).toBe('rommel')
  })
})

describe('groups and set-up', () => {
  test('every unit stands in the group its table says', () => {
    for (const side of [ALLIED, GERMAN]) {
      for (const { index, members, optionalMembers, side: owner } of board.groups[side]!) {
        expect(owner).toBe(side)
        const all = units.filter((u) => board.unitSide[u] === side && board.group[u] === index)
        expect([...members, ...optionalMembers]).toEqual(all)
        expect(members.every((unit) => board.optional[unit] === 0)).toBe(true)
      }
    }
    const letters = board.groups.map((list) => list.map(({ letter }) => letter).join(''))
    expect(letters).toEqual(['ABCDEFGHIJ', 'ABCDEFGHIJKLM'])
  })

  test('ARR-14.2a places of the groups in the historical set-up', () => {
    const places = board.groups.map((list) =>
      list.map(({ letter, historical }) => letter + board.locationNames[historical]).join(' '),
    )
    expect(places).toEqual([
      'A21 B22 C23 D25 E24 F26 G28 H27 I27 JE',
      'A2 B3 C4 D5 E6 F7 G8 H9 I10 J13 K14 L19 MA',
    ])
  })

  test('groups with releases: locked, closed, held back, fixed and their entry lists', () => {
    const special = board.groups.flatMap((list) =>
      list
        .filter(({ locked, heldBack }) => locked || heldBack)
        .map(({ side, letter, locked, closed, heldBack, fixed, entry }) => ({
          name: `${side} ${letter}`,
          locked,
          closed,
          heldBack,
          fixed,
          entry: entry.map((id) => board.locationNames[id]).join(' '),
        })),
    )
    const [area21, area19, zoneA] = at(21, 19, 'A')
    expect(special).toEqual([
      { name: '0 A', locked: true, closed: area21, heldBack: true, fixed: -1, entry: '20 21' },
      { name: '0 J', locked: true, closed: -1, heldBack: true, fixed: -1, entry: 'D E F' },
      { name: '1 L', locked: true, closed: area19, heldBack: true, fixed: -1, entry: 'D 14 15 17' },
      { name: '1 M', locked: true, closed: -1, heldBack: false, fixed: zoneA, entry: 'A' },
    ])
    const others = board.groups.flat().filter(({ locked }) => !locked)
    expect(others.every(({ closed, fixed, entry }) => closed + fixed + entry.length === -2)).toBe(
      true,
    )
  })

  test('ARR-12.2.1a ARR-12.2.2a locations of the free set-up, Germans first', () => {
    const names = board.setupLocations.map((list) =>
      list.map((id) => board.locationNames[id]).join(' '),
    )
    expect(names).toEqual([
      where(board.initialControl, ALLIED),
      where(board.initialControl, GERMAN),
    ])
    expect(board.setupFirst).toBe(GERMAN)
  })
})

describe('tables', () => {
  test('the turn track gives the initiative of each turn', () => {
    expect(board.turnTrack.last).toBe(7)
    expect(board.turnTrack.hours).toEqual(
      ['', 15, 16, 17, 18, 19, 20, 21].map((hour) => (hour === '' ? '' : `${hour}:00`)),
    )
    expect([...board.turnTrack.initiative.subarray(1)]).toEqual([
      ALLIED,
      ALLIED,
      ROLL,
      ROLL,
      ROLL,
      GERMAN,
      GERMAN,
    ])
  })

  test('ARR-8.3.2a German air counters by turn', () => {
    expect([...board.turnTrack.germanAir]).toEqual([0, 0, 0, 1, 2, 2, 3, 4])
  })

  test('ARR-8.3.4a two Allied air counters every turn', () => {
    expect([...board.turnTrack.alliedAir]).toEqual([0, 2, 2, 2, 2, 2, 2, 2])
  })

  test('stars, Gort, reserves and the way of Rommel to the north', () => {
    expect([board.whiteStars, board.blackStars]).toEqual([at(5, 9), at(20)])
    expect([board.gortAreas, board.reserveAreas]).toEqual([at(3, 5, 7), at(2, 4, 6, 7)])
    expect(board.rommelNorth).toEqual({ from: at(26, 28), to: at(1, 3) })
  })
})

describe('paths to the Allied zones on this map', () => {
  function alliedWith(allied: number[], german: number[] = []): Uint8Array {
    const control = board.initialControl.slice()
    for (const id of allied) control[id] = ALLIED
    for (const id of german) control[id] = GERMAN
    return control
  }

  /** Initially German locations under Allied control that are joined to D, E or F. */
  function connectedGains(control: Uint8Array): number {
    const reached = new Uint8Array(board.locationCount)
    flood(board.graph, board.victory.pathZones, (id) => control[id] === ALLIED, reached)
    return reached.filter((mark, id) => mark === 1 && board.initialControl[id] === GERMAN).length
  }

  test.each([
    ['TV62 1, 3, 11, 16, 18 all have a path', at(1, 3, 11, 16, 18), [], 5],
    ['TV63 9 alone has none', at(9), [], 0],
    ['TV64 9, 10, 11 have one by 23 and 24', at(9, 10, 11), [], 3],
    ['TV65 4, 5, 6 have one by 25', at(4, 5, 6), [], 3],
    ['TV67 six areas keep theirs with 20 and 22 German', at(1, 3, 5, 10, 11, 18), at(20, 22), 6],
  ])('%s', (_, allied, german, gains) => {
    expect(connectedGains(alliedWith(allied, german))).toBe(gains)
  })

  test('TV65 two of 4, 5, 6 bear a red ring; TV67 of 20 and 22 only 22 is blue', () => {
    expect(at(4, 5, 6).map((id) => board.redRing[id])).toEqual([1, 0, 1])
    expect(at(20, 22).map((id) => board.colour[id])).toEqual([HALF, BLUE])
  })

  test('TV79 22 and 18 are parted by the Scarpe', () => {
    const [from, to] = at(22, 18)
    expect(borderBetween(board.graph, from!, to!)).toBe(RIVER)
  })

  test('TV103 area 1 has five neighbours, three of them held by Germans at the start', () => {
    const one = locationIndex('1')
    const held = board.groups[GERMAN].map(({ historical }) => historical)
    const { offsets, targets } = board.graph
    const around = targets.subarray(offsets[one], offsets[one + 1])
    expect(degree(board.graph, one)).toBe(5)
    expect([...around].filter((id) => held.includes(id))).toEqual(at(2, 3, 'A'))
  })
})
