import { battles as games } from '@estafette/blitzkrieg'
import {
  drawHexMap,
  packed,
  type HexSource,
  type IndexedImage,
  type PaintedLook,
} from '@estafette/maps'
import { hexLattice } from '@estafette/maps/lattice'
import { makeFace } from '../../packages/web/src/games/blitzkrieg/face.ts'
import type { SmallMap } from '../../packages/web/src/pictures/small-map.ts'
import { battles as arts, battleSource } from './blitzkrieg.ts'
import {
  maps,
  scenarios,
  type BattleMap,
  type BattleScenario,
  type Link,
} from './blitzkrieg-data.ts'

/** What a small picture shows of a battle: a window of its map, one name, and some units. */
interface Scene {
  readonly first: string // hex at the upper left of what is drawn; its column is odd, as on the map
  readonly middle: string // hex in the middle of the picture
  readonly name: { readonly text: string; readonly hex: string; readonly off: Off }
  readonly stacks: Readonly<Record<string, readonly string[]>> // units of the data by hex, top first
}

type Part = PaintedLook['layers'][number]['parts'][number]
type Off = readonly [x: number, y: number]

const COLUMNS = 11
const ROWS = 6
const WIDTH = 540
const HEIGHT = 262
const SPARSER = 1.3 // trees, against those of the table

/** The moments of the pictures, by the id of the battle. */
const scenes: Readonly<Record<string, Scene>> = {
  undone: {
    first: '0509',
    middle: '1111',
    name: { text: 'Jandrain', hex: '0912', off: [0, 31] },
    stacks: {
      '0711': ['HAN-2dlm-1-01'],
      '0812': ['HAN-2dlm-1-03', 'HAN-2dlm-1-04'],
      '0911': ['HAN-11rdp-01'],
      '1111': ['HAN-35pz-03', 'HAN-35pz-01'],
      '1210': ['HAN-35pz-07'],
      '1112': ['HAN-12sr-01'],
      '1312': ['HAN-35pz-04', 'HAN-35pz-05', 'HAN-35pz-06'],
    },
  },
  challenged: {
    first: '1911',
    middle: '2513',
    name: { text: 'Dinant', hex: '2514', off: [36, 30] },
    stacks: {
      '2112': ['DIN-18di-01', 'DIN-18di-02'],
      '2213': ['DIN-1dlc-01'],
      '2214': ['DIN-18di-05'],
      '2313': ['DIN-7pz-05', 'DIN-7pz-06'],
      '2413': ['DIN-7pz-01'],
      '2512': ['DIN-7pz-02', 'DIN-7pz-03', 'DIN-7pz-04'],
      '2614': ['DIN-7pz-13'],
    },
  },
  unleashed: {
    first: '0501',
    middle: '0904',
    name: { text: 'Sedan', hex: '1103', off: [34, 4] },
    stacks: {
      '0803': ['SED-1pz-01', 'SED-1pz-02'],
      '0905': ['SED-gd-01', 'SED-gd-02', 'SED-gd-05'],
      '1003': ['SED-1pz-10'],
      '0806': ['SED-147rif-01'],
      '1005': ['SED-55di-01', 'SED-55di-02'],
      '1104': ['SED-147rif-02'],
      '1205': ['SED-55di-05'],
    },
  },
  checked: {
    first: '0509',
    middle: '1011',
    name: { text: 'Gembloux', hex: '0912', off: [-14, 6] },
    stacks: {
      '1011': ['GEM-dina-1-01', 'GEM-dina-1-02'],
      '1110': ['GEM-1dim-01'],
      '1112': ['GEM-1dim-03'],
      '0711': ['GEM-15dim-09'],
      '1310': ['GEM-4pz-01', 'GEM-4pz-02'],
      '1211': ['GEM-4pz-06'],
      '1312': ['GEM-4pz-03', 'GEM-4pz-04'],
    },
  },
  met: {
    first: '0704',
    middle: '1107',
    name: { text: 'Stonne', hex: '1107', off: [88, 8] },
    stacks: {
      '1107': ['STO-gd-01', 'STO-gd-02'],
      '1006': ['STO-gd-12'],
      '1206': ['STO-assault-01'],
      '1306': ['STO-8pz-kg-03', 'STO-8pz-kg-04'],
      '1008': ['STO-67ri-01', 'STO-67ri-02'],
      '1108': ['STO-4bcc-01'],
      '1207': ['STO-67ri-04'],
    },
  },
  stalled: {
    first: '1102',
    middle: '1504',
    name: { text: 'Agny', hex: '1505', off: [-64, 24] },
    stacks: {
      '1303': ['ARS-3dlm-core-01'],
      '1503': ['ARS-uk-core-01', 'ARS-uk-cup-06'],
      '1604': ['ARS-uk-core-02'],
      '1403': ['ARS-uk-cup-04'],
      '1505': ['ARS-7pz-01', 'ARS-7pz-02'],
      '1705': ['ARS-7pz-07'],
      '1606': ['ARS-7pz-09'],
    },
  },
}

/** The text of the file of a small picture. */
export function makeSmallFile(id: string, pack: (image: IndexedImage) => string): string {
  return `${JSON.stringify(smallMap(id, pack))}\n`
}

/** The battles that have one. */
export const smallIds: readonly string[] = Object.keys(scenes)

