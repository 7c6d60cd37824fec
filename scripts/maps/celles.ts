import { DIRECTIONS } from '@estafette/board'
import {
  drawHexMap,
  packed,
  winterArdennes,
  type Arrival,
  type HexGroundSource,
  type HexPlace,
  type HexSource,
  type IndexedImage,
  type KeySource,
  type MapDrawing,
  type MapEdge,
  type MarginEntry,
  type RoadKind,
  type Terrain,
} from '@estafette/maps'
import type { Point } from '@estafette/maps/geometry'
import { hexLattice } from '@estafette/maps/lattice'
import chartsJson from '../../packages/games/celles/data/charts.json' with { type: 'json' }
import mapJson from '../../packages/games/celles/data/map.json' with { type: 'json' }
import scheduleJson from '../../packages/games/celles/data/schedule.json' with { type: 'json' }
import unitsJson from '../../packages/games/celles/data/units.json' with { type: 'json' }
import { SHAPE, SHEET, SURFACE } from '../../packages/web/src/games/celles/map/grid.ts'
import { TRACK } from '../../packages/web/src/games/celles/map/track.ts'

type NationName = 'german' | 'us' | 'british'
type Kind = 'main' | 'secondary'

/** What is read of the map of Celles; the rules read the same file. */
interface CellesMap {
  readonly grid: { readonly hexKm: number }
  readonly terrain: { readonly rows: readonly string[] } // c, r, w, T; a capital has a village
  readonly places: readonly {
    readonly hex: string
    readonly name: string
    readonly kind: 'town' | 'village'
  }[]
  readonly labels: { readonly list: readonly { readonly hex: string; readonly name: string }[] }
  readonly rivers: {
    readonly list: readonly {
      readonly name: string
      readonly kind: 'major' | 'minor'
      readonly hexsides: readonly string[]
    }[]
  }
  readonly roads: Readonly<Record<Kind, readonly string[]>> // chains of hexes
  readonly roadExits: readonly {
    readonly hex: string
    readonly direction: string
    readonly kind: Kind
  }[]
  readonly westBank: { readonly hexes: readonly string[] }
  readonly rearAreas: Readonly<Record<'german' | 'allied', readonly string[]>>
  readonly supplySources: Readonly<Record<NationName, { readonly hexes: readonly string[] }>>
}

interface CellesSchedule {
  readonly turns: readonly {
    readonly turn: number
    readonly date: string // '23 Dec'
    readonly period: 'day' | 'night'
    readonly german: number // actions
    readonly allied: number
  }[]
  readonly reinforcements: readonly {
    readonly turn: number
    readonly units: readonly string[]
    readonly hexes: readonly string[]
  }[]
}

interface CellesUnits {
  readonly formations: readonly { readonly id: string; readonly nationality: NationName }[]
  readonly units: readonly { readonly id: string; readonly formation: string }[]
}

interface CellesCharts {
  readonly combatModifiers: readonly { readonly id: string; readonly value: number }[]
  readonly movement: {
    readonly terrain: Readonly<
      Record<Terrain, { readonly motorized: number; readonly infantry: number }>
    >
  }
  readonly victory: {
    readonly meusePerUnit: number
    readonly towns: readonly {
      readonly name: string
      readonly german: number
      readonly allied: number
    }[]
  }
}

/** The one unchecked step from the data files to their types; the game's own tests prove the data. */
function decode<T>(json: unknown): T {
  return json as T
}

const map = decode<CellesMap>(mapJson)
const schedule = decode<CellesSchedule>(scheduleJson)
const charts = decode<CellesCharts>(chartsJson)
const order = decode<CellesUnits>(unitsJson)

const lattice = hexLattice(SHAPE)
const KINDS: Readonly<Record<Kind, RoadKind>> = { main: 'main', secondary: 'minor' }
const TERRAINS: Readonly<Record<string, Terrain>> = {
  c: 'clear',
  r: 'rough',
  w: 'woods',
  t: 'town',
}
const ASIDE: Readonly<Record<string, number>> = { Dinant: 48 } // its bridge stays in sight

function hexes(): Record<string, HexGroundSource> {
  return Object.fromEntries(
    Array.from({ length: lattice.count }, (_, hex) => {
      const { column, row } = lattice.cellOf(hex)
      const letter = map.terrain.rows[row]![column - 1]!.toLowerCase()
      return [lattice.idOf({ column, row }), { terrain: TERRAINS[letter]!, level: 1 }]
    }),
  )
}

/** Places by name; a town of two hexes is one. */
function places(): HexPlace[] {
  return [...new Set(map.places.map(({ name }) => name))].map((name) => {
    const own = map.places.filter((place) => place.name === name)
    const worth = charts.victory.towns.find((town) => town.name === name) // CEL-16.0.3
    return {
      name,
      hexes: own.map(({ hex }) => hex),
      kind: own.at(-1)!.kind,
      aside: ASIDE[name] ?? 0,
      coin: worth ? { points: worth.german, isRound: worth.allied > 0 } : null,
    }
  })
}

/** Where the chips stand, off the edge; neighbours with the same calendar share one. */
const CHIPS: Readonly<Record<string, { readonly at: Point; readonly isNarrow: boolean }>> = {
  1300: { at: [0, -58], isNarrow: false },
  1500: { at: [0, -58], isNarrow: false },
  1900: { at: [0, -58], isNarrow: false },
  2216: { at: [0, 66], isNarrow: false },
  3316: { at: [-62, 76], isNarrow: false },
  3310: { at: [46, 128], isNarrow: true },
  '0113': { at: [-46, 44], isNarrow: true },
}

