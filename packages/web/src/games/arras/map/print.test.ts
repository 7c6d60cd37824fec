import { isInside, ringArea, type Point, type Ring } from '@estafette/maps/geometry'
import { expect, test } from 'vitest'
import { arrasPrint } from './print.ts'
import { decodeMap, type MapFile } from './map-file.ts'
import drawn from './data/print.json' with { type: 'json' }
import mapJson from '../../../../../games/arras/data/map.json' with { type: 'json' }
import { outlineRing } from './outline.ts'

/** The places of the data, as far as the map has to agree with them. */
const places = [...mapJson.areas, ...mapJson.zones] as unknown as readonly {
  readonly id: string
  readonly outline: Ring
  readonly initialControl: 'allied' | 'german'
}[]
const { edges, outlines } = decodeMap(drawn as MapFile)
const rings = new Map(places.map(({ id }) => [id, outlineRing(outlines[id]!, edges)]))

test('every place has an outline, a label and stacks', () => {
  const ids = places.map(({ id }) => id).sort()
  for (const table of [arrasPrint.areaPaths, arrasPrint.labels, arrasPrint.stacks])
    expect(Object.keys(table).sort()).toEqual(ids)
  for (const path of Object.values(arrasPrint.areaPaths)) expect(path).toMatch(/^m[\d\s.chlsv-]+z$/)
})

test('outlines put together from edges enclose what the data has', () => {
  const wrong = places.filter(
    ({ id, outline }) => Math.abs(ringArea(rings.get(id)!) - ringArea(outline)) > 1,
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('the arrow keys lead from every place to every other', () => {
  const { neighbours, places: ids } = arrasPrint
  for (const start of ids) {
    const seen = new Set([start])
    for (const id of seen)
      for (const way of ['n', 'e', 's', 'w'] as const) {
        const next = neighbours[id]![way]
        if (next !== undefined) seen.add(next)
      }
    expect([start, seen.size]).toEqual([start, ids.length])
  }
})

test('a neighbour to the north lies to the north, and so on around', () => {
  const { neighbours, labels } = arrasPrint
  for (const [id, ways] of Object.entries(neighbours)) {
    const at = labels[id]!
    const { n, e, s, w } = ways
    if (n !== undefined) expect(labels[n]!.y).toBeLessThan(at.y)
    if (s !== undefined) expect(labels[s]!.y).toBeGreaterThan(at.y)
    if (e !== undefined) expect(labels[e]!.x).toBeGreaterThan(at.x)
    if (w !== undefined) expect(labels[w]!.x).toBeLessThan(at.x)
  }
})

test('there is a front edge for every boundary, and each is a curve', () => {
  expect(arrasPrint.frontEdges).toHaveLength(64)
  for (const { path } of arrasPrint.frontEdges) expect(path).toMatch(/^m.*c/)
})

test('there is no front where one side holds everything', () => {
  const held = Object.fromEntries(places.map(({ id }) => [id, 'german'] as const))
  expect(arrasPrint.front(held)).not.toMatch(/ d="m/)
  expect(arrasPrint.front({})).not.toMatch(/ d="m/)
})

test('the front line of each side runs inside its own areas', () => {
  const held = Object.fromEntries(places.map((place) => [place.id, place.initialControl] as const))
  const markup = arrasPrint.front(held)
  for (const side of ['allied', 'german'] as const) {
    const own = places.filter(({ initialControl }) => initialControl === side)
    const data = markup.match(new RegExp(`m-front-${side}" d="([^"]+)"`))![1]!
    const points = endPoints(data)
    const inside = points.filter((p) => own.some(({ id }) => isInside(p, rings.get(id)!)))
    // The ends of a run may lean over the corner where three areas meet.
    expect(inside.length / points.length).toBeGreaterThan(0.95)
  }
})

/** The points that relative curves run through. */
function endPoints(data: string): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (const [, letter, rest] of data.matchAll(/([mcs])([^mcs]+)/g)) {
    const values = rest!.match(/-?\d+/g)!.map(Number)
    const size = { m: 2, c: 6, s: 4 }[letter!]!
    for (let i = 0; i < values.length; i += size) {
      x += values[i + size - 2]!
      y += values[i + size - 1]!
      points.push([x, y])
    }
  }
  return points
}
