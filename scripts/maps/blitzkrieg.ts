import {
  chalkDowns,
  drawHexMap,
  openCountry,
  packed,
  pageSheet,
  ridgeAndForest,
  riverValley,
  type Coin,
  type HexBorder,
  type HexSource,
  type HexTag,
  type IndexedImage,
  type MapEdge,
  type PaintedLook,
  type Terrain,
} from '@estafette/maps'
import { crossingOf, hexGround, type HexGround } from '@estafette/maps/measure'
import { gridOf } from '../../packages/web/src/games/blitzkrieg/map/grid.ts'
import {
  maps,
  scenarios,
  type BattleMap,
  type BattleScenario,
  type EdgeName,
  type Link,
  type SideName,
} from './blitzkrieg-data.ts'

const EDGES: Readonly<Record<EdgeName, MapEdge>> = { N: 'top', E: 'right', S: 'bottom', W: 'left' }
const SIDES = { GERMAN: 'first', ALLIED: 'second' } as const
const TERRAINS: Readonly<Record<string, Terrain>> = {
  clear: 'clear',
  village: 'clear',
  rough: 'rough',
  woods: 'woods',
  town: 'town',
}

/** The looks of the series by their names, which are classes on the page. */
export const LOOKS: Readonly<Record<string, PaintedLook>> = {
  meuse: riverValley,
  argonne: ridgeAndForest,
  hesbaye: openCountry,
  artois: chalkDowns,
}

/** A battle as the drawers want it. */
export interface BattleArt {
  readonly id: string
  readonly lookName: string
  readonly look: PaintedLook
  readonly source: HexSource
}

/** The battles that are drawn. */
export const battles: readonly BattleArt[] = Object.keys(maps).map((id) => {
  const lookName = maps[id]!.look ?? 'hesbaye'
  const source = battleSource(id, maps[id]!, scenarios[id]!)
  return { id, lookName, look: LOOKS[lookName]!, source }
})

/** Nothing here knows one battle from another. */
export function battleSource(id: string, map: BattleMap, scenario: BattleScenario): HexSource {
  const { shape, surface, sheet } = gridOf(map.cols, map.rows)
  const km = (2 * shape.halfHeight) / map.hexKm
  const places = map.places.filter(({ kind }) => kind !== 'label')
  const scale = [surface.right - 3 * km - 110, surface.bottom + 82] as const
  return {
    id: `blitz-${id}`,
    lattice: shape,
    sheet,
    surface,
    km,
    hexes: Object.fromEntries(
      Object.entries(map.hexes).map(([hex, { terrain, level }]) => [
        hex,
        { terrain: TERRAINS[terrain]!, level: level ?? 1 },
      ]),
    ),
    rivers: riversOf(map),
    bridges: [
      ...map.hexsides.filter(({ bridge }) => bridge).map(({ a, b }) => ({ a, b, isBlown: false })),
      ...(map.blownBridges ?? []).map(([a, b]) => ({ a, b, isBlown: true })),
    ],
    roads: chains(map.roadLinks, map.roads).map((hexes) => ({ kind: 'main', hexes })),
    exits: map.exits.map(({ hex, edge, label }) => ({
      hex,
      kind: 'main',
      direction: EDGES[edge],
      to: label ?? null,
    })),
    railways: chains(map.railLinks, map.rails),
    places: places.map(({ name, kind, hexes }) => ({
      name,
      hexes,
      kind: kind === 'town' ? 'town' : 'village',
      aside: 0,
      coin: null,
    })),
    hamlets: [],
    heights: map.places
      .filter(({ kind }) => kind === 'label')
      .map(({ name, hexes }) => ({ name, hex: hexes[0]! })),
    regions: [],
    borders: (['GERMAN', 'ALLIED'] as const).map((side) => borderOf(map, scenario, side)),
    tags: tagsOf(map, scenario),
    margin: null,
    title: {
      name: map.title.toUpperCase(),
      date: { en: dateIn(scenario.title.en), fr: dateIn(scenario.title.fr) },
      at: [surface.left, surface.bottom + 78],
    },
    scale: scale[0] > surface.left + 36 * map.title.length ? scale : null, // beside the title
    compass: [surface.right - 30, surface.bottom + 84],
  }
}

/** 'Blitzkrieg Met — Stonne, 15–16 May 1940': the date is what follows the place. */
function dateIn(title: string): string {
  return title.slice(title.lastIndexOf(', ') + 2)
}

