import { describe, expect, test } from 'vitest'
import { mapSource as map, unitsSource } from './source.ts'
import type { LocationSource, Point, Ring } from './source.ts'

type Segment = readonly [Point, Point]

const all: readonly LocationSource[] = [...map.areas, ...map.zones]
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i))
const sorted = (list: Iterable<string>) => [...list].sort()
const isZone = (id: string) => 'ABCDEF'.includes(id)
const isInitiallyGerman = (id: string) => Number(id) <= 19 || 'ABC'.includes(id)
const pairs = map.areas.flatMap((a, i) => map.areas.slice(i + 1).map((b) => [a, b] as const))

function location(id: string): LocationSource {
  const found = all.find((one) => one.id === id)
  if (!found) throw new Error(`no location ${id}`)
  return found
}

function boundary(a: string, b: string): string | undefined {
  return map.adjacency.find((d) => (d.a === a && d.b === b) || (d.a === b && d.b === a))?.boundary
}

function neighbours(id: string): string[] {
  return map.adjacency.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []))
}

function connected(start: string, passable: (id: string) => boolean): Set<string> {
  const seen = new Set([start])
  for (const at of seen)
    neighbours(at)
      .filter(passable)
      .forEach((id) => seen.add(id))
  return seen
}

// Plane geometry on whole coordinates, so that equality is exact.

function segments(ring: Ring): Segment[] {
  return ring.map((point, i) => [point, ring[(i + 1) % ring.length]!] as const)
}

function length([[x0, y0], [x1, y1]]: Segment): number {
  return Math.hypot(x1 - x0, y1 - y0)
}

function lineLength(line: Ring): number {
  return line.slice(1).reduce((sum, point, i) => sum + length([line[i]!, point]), 0)
}

function surfaceOf(ring: Ring): number {
  return Math.abs(segments(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2)
}

function cross(o: Point, a: Point, b: Point): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
}

function isBetween(value: number, a: number, b: number): boolean {
  return Math.min(a, b) <= value && value <= Math.max(a, b)
}

function isOn([a, b]: Segment, p: Point): boolean {
  return cross(a, b, p) === 0 && isBetween(p[0], a[0], b[0]) && isBetween(p[1], a[1], b[1])
}

function doCross([a, b]: Segment, [c, d]: Segment): boolean {
  const opposite = (p: number, q: number) => Math.sign(p) * Math.sign(q) < 0
  return opposite(cross(a, b, c), cross(a, b, d)) && opposite(cross(c, d, a), cross(c, d, b))
}

/** Length of the common part of two segments, 0 if they only touch or cross. */
function overlap([a, b]: Segment, [c, d]: Segment): number {
  const whole = length([a, b])
  if (cross(a, b, c) !== 0 || cross(a, b, d) !== 0 || whole === 0) return 0
  const along = (p: Point) =>
    ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / whole
  const common =
    Math.min(whole, Math.max(along(c), along(d))) - Math.max(0, Math.min(along(c), along(d)))
  return common > 1e-9 ? common : 0
}

function sharedLength(a: Ring, b: Ring): number {
  if (!boxesMeet(a, b)) return 0
  const others = segments(b)
  return segments(a).reduce(
    (sum, one) => sum + others.reduce((part, other) => part + overlap(one, other), 0),
    0,
  )
}

