import {
  ridgeAndForest,
  riverValley,
  type HexPlace,
  type HexSource,
  type MapEdge,
  type PaintedLook,
  type Terrain,
} from '../src/index.ts'
import sedanJson from './sedan.json' with { type: 'json' }
import stonneJson from './stonne.json' with { type: 'json' }

/** What is read of a map of the series Blitzkrieg in the West. */
interface BlitzkriegMap {
  readonly title: string
  readonly cols: number
  readonly rows: number
  readonly hexKm: number
  readonly hexes: Readonly<Record<string, { readonly terrain: string; readonly level?: number }>>
  readonly hexsides: readonly {
    readonly a: string
    readonly b: string
    readonly type: string // river or stream
    readonly name: string
    readonly bridge?: boolean
    readonly railBridge?: boolean
  }[]
  readonly roads: readonly { readonly path: readonly string[] }[]
  readonly rails: readonly { readonly path: readonly string[] }[]
  readonly blownBridges: readonly (readonly string[])[]
  readonly places: readonly {
    readonly name: string
    readonly kind: string // town, village, or a label without terrain
    readonly hexes: readonly string[]
  }[]
  readonly exits: readonly {
    readonly hex: string
    readonly edge: string
    readonly label?: string
  }[]
}

const RADIUS = 40
const HALF_HEIGHT = (RADIUS * Math.sqrt(3)) / 2
const MARGIN = { left: 46, top: 46, right: 46, bottom: 122 }
const EDGES: Readonly<Record<string, MapEdge>> = { N: 'top', E: 'right', S: 'bottom', W: 'left' }
const TERRAINS: Readonly<Record<string, Terrain>> = {
  clear: 'clear',
  village: 'clear',
  rough: 'rough',
  woods: 'woods',
  town: 'town',
}

/** A battle of the series as the drawers want it: nothing here knows one battle from another. */
export function blitzkriegSource(id: string, map: BlitzkriegMap, date: Title): HexSource {
  const width = Math.round(RADIUS * (1.5 * map.cols + 0.5))
  const height = Math.round(HALF_HEIGHT * (2 * map.rows + 1))
  const { left, top, right, bottom } = MARGIN
  const rivers = [...new Set(map.hexsides.map(({ name }) => name))]
  return {
    id,
    lattice: {
      columns: map.cols,
      rows: map.rows,
      firstColumn: 1,
      firstRow: 1,
      lower: 'odd',
      halfWidth: RADIUS,
      halfHeight: HALF_HEIGHT,
      shoulder: RADIUS / 2,
      left,
      top,
    },
    sheet: { width: width + left + right, height: height + top + bottom },
    surface: { left, top, right: left + width, bottom: top + height },
    km: (2 * HALF_HEIGHT) / map.hexKm,
    hexes: Object.fromEntries(
      Object.entries(map.hexes).map(([hex, { terrain, level }]) => [
        hex,
        { terrain: TERRAINS[terrain]!, level: level ?? 1 },
      ]),
    ),
    rivers: rivers.map((name) => {
      const own = map.hexsides.filter((side) => side.name === name)
      return {
        name,
        isWide: own.some(({ type }) => type === 'river'),
        sides: own.map(({ a, b }) => [a, b] as const),
      }
    }),
    bridges: [
      ...map.hexsides
        .filter(({ bridge, railBridge }) => bridge === true || railBridge === true)
        .map(({ a, b }) => ({ a, b, isBlown: false })),
      ...map.blownBridges.map(([a, b]) => ({ a: a!, b: b!, isBlown: true })),
    ],
    roads: map.roads.map(({ path }) => ({ kind: 'main', hexes: path })),
    exits: map.exits.map(({ hex, edge, label }) => ({
      hex,
      kind: 'main',
      direction: EDGES[edge]!,
      to: label ?? null,
    })),
    railways: map.rails.map(({ path }) => path),
    places: map.places.flatMap(({ name, kind, hexes }): HexPlace[] =>
      kind === 'label' || kind === undefined
        ? []
        : [{ name, hexes, kind: kind === 'town' ? 'town' : 'village', aside: 0, coin: null }],
    ),
    hamlets: [],
    heights: map.places.flatMap(({ name, kind, hexes }) =>
      kind === 'label' ? [{ name, hex: hexes[0]! }] : [],
    ),
    regions: [],
    margin: null,
    title: { name: map.title.toUpperCase(), date, at: [left, top + height + 70] },
    scale: [left + width - (6 * HALF_HEIGHT) / map.hexKm - 110, top + height + 74],
    compass: [left + width - 30, top + height + 78],
  }
}

interface Title {
  readonly en: string
  readonly fr: string
}

/** A battle drawn on trial, and the look it is drawn in. */
export interface Trial {
  readonly source: HexSource
  readonly look: PaintedLook
}

/** The battles drawn on trial. */
export const trials: Readonly<Record<'stonne' | 'sedan', Trial>> = {
  stonne: {
    source: blitzkriegSource('stonne', stonneJson, {
      en: '15–17 May 1940',
      fr: '15-17 mai 1940',
    }),
    look: ridgeAndForest,
  },
  sedan: {
    source: blitzkriegSource('sedan', sedanJson, { en: '13–14 May 1940', fr: '13-14 mai 1940' }),
    look: riverValley,
  },
}