/** Every entry hex of the calendar. CEL-22.0.1 */
function entries(): MarginEntry[] {
  const found = new Set(schedule.reinforcements.flatMap((one) => one.hexes))
  return [...found].map((hex) => ({
    hex,
    edge: entryEdge(hex),
    arrivals: arrivalsAt(hex),
    chips: CHIPS[hex] ?? null,
  }))
}

/** The edge a hex is entered over. A corner hex is entered from below, where its road leaves. */
function entryEdge(hex: string): MapEdge | null {
  const { column, row } = lattice.cellOfId(hex)
  if (row === SHAPE.rows - 1) return 'bottom'
  if (row === 0) return 'top'
  if (column === SHAPE.columns) return 'right'
  return column === 1 ? 'left' : null
}

function arrivalsAt(hex: string): Arrival[] {
  const found = new Map<string, number[]>()
  for (const { turn, units, hexes } of schedule.reinforcements) {
    if (!hexes.includes(hex)) continue
    const formations = units.map((id) => order.units.find((unit) => unit.id === id)!.formation)
    for (const formation of new Set(formations))
      found.set(formation, [...(found.get(formation) ?? []), turn])
  }
  return [...found].map(([formation, turns]) => ({
    formation: formation.replace(/^(\d+)/, '$1 '),
    force: order.formations.find(({ id }) => id === formation)!.nationality,
    turns,
  }))
}

/** The hexes on the east bank of the Meuse, where German units score. CEL-16.0.1 */
function eastBank(): string[] {
  const bank = new Set(
    map.rivers.list
      .filter(({ kind }) => kind === 'major')
      .flatMap((river) => river.hexsides.flatMap((side) => side.split('|'))),
  )
  return [...bank].filter((hex) => !map.westBank.hexes.includes(hex)).sort()
}

function key(): KeySource[] {
  const { clear, rough, woods, town } = charts.movement.terrain
  const entry = (
    ground: KeySource['ground'],
    en: string,
    fr: string,
    cost: KeySource['cost'],
  ): KeySource => ({
    ground,
    name: { en, fr },
    cost,
    modifier: charts.combatModifiers.find(({ id }) => id === ground)?.value ?? 0,
  })
  return [
    entry('clear', 'Clear', 'Clair', clear),
    entry('rough', 'Rough', 'Difficile', rough),
    entry('woods', 'Woods', 'Bois', woods),
    entry('town', 'Town', 'Ville', town),
    entry('village', 'Village', 'Village', null),
  ]
}

/** The map of Celles as the drawers want it. */
export const cellesSource: HexSource = {
  id: 'celles',
  lattice: SHAPE,
  sheet: SHEET,
  surface: SURFACE,
  km: (2 * SHAPE.halfHeight) / map.grid.hexKm,
  hexes: hexes(),
  rivers: map.rivers.list.map(({ name, kind, hexsides }) => ({
    name,
    isWide: kind === 'major',
    sides: hexsides.map((side) => side.split('|') as [string, string]),
  })),
  bridges: [],
  roads: (['main', 'secondary'] as const).flatMap((kind) =>
    map.roads[kind].map((chain) => ({ kind: KINDS[kind], hexes: chain.split(' ') })),
  ),
  exits: map.roadExits.map(({ hex, direction, kind }) => ({
    hex,
    kind: KINDS[kind],
    direction: DIRECTIONS.indexOf(direction as (typeof DIRECTIONS)[number]),
    to: null,
  })),
  railways: [],
  places: places(),
  hamlets: map.labels.list,
  heights: [],
  regions: [
    { side: 'german', texture: 'stripes', hexes: map.rearAreas.german },
    { side: 'allied', texture: 'dots', hexes: map.rearAreas.allied },
  ],
  borders: [],
  tags: [],
  margin: {
    forces: [
      { id: 'us', letters: 'US', corners: 'round' },
      { id: 'british', letters: 'GB', corners: 'round' },
      { id: 'german', letters: 'D', corners: 'cut' },
    ],
    supply: (['us', 'british', 'german'] as const).map((force) => ({
      force,
      hexes: map.supplySources[force].hexes, // CEL-5.0.6
    })),
    entries: entries(),
    coins: eastBank().map((hex) => ({
      hex,
      coin: { points: charts.victory.meusePerUnit, isRound: false },
    })),
    track: {
      boxes: TRACK,
      turns: schedule.turns.map(({ turn, date, period, german, allied }) => {
        const day = date.slice(0, 2)
        return {
          turn,
          date: { en: `${day} Dec`, fr: `${day} déc.` },
          period,
          actions: [
            { force: 'german', count: german },
            { force: 'allied', count: allied },
          ],
        }
      }),
    },
    key: { at: [1666, 1550], step: 118, entries: key() },
  },
  title: {
    name: 'CELLES',
    date: { en: '23–27 December 1944', fr: '23-27 décembre 1944' },
    at: [272, 1600],
  },
  scale: [116, 44],
  compass: [2408, 1606],
}

/** Draws the map of Celles. */
export function drawMap(): MapDrawing {
  return drawHexMap(cellesSource, winterArdennes)
}

/** The text of the map's file: the drawing with its images packed. */
export function makeMapFile(drawing: MapDrawing, pack: (image: IndexedImage) => string): string {
  return `${JSON.stringify(packed(drawing, pack))}\n`
}