function isInside(ring: Ring, p: Point): boolean {
  let inside = false
  for (const [a, b] of segments(ring)) {
    if (isOn([a, b], p)) return true
    const crosses = a[1] > p[1] !== b[1] > p[1]
    if (crosses && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside
}

function box(ring: Ring) {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  return {
    west: Math.min(...xs),
    north: Math.min(...ys),
    east: Math.max(...xs),
    south: Math.max(...ys),
  }
}

function boxesMeet(a: Ring, b: Ring): boolean {
  const [p, q] = [box(a), box(b)]
  return p.west <= q.east && q.west <= p.east && p.north <= q.south && q.north <= p.south
}

function isSimple(ring: Ring): boolean {
  const sides = segments(ring)
  return sides.every((one, i) =>
    sides.slice(i + 1).every((other, k) => {
      const isNext = k === 0 || (i === 0 && i + 1 + k === sides.length - 1)
      if (isNext) return overlap(one, other) === 0
      return !doCross(one, other) && !isOn(one, other[0]) && !isOn(one, other[1])
    }),
  )
}

function doTouch(a: Ring, b: Ring): boolean {
  return boxesMeet(a, b) && a.some((point) => segments(b).some((side) => isOn(side, point)))
}

const sheet = box(map.surface)

describe('locations', () => {
  test('M1 ARR-2.1.1a 28 numbered areas and 6 lettered zones', () => {
    expect(ids(map.areas)).toEqual(range(1, 28))
    expect(ids(map.zones)).toEqual([...'ABCDEF'])
    expect(map.areas.every(({ kind }) => kind === 'area')).toBe(true)
    expect(map.zones.every(({ kind }) => kind === 'zone')).toBe(true)
  })

  test('M2 ARR-2.1.2a every TEM is 1, 2 or 3 and each value occurs', () => {
    expect(sorted(new Set(all.map(({ tem }) => String(tem))))).toEqual(['1', '2', '3'])
  })

  test('M3 ARR-2.1.2a every shape is circle or square and both occur among the areas', () => {
    expect(all.filter(({ shape }) => shape !== 'circle' && shape !== 'square')).toEqual([])
    expect(sorted(new Set(map.areas.map(({ shape }) => shape)))).toEqual(['circle', 'square'])
  })

  test.each(all)('M4 ARR-2.1.4a colour and initial control of $id', ({ id, ...rest }) => {
    const german = isInitiallyGerman(id)
    const colour = id === '1' || id === '20' ? 'half' : german ? 'black' : 'blue'
    expect(rest.colour).toBe(colour)
    expect(rest.initialControl).toBe(german ? 'german' : 'allied')
  })

  test('M5 ARR-2.1.5a red rings on areas 2, 4, 6, 7 and zones A, B: the automatic victory list', () => {
    expect(ids(all.filter(({ redRing }) => redRing))).toEqual(['2', '4', '6', '7', 'A', 'B'])
    expect(map.victory.autoAreas).toEqual(['2', '4', '6', '7'])
    expect(map.victory.autoZones).toEqual(['A', 'B'])
    expect([map.victory.autoAreasNeeded, map.victory.threshold]).toEqual([3, 10])
    expect(map.victory.pathZones).toEqual(['D', 'E', 'F'])
  })

  test('M6 white stars on 5 and 9, a black star on 20, none elsewhere', () => {
    expect(ids(all.filter(({ star }) => star === 'white'))).toEqual(['5', '9'])
    expect(ids(all.filter(({ star }) => star === 'black'))).toEqual(['20'])
    expect(all.filter(({ star }) => star === null)).toHaveLength(31)
  })

  const stated: Readonly<Record<string, string>> = {
    2: 'Wancourt',
    3: 'Tilloy',
    4: 'Neuville',
    5: 'Beaurains',
    6: 'Mercatel',
    7: 'Ficheux',
    8: 'Bellacourt',
    9: 'Wailly',
    10: 'Agny',
    13: 'Beaumetz',
    14: 'Simencourt',
    19: 'Haute-Avesnes',
    20: 'Frévin',
    21: 'Mont-St-Éloi',
    22: 'Marœuil',
    23: 'Anzin',
    24: 'St-Nicolas',
    25: 'Arras',
    26: 'St-Laurent',
    27: 'Bailleul',
    28: 'Fampoux',
    A: 'Cambrai',
    E: 'Lens',
  }

  test('M7 the names of the rulebook are used, the others are marked as reconstructed', () => {
    for (const { id, name, provenance } of all) {
      expect(name).toBe(stated[id] ?? name)
      expect(`${id} ${provenance['name']}`).toBe(
        `${id} ${stated[id] ? 'rulebook' : 'reconstructed'}`,
      )
    }
    const names = all.map(({ name }) => name)
    expect(names).not.toContain('')
    expect(new Set(names).size).toBe(34)
  })

  test('M9 areas 20-24, 26-28 and zones D, E, F lie north of the Scarpe, all others south', () => {
    const north = ids(all.filter(({ sideOfScarpe }) => sideOfScarpe === 'north'))
    expect(north).toEqual(['20', '21', '22', '23', '24', '26', '27', '28', 'D', 'E', 'F'])
    expect(all.filter(({ sideOfScarpe }) => sideOfScarpe === 'south')).toHaveLength(23)
  })

  test('M20 ARR-5.1.3a stacking limits: 5 in area 25, 10 elsewhere', () => {
    const limits = all.map(({ id, stackingLimit }) => `${id}: ${stackingLimit}`)
    expect(limits).toEqual(ids(all).map((id) => `${id}: ${id === '25' ? 5 : 10}`))
  })

  test.each(all)('PROV provenance of the values of $id', ({ provenance }) => {
    expect(provenance).toMatchObject({
      tem: 'reconstructed',
      shape: 'reconstructed',
      outline: 'reconstructed',
      colour: 'rulebook',
      stackingLimit: 'rulebook',
    })
  })

  // Ledger table 3.3: TEM and shape (s = square) by location.
  const ledger =
    '1:2s 2:2 3:2 4:2 5:2 6:1 7:1 8:2s 9:2s 10:1 11:1 12:1 13:1 14:1 15:1 16:1 17:2s 18:2 19:1 20:1 ' +
    '21:3s 22:2s 23:1 24:2 25:3 26:2 27:2s 28:1 A:3 B:2 C:1 D:1 E:2 F:2'

  test('LEDGER ARR-2.1.2a TEM and shape of every location as in table 3.3', () => {
    const drawn = all.map(({ id, tem, shape }) => `${id}:${tem}${shape === 'square' ? 's' : ''}`)
    expect(drawn.join(' ')).toBe(ledger)
  })
})

describe('adjacency', () => {
  test('M8 EX1 ARR-2.1.1b 11/9 and 11/22 only touch at a corner', () => {
    expect([boundary('11', '9'), boundary('11', '22')]).toEqual([undefined, undefined])
    for (const other of ['9', '22']) {
      const corner = map.cornerOnly.find(({ a, b }) => a === '11' && b === other)
      expect(corner?.provenance).toBe('rulebook')
    }
  })

  test.each(map.cornerOnly)(
    'M8 ARR-2.1.1b $a/$b touch at a point and are not adjacent',
    (corner) => {
      expect(boundary(corner.a, corner.b)).toBeUndefined()
      expect(location(corner.a).outline).toContainEqual(corner.at)
      expect(location(corner.b).outline).toContainEqual(corner.at)
    },
  )

  test('M8 every contact at a corner only is recorded', () => {
    const corners = pairs
      .filter(([a, b]) => !boundary(a.id, b.id) && doTouch(a.outline, b.outline))
      .map(([a, b]) => sorted([a.id, b.id]).join('/'))
    const recorded = map.cornerOnly.map(({ a, b }) => sorted([a, b]).join('/'))
    expect(sorted(corners)).toEqual(sorted(recorded))
  })

  test('M10 ARR-2.1.1c a boundary between areas is a river exactly where it crosses the Scarpe', () => {
    for (const { a, b, boundary: kind, river } of map.adjacency) {
      const crossing = location(a).sideOfScarpe !== location(b).sideOfScarpe
      const want = isZone(a) || isZone(b) ? 'zone-arrow' : crossing ? 'river' : 'line'
      expect(`${a}/${b} ${kind}`).toBe(`${a}/${b} ${want}`)
      expect(river).toBe(want === 'river' ? 'Scarpe' : undefined)
    }
  })

  test('M11 26 or 28 borders 1 and 3 across the river, as Rommel turning north needs', () => {
    for (const to of ['1', '3']) {
      expect(['26', '28'].map((from) => boundary(from, to))).toContain('river')
    }
    expect(map.rommelNorth).toMatchObject({ from: ['26', '28'], to: ['1', '3'] })
  })

  test('M12 ARR-2.1.3a a zone is adjacent to exactly the areas its arrows point to', () => {
    for (const { id, arrows } of map.zones) {
      expect(sorted(neighbours(id))).toEqual(sorted(arrows.map(({ to }) => to)))
      expect(neighbours(id).length).toBeGreaterThan(0)
    }
  })

  test('M12 zones D, E, F reach an Allied area, A, B, C a German one; Germans can leave D', () => {
    for (const { id } of map.zones) {
      const reached = neighbours(id).map((to) => location(to).initialControl)
      expect(reached).toContain('DEF'.includes(id) ? 'allied' : 'german')
    }
    expect(neighbours('D').some((id) => location(id).colour !== 'blue')).toBe(true)
  })

  test('M12 every arrow starts at the edge of its zone and ends in its area', () => {
    for (const { outline, arrows } of map.zones) {
      for (const { to, from, tip } of arrows) {
        expect(segments(outline).some((side) => isOn(side, from))).toBe(true)
        expect(isInside(location(to).outline, tip)).toBe(true)
      }
    }
  })

  test('M13 ARR-13.1b ARR-13.2b ARR-13.3b entry lists', () => {
    expect(map.entry.allied['A']?.locations).toEqual(['20', '21'])
    expect(map.entry.allied['J']?.locations).toEqual(['D', 'E', 'F'])
    expect(map.entry.german['L']?.locations).toEqual(['D', '14', '15', '17'])
    expect(map.entry.german['M']?.locations).toEqual(['A'])
    expect([...Object.keys(map.entry.allied), ...Object.keys(map.entry.german)].join('')).toBe(
      'AJLM',
    )
  })

  test('M13 14, 15, 17, 19, 20 lie on the western edge, 20 and 21 on the northern', () => {
    const onEdge = (id: string, axis: 0 | 1, value: number) =>
      segments(location(id).outline).some(([a, b]) => a[axis] === value && b[axis] === value)
    for (const id of ['14', '15', '17', '19', '20']) expect(onEdge(id, 0, sheet.west)).toBe(true)
    for (const id of ['20', '21']) expect(onEdge(id, 1, sheet.north)).toBe(true)
  })

  test('M14 ARR-2.1.3a links join two different known locations once, and never two zones', () => {
    const keys = map.adjacency.map(({ a, b }) => sorted([location(a).id, location(b).id]).join('/'))
    expect(new Set(keys).size).toBe(keys.length)
    expect(map.adjacency.filter(({ a, b }) => a === b || (isZone(a) && isZone(b)))).toEqual([])
  })

  test('M14 areas, German-legal locations and Allied home locations are each connected', () => {
    const germanLegal = ids(all.filter(({ colour }) => colour !== 'blue'))
    const alliedHome = ids(all.filter(({ initialControl }) => initialControl === 'allied'))
    expect(connected('1', (id) => !isZone(id)).size).toBe(28)
    expect(connected('1', (id) => germanLegal.includes(id)).size).toBe(germanLegal.length)
    expect(connected('25', (id) => alliedHome.includes(id)).size).toBe(alliedHome.length)
  })

  test('M21 the first moves of the battle exist', () => {
    const routes = '22/18 23/11 18/16 16/12 12/9 11/10 10/5 25/3 25/24'
    for (const route of routes.split(' ')) {
      const [a, b] = route.split('/')
      expect(`${route} ${boundary(a!, b!) !== undefined}`).toBe(`${route} true`)
    }
  })

  test('M22 the areas bordering the Scarpe are those with a river boundary', () => {
    const rivers = map.adjacency.filter((link) => link.boundary === 'river')
    const bordering = new Set(rivers.flatMap(({ a, b }) => [a, b]))
    expect(sorted(ids(all.filter(({ bordersScarpe }) => bordersScarpe)))).toEqual(sorted(bordering))
    expect(bordering.size).toBeGreaterThan(0)
  })

  test('M22 the areas south of the Scarpe, which German artillery may bombard, are 1-19 and 25', () => {
    const south = map.areas.filter(({ sideOfScarpe }) => sideOfScarpe === 'south')
    expect(ids(south)).toEqual([...range(1, 19), '25'])
  })

  test('PROV every link is marked as reconstructed', () => {
    expect(map.adjacency.filter(({ provenance }) => provenance !== 'reconstructed')).toEqual([])
  })

  // Ledger table 3.4: R = across the Scarpe, > = zone arrow.
  const ledger: Readonly<Record<string, string>> = {
    1: '2 3 26R 28R A>',
    2: '1 3 4 6 A>',
    3: '1 2 4 5 25 26R',
    4: '2 3 5 6',
    5: '3 4 6 10 25',
    6: '2 4 5 7 10 B>',
    7: '6 8 9 10 B>',
    8: '7 9 13',
    9: '7 8 10 12 13',
    10: '5 6 7 9 11 25',
    11: '10 12 16 18 23R 25',
    12: '9 11 13 14 16',
    13: '8 9 12 14 C>',
    14: '12 13 15 16 C>',
    15: '14 16 17',
    16: '11 12 14 15 17 18',
    17: '15 16 18 19',
    18: '11 16 17 19 21R 22R',
    19: '17 18 20R 21R D>',
    20: '19R 21 D>',
    21: '18R 19R 20 22 23 24 E>',
    22: '18R 21 23',
    23: '11R 21 22 24 25R',
    24: '21 23 25R 26 27 E>',
    25: '3 5 10 11 23R 24R 26R',
    26: '1R 3R 24 25R 27 28',
    27: '24 26 28 E> F>',
    28: '1R 26 27 F>',
    A: '1> 2>',
    B: '6> 7>',
    C: '13> 14>',
    D: '19> 20>',
    E: '21> 24> 27>',
    F: '27> 28>',
  }

  test.each(Object.entries(ledger))('LEDGER neighbours of %s as in table 3.4', (id, want) => {
    const marks: Readonly<Record<string, string>> = { line: '', river: 'R', 'zone-arrow': '>' }
    const drawn = neighbours(id).map((other) => `${other}${marks[boundary(id, other) ?? '']}`)
    expect(sorted(drawn)).toEqual(sorted(want.split(' ')))
  })
})

describe('drawing', () => {
  test('M15 ARR-2.1.1b two areas are adjacent exactly if their outlines share an edge', () => {
    const sharing = pairs.filter(([a, b]) => sharedLength(a.outline, b.outline) > 0)
    const linked = pairs.filter(([a, b]) => boundary(a.id, b.id) !== undefined)
    const name = ([a, b]: (typeof pairs)[number]) => `${a.id}/${b.id}`
    expect(sharing.map(name)).toEqual(linked.map(name))
  })

  test('M15 every boundary is long enough to see and drawn whole', () => {
    for (const { a, b, edges } of map.adjacency) {
      if (isZone(a) || isZone(b)) continue
      const shared = sharedLength(location(a).outline, location(b).outline)
      expect(shared).toBeGreaterThanOrEqual(25)
      expect(edges.reduce((sum, line) => sum + lineLength(line), 0)).toBeCloseTo(shared, 6)
    }
  })

  test.each(all)('M16 the outline of $id is a simple ring on the sheet', ({ outline }) => {
    expect(outline.length).toBeGreaterThanOrEqual(3)
    expect(segments(outline).every((side) => length(side) > 0)).toBe(true)
    expect(isSimple(outline)).toBe(true)
    expect(surfaceOf(outline)).toBeGreaterThan(5000)
    const { west, north, east, south } = box(outline)
    expect(west >= 0 && north >= 0 && east <= map.width && south <= map.height).toBe(true)
  })

  test('M16 the areas fill the surface exactly, none crossing another', () => {
    const sum = map.areas.reduce((total, { outline }) => total + surfaceOf(outline), 0)
    expect(sum).toBeCloseTo(surfaceOf(map.surface), 6)
    for (const { outline } of map.areas) {
      const { west, north, east, south } = box(outline)
      expect(west >= sheet.west && north >= sheet.north).toBe(true)
      expect(east <= sheet.east && south <= sheet.south).toBe(true)
    }
    const crossing = pairs.filter(
      ([a, b]) =>
        boxesMeet(a.outline, b.outline) &&
        segments(a.outline).some((one) => segments(b.outline).some((two) => doCross(one, two))),
    )
    expect(crossing.map(([a, b]) => `${a.id}/${b.id}`)).toEqual([])
  })

  test('M16 the zones lie outside the surface and apart from each other', () => {
    for (const { id, outline } of map.zones) {
      const outside = ([x, y]: Point) =>
        x <= sheet.west || x >= sheet.east || y <= sheet.north || y >= sheet.south
      expect(outline.every(outside)).toBe(true)
      for (const other of map.zones) {
        if (other.id > id) expect(boxesMeet(outline, other.outline)).toBe(false)
      }
    }
  })

  test.each(all)('M17 the label and stacks of $id lie inside it', ({ outline, label, stacks }) => {
    const points = [label, stacks.allied, stacks.german]
    expect(points.map((point) => isInside(outline, point))).toEqual([true, true, true])
  })

  test('M17 every village lies in its area, and the one that names an area in that area', () => {
    for (const { x, y, area } of map.towns) {
      expect(isInside(location(area).outline, [x, y])).toBe(true)
    }
    for (const { id, fullName } of map.areas) {
      expect(map.towns.find(({ name }) => name === fullName)?.area).toBe(id)
    }
  })

  test('MAP the Scarpe runs from edge to edge and is the sum of the river boundaries', () => {
    const line = map.rivers.find(({ name }) => name === 'Scarpe')?.line ?? []
    expect([line[0]?.[0], line.at(-1)?.[0]]).toEqual([sheet.west, sheet.east])
    const drawn = map.adjacency
      .filter((link) => link.boundary === 'river')
      .reduce((sum, { edges }) => sum + edges.reduce((part, edge) => part + lineLength(edge), 0), 0)
    expect(lineLength(line)).toBeCloseTo(drawn, 6)
  })

  test('MAP main roads are drawn', () => {
    const main = map.roads.filter((road) => road.class === 'main')
    expect(main.length).toBeGreaterThanOrEqual(5)
  })

  test('M18 the turn track stands in the north-east corner', () => {
    expect(map.turnTrack.position).toBe('north-east corner')
    for (const { box: corner } of map.turnTrack.turns) {
      expect(corner[2]).toBeGreaterThan(map.width * 0.65)
      expect(corner[3]).toBeLessThan(sheet.north)
    }
  })
})

describe('tables', () => {
  test('M19 ARR-8.3.2a ARR-8.3.4a the turn track: hour, initiative, German and Allied air', () => {
    const rows = map.turnTrack.turns.map(
      ({ turn, hour, initiative, germanAir, alliedAir }) =>
        `${turn} ${hour} ${initiative} ${germanAir} ${alliedAir}`,
    )
    expect(rows).toEqual([
      '1 15:00 allied 0 2',
      '2 16:00 allied 0 2',
      '3 17:00 roll 1 2',
      '4 18:00 roll 2 2',
      '5 19:00 roll 2 2',
      '6 20:00 german 3 2',
      '7 21:00 german 4 2',
    ])
  })

  test('M19 the victory track is long enough for every total', () => {
    expect(map.victoryTrack.max).toBeGreaterThanOrEqual(24)
    expect(map.victoryTrack.min).toBeLessThanOrEqual(-11)
  })

  test('SETUP ARR-12.2.1a ARR-12.2.2a locations of the free set-up', () => {
    expect(map.setupZones.allied.locations).toEqual([...range(20, 28), 'D', 'E', 'F'])
    expect(map.setupZones.german.locations).toEqual([...range(1, 19), 'A', 'B', 'C'])
  })

  test('RULE areas of Gort (3, 5, 7) and of the British reserves (2, 4, 6, 7)', () => {
    expect(map.gort.areas).toEqual(['3', '5', '7'])
    expect(map.reserveTrigger.areas).toEqual(['2', '4', '6', '7'])
  })

  test('TV41 around 10 with 11 Allied: retreat counts 9, 7, 6 are 0 and 5 is 1', () => {
    const isAllied = (id: string) => id === '11' || location(id).initialControl === 'allied'
    const count = (id: string) => neighbours(id).filter(isAllied).length
    expect(sorted(neighbours('10'))).toEqual(sorted(['5', '6', '7', '9', '11', '25']))
    expect(['9', '7', '6', '5'].map(count)).toEqual([0, 0, 0, 1])
  })

  test('TV103 Germans next to area 1 in the historical set-up stand in 2, 3 and A', () => {
    const places = Object.values(unitsSource.setup.historical.placement.german)
    expect(sorted(neighbours('1').filter((id) => places.includes(id)))).toEqual(['2', '3', 'A'])
  })
})
