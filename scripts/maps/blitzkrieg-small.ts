import { battles as games } from '@estafette/blitzkrieg'
import { seriesIds } from '@estafette/blitzkrieg/shelf'
import {
  drawHexMap,
  packed,
  type HexSource,
  type IndexedImage,
  type PaintedLook,
} from '@estafette/maps'
import { hexLattice } from '@estafette/maps/lattice'
import type { PictureSource } from '../../packages/games/blitzkrieg/src/data/source.ts'
import { makeFace } from '../../packages/web/src/games/blitzkrieg/face.ts'
import type { SmallMap } from '../../packages/web/src/games/blitzkrieg/pictures/small-map.ts'
import { battles as arts, battleSource } from './blitzkrieg.ts'
import {
  maps,
  scenarios,
  type BattleMap,
  type BattleScenario,
  type Link,
} from './blitzkrieg-data.ts'
import { boxAround, hexId, sceneOf, windowOf, type WindowSize } from './blitzkrieg-scene.ts'

type Part = PaintedLook['layers'][number]['parts'][number]
type Spot = readonly [x: number, y: number]

const SPARSER = 1.3 // trees, against those of the table

/** The text of the file of a small picture. */
export function makeSmallFile(id: string, pack: (image: IndexedImage) => string): string {
  return `${JSON.stringify(smallMap(id, pack))}\n`
}

/** The battles that have one: those of the series. */
export const smallIds: readonly string[] = seriesIds

function smallMap(id: string, pack: (image: IndexedImage) => string): SmallMap {
  const map = maps[id]!
  const scene = sceneOf(id)
  const size = windowOf(map)
  const art = arts.find((one) => one.id === id)!
  const moved = mover(scene.first, size)
  const source: HexSource = {
    ...battleSource(`small-${id}`, cutOut(map, size, moved), empty(scenarios[id]!)),
    title: null,
    scale: null,
    compass: null,
  }
  const { defs, layers } = packed(drawHexMap(source, smaller(art.look)), pack)
  const { cellOfId, centreOf } = hexLattice(source.lattice)
  const at = (hex: string, [x = 0, y = 0]: readonly number[] = []): Spot => {
    const [left, top] = centreOf(cellOfId(moved(hex)!))
    return [Math.round(left + x), Math.round(top + y)]
  }
  return {
    look: art.lookName,
    box: boxAround(at(scene.middle), source.surface),
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
function stacksOf(
  id: string,
  { stacks }: PictureSource,
): [string, SmallMap['stacks'][number]['faces']][] {
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
function mover(first: string, [columns, rows]: WindowSize): (hex: string) => string | undefined {
  const [left, top] = [Number(first.slice(0, 2)), Number(first.slice(2))]
  return (hex) => {
    const column = Number(hex.slice(0, 2)) - left + 1
    const row = Number(hex.slice(2)) - top + 1
    const isIn = column >= 1 && column <= columns && row >= 1 && row <= rows
    return isIn ? hexId(column, row) : undefined
  }
}

/** The map in the window, as if there were no other. */
function cutOut(
  map: BattleMap,
  [cols, rows]: WindowSize,
  moved: (hex: string) => string | undefined,
): BattleMap {
  const links = (all: readonly Link[]): Link[] =>
    all.flatMap(([a, b]) => {
      const [from, to] = [moved(a), moved(b)]
      return from && to ? [[from, to] as const] : []
    })
  return {
    title: map.title,
    cols,
    rows,
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
    setup: [],
    sides: { GERMAN: { supplyHexes: [] }, ALLIED: { supplyHexes: [] } },
    reinforcements: [],
    victory: { rules: [] },
  }
}