/** Rivers and streams by name; one that grows is a stream above and a river below. */
function riversOf({ hexsides }: BattleMap): HexSource['rivers'] {
  const courses = new Map<string, typeof hexsides>()
  for (const side of hexsides) {
    const course = `${side.type} ${side.name ?? ''}`
    courses.set(course, [...(courses.get(course) ?? []), side])
  }
  return [...courses.values()].map((own) => ({
    name: own[0]!.name ?? '',
    isWide: own[0]!.type === 'river',
    sides: own.map(({ a, b }) => [a, b] as const),
  }))
}

/** The ways of the data and whatever links they leave out; a link that two have is drawn once. */
function chains(
  links: readonly Link[],
  ways: BattleMap['roads'] = [],
): readonly (readonly string[])[] {
  const drawn = new Set<string>()
  return [...ways.map(({ path }) => path), ...links].flatMap((path) => {
    const parts: string[][] = [[path[0]!]]
    path.slice(1).forEach((hex, i) => {
      const link = [path[i]!, hex].sort().join(' ')
      if (drawn.has(link)) parts.push([hex])
      else parts.at(-1)!.push(hex)
      drawn.add(link)
    })
    return parts.filter((part) => part.length > 1)
  })
}

/** Supply of a side, and where its reinforcements enter unless the whole edge is open to them. */
function borderOf(map: BattleMap, scenario: BattleScenario, side: SideName): HexBorder {
  const entries = scenario.reinforcements
    .filter((one) => one.side === side)
    .flatMap(({ entry, entryByGroup }) => [
      ...(entry ? [entry] : []),
      ...Object.values(entryByGroup ?? {}),
    ])
    .flatMap(({ edge, hexes }) => {
      const edges = edge.split(',') as EdgeName[]
      const edgeOf = (hex: string) => edges.find((one) => map.edges[one].includes(hex))
      return edges.flatMap((one) => {
        const own = hexes.filter((hex) => edgeOf(hex) === one)
        return own.length === map.edges[one].length
          ? []
          : own.map((hex) => ({ hex, edge: EDGES[one] }))
      })
    })
  const once = new Map(entries.map((entry) => [`${entry.hex} ${entry.edge}`, entry]))
  return {
    side: SIDES[side],
    supply: scenario.sides[side].supplyHexes,
    entries: [...once.values()],
  }
}

/** Letters of hexes, and what hexes are worth that rules of victory name one by one. */
function tagsOf({ letters, places }: BattleMap, { victory }: BattleScenario): HexTag[] {
  const named = Object.entries(letters).filter(([letter]) => letter.length === 1)
  const worth = victory.rules.flatMap(({ kind, vp, side, hexes, place }) => {
    const coin: Coin = { points: vp ?? 0, isRound: side === 'BOTH' }
    const at =
      hexes ?? (kind.startsWith('place') ? places.find(({ name }) => name === place)!.hexes : [])
    return vp === undefined ? [] : at.map((hex) => ({ hex, tag: coin }))
  })
  return [...named.map(([tag, hex]) => ({ hex, tag })), ...worth]
}

/** The text of a battle's file: its look, its size, and the drawing with its images packed. */
export function makeBattleFile(
  { lookName, look, source }: BattleArt,
  pack: (image: IndexedImage) => string,
): string {
  const { columns, rows } = source.lattice
  const spans = spansOf(hexGround(source, look))
  const drawing = packed(drawHexMap(source, look), pack)
  return `${JSON.stringify({ look: lookName, columns, rows, spans, ...drawing })}\n`
}

/** Where a pontoon would lie: the middle of the river and the way over it, by the two hexes. */
function spansOf(ground: HexGround): Record<string, readonly [x: number, y: number, turn: number]> {
  const sides = ground.source.rivers.filter(({ isWide }) => isWide).flatMap((one) => one.sides)
  return Object.fromEntries(
    sides.map((side) => {
      const [a, b] = [...side].sort() as [string, string]
      const { at, along } = crossingOf(ground, a, b)
      const turn = (Math.atan2(along[1], along[0]) * 180) / Math.PI
      return [`${a} ${b}`, [tenths(at[0]), tenths(at[1]), Math.round(turn)]]
    }),
  )
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

/** The style sheet of all battles. */
export function makeSheet(): string {
  const palettes = Object.entries(LOOKS).map(([name, { palette }]) => [name, palette] as const)
  return pageSheet('blitz-map', Object.fromEntries(palettes))
}
