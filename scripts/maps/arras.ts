import {
  drawAreaMap,
  may1940,
  piecesOf,
  type AreaDrawing,
  type AreaSource,
  type IndexedImage,
  type PlaceSource,
} from '@estafette/maps'
import { packed } from '@estafette/maps'
import type { Polyline, Point, Ring } from '@estafette/maps/geometry'
import mapJson from '../../packages/games/arras/data/map.json' with { type: 'json' }
import { encodeMap } from '../../packages/web/src/games/arras/map/map-file.ts'
import { spots } from './arras-spots.ts'

/** What is read of the data of Arras: the board of the rules, and ornaments that no rule reads. */
interface ArrasMap {
  readonly width: number
  readonly height: number
  readonly scale: { readonly unitsPerKm: number }
  readonly surface: Ring
  readonly areas: readonly ArrasPlace[]
  readonly zones: readonly ArrasPlace[]
  readonly adjacency: readonly {
    readonly a: string
    readonly b: string
    readonly boundary: 'line' | 'river' | 'zone-arrow'
    readonly edges: readonly Polyline[]
  }[]
  readonly rivers: readonly {
    readonly name: string
    readonly width: number
    readonly line: Polyline
  }[]
  readonly roads: readonly { readonly class: 'main' | 'minor'; readonly line: Polyline }[]
  readonly railways: readonly { readonly line: Polyline }[]
  readonly terrain: readonly {
    readonly type: 'wood' | 'ridge'
    readonly name: string
    readonly outline: Ring
  }[]
  readonly towns: readonly {
    readonly name: string
    readonly x: number
    readonly y: number
    readonly size: 'city' | 'village' | 'hamlet'
    readonly area: string
  }[]
  readonly urban: readonly { readonly name: string; readonly outline: Ring }[]
}

interface ArrasPlace {
  readonly id: string
  readonly kind: 'area' | 'zone'
  readonly name: string
  readonly fullName: string
  readonly tem: number
  readonly shape: 'circle' | 'square'
  readonly colour: 'black' | 'blue' | 'half'
  readonly star: 'white' | 'black' | null
  readonly redRing: boolean
  readonly outline: Ring
  readonly arrows?: readonly { readonly to: string; readonly from: Point; readonly tip: Point }[]
}

/** The one unchecked step from the data file to its type; the game's own tests prove the data. */
const map = mapJson as unknown as ArrasMap

const places = [...map.areas, ...map.zones]

/** The map of Arras as the drawers want it. */
export const arrasSource: AreaSource = {
  id: 'arras',
  width: map.width,
  height: map.height,
  km: map.scale.unitsPerKm,
  surface: map.surface,
  places: places.map((place): PlaceSource => {
    const { label, stacks } = spots.get(place.id)!
    return {
      id: place.id,
      kind: place.kind,
      name: place.name,
      outline: place.outline,
      identifier: {
        shape: place.shape,
        colour: place.colour,
        hasRing: place.redRing,
        star: place.star,
        modifier: place.tem,
      },
      label,
      stacks: [stacks.allied, stacks.german],
      arrows: place.arrows ?? [],
    }
  }),
  // Every drawn boundary; the arrows of the zones are none.
  edges: map.adjacency.flatMap(({ a, b, boundary, edges }) =>
    boundary === 'zone-arrow'
      ? []
      : edges.map((line) => ({ a, b, isRiver: boundary === 'river', line })),
  ),
  rivers: map.rivers.map(({ name, width, line }) => ({ name, isWide: width > 5, line })),
  roads: map.roads.map(({ class: kind, line }) => ({ kind, line })),
  railways: map.railways.map(({ line }) => line),
  woods: map.terrain.filter(({ type }) => type === 'wood'),
  ridges: map.terrain.filter(({ type }) => type === 'ridge'),
  towns: map.towns.map(({ name, x, y, size, area }) => {
    const own = places.find(({ id }) => id === area)!
    return { name, at: [x, y], size, isNamed: name !== own.fullName && name !== own.name }
  }),
  urban: map.urban.map(({ name, outline }) => {
    const [x, y] = middleOf(outline)
    // The Grand'Place lies north-east of the middle, the station south-east.
    return { name, outline, market: { at: [x + 12, y - 12], half: [6, 5] }, station: 1.05 }
  }),
  title: { name: 'ARRAS', date: '21 mai 1940', at: [552, 78] },
  scale: [1408, 92],
  compass: [1688, 78],
}

function middleOf(ring: Ring): Point {
  const sum = ring.reduce<[number, number]>((s, p) => [s[0] + p[0], s[1] + p[1]], [0, 0])
  return [sum[0] / ring.length, sum[1] / ring.length]
}

/** Draws the map of Arras. */
export function drawMap(): AreaDrawing {
  return drawAreaMap(arrasSource, may1940)
}

/** The text of the map's file: the drawing with its images packed, and the geometry once. */
export function makeMapFile(drawing: AreaDrawing, pack: (image: IndexedImage) => string): string {
  const [first, , third] = map.surface
  const { places: drawn, edges } = arrasSource
  const file = encodeMap({
    drawing: packed(drawing, pack),
    viewBox: { x: 0, y: 0, width: map.width, height: map.height },
    bounds: { left: first![0], top: first![1], right: third![0], bottom: third![1] },
    edges,
    outlines: Object.fromEntries(drawn.map((place) => [place.id, piecesOf(place, edges)])),
    spots: Object.fromEntries(drawn.map(({ id }) => [id, spots.get(id)!])),
    arrows: map.zones.flatMap(({ id, arrows }) =>
      (arrows ?? []).map(({ to, from, tip }) => ({ zone: id, area: to, line: [from, tip] })),
    ),
  })
  return `${JSON.stringify(file)}\n`
}