function smallMap(id: string, pack: (image: IndexedImage) => string): SmallMap {
  const scene = scenes[id]!
  const art = arts.find((one) => one.id === id)!
  const moved = mover(scene.first)
  const source: HexSource = {
    ...battleSource(`small-${id}`, cutOut(maps[id]!, moved), empty(scenarios[id]!)),
    title: null,
    scale: null,
    compass: null,
  }
  const { defs, layers } = packed(drawHexMap(source, smaller(art.look)), pack)
  const { cellOfId, centreOf } = hexLattice(source.lattice)
  const at = (hex: string, [x, y]: Off = [0, 0]): Off => {
    const [left, top] = centreOf(cellOfId(moved(hex)!))
    return [Math.round(left + x), Math.round(top + y)]
  }
  const [x, y] = at(scene.middle)
  return {
    look: art.lookName,
    box: [x - WIDTH / 2, y - HEIGHT / 2, WIDTH, HEIGHT],
    defs: withoutNumbers(defs, source.id),
    ground: withoutNumbers(Object.values(layers).join(''), source.id),
    name: { text: scene.name.text, at: at(scene.name.hex, scene.name.off) },
    stacks: stacksOf(id, scene).map(([hex, faces]) => ({ at: at(hex), faces })),
  }
}

/** The same look with less on it: no frame, fewer trees. */
function smaller(look: PaintedLook): PaintedLook {
  const kept = look.layers.filter(({ name }) => name !== 'sheet' && name !== 'frame')
  return {
    ...look,
    layers: kept.map((layer) => ({ ...layer, parts: layer.parts.map(coarser) })),
  }
}

function coarser(part: Part): Part {
  if (part.draw !== 'crowns') return part
  const { across, down, shake } = part.pitch
  return { ...part, pitch: { across: across * SPARSER, down: down * SPARSER, shake } }
}

/** The numbers of the hexes are of no use where nothing is played. */
function withoutNumbers(markup: string, id: string): string {
  return markup
    .replaceAll(/<g class="hm-numbers">.*?<\/g>/g, '')
    .replace(new RegExp(`<g id="${id}-number.*?</g>`), '')
}

/** The counters of a scene as the table draws them. */
function stacksOf(id: string, { stacks }: Scene): [string, SmallMap['stacks'][number]['faces']][] {
  const made = games.find((game) => game.id === id)!.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error(`${id} cannot be set up`)
  const s = made.value
  return Object.entries(stacks).map(([hex, codes]) => [
    hex,
    codes.map((code) => {
      const unit = s.board.source.units.units.findIndex((one) => one.id === code)
      if (unit < 0) throw new Error(`${id} has no unit ${code}`)
      return makeFace(s.board, unit, 0)
    }),
  ])
}

/** Renames a hex of the map to the one of the window, undefined outside it. */
function mover(first: string): (hex: string) => string | undefined {
  const [left, top] = [Number(first.slice(0, 2)), Number(first.slice(2))]
  return (hex) => {
    const column = Number(hex.slice(0, 2)) - left + 1
    const row = Number(hex.slice(2)) - top + 1
    const isIn = column >= 1 && column <= COLUMNS && row >= 1 && row <= ROWS
    return isIn ? `${two(column)}${two(row)}` : undefined
  }
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** The map in the window, as if there were no other. */
function cutOut(map: BattleMap, moved: (hex: string) => string | undefined): BattleMap {
  const links = (all: readonly Link[]): Link[] =>
    all.flatMap(([a, b]) => {
      const [from, to] = [moved(a), moved(b)]
      return from && to ? [[from, to] as const] : []
    })
  return {
    title: map.title,
    cols: COLUMNS,
    rows: ROWS,
    hexKm: map.hexKm,
    hexes: Object.fromEntries(
      Object.entries(map.hexes).flatMap(([hex, ground]) => {
        const to = moved(hex)
        return to ? [[to, ground] as const] : []
      }),
    ),
    hexsides: map.hexsides.flatMap((side) => {
      const [a, b] = [moved(side.a), moved(side.b)]
      return a && b ? [{ ...side, a, b }] : []
    }),
    roadLinks: links(map.roadLinks),
    railLinks: links(map.railLinks),
    roads: runsOf(map.roads, moved),
    rails: runsOf(map.rails, moved),
    blownBridges: links(map.blownBridges ?? []),
    places: map.places.flatMap((place) => {
      const hexes = place.hexes.flatMap((hex) => moved(hex) ?? [])
      return hexes.length > 0 && place.kind !== 'label' ? [{ ...place, hexes }] : []
    }),
    letters: {},
    exits: [],
    edges: { N: [], S: [], W: [], E: [] },
  }
}

/** The parts of ways that lie in the window. */
function runsOf(
  ways: BattleMap['roads'] = [],
  moved: (hex: string) => string | undefined,
): NonNullable<BattleMap['roads']> {
  return ways.flatMap(({ name, path }) => {
    const runs: string[][] = [[]]
    for (const hex of path) {
      const to = moved(hex)
      if (to) runs.at(-1)!.push(to)
      else runs.push([])
    }
    return runs.filter((run) => run.length > 1).map((run) => ({ name, path: run }))
  })
}

/** A scenario that prints nothing on its map. */
function empty({ title }: BattleScenario): BattleScenario {
  return {
    title,
    sides: { GERMAN: { supplyHexes: [] }, ALLIED: { supplyHexes: [] } },
    reinforcements: [],
    victory: { rules: [] },
  }
}
