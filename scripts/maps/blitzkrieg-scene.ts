import { placeById } from '@estafette/blitzkrieg/shelf'
import type { HexSource } from '@estafette/maps'
import { hexLattice } from '@estafette/maps/lattice'
import type { PictureSource } from '../../packages/games/blitzkrieg/src/data/source.ts'
import { gridOf } from '../../packages/web/src/games/blitzkrieg/map/grid.ts'
import { maps, scenarios, unitLists, type BattleMap, type SideName } from './blitzkrieg-data.ts'

/** Columns and rows that are drawn of a map. */
export type WindowSize = readonly [columns: number, rows: number]

type Spot = readonly [x: number, y: number]

const COLUMNS = 11
const ROWS = 6
const WIDTH = 540
const HEIGHT = 262
const EDGE = 26 // a counter stands so far inside the picture
const STACKS = 4 // of a side
const UNDER = 31 // the name stands below the counter

/** What the small picture of a battle shows: what the battle says, else its place and who is near. */
export function sceneOf(id: string): PictureSource {
  return scenarios[id]!.series?.picture ?? usualScene(id)
}

/** How much of a map is drawn; of a small one all of it. */
export function windowOf({ cols, rows }: BattleMap): WindowSize {
  return [Math.min(COLUMNS, cols), Math.min(ROWS, rows)]
}

/** The picture around a spot of what is drawn, moved where it would show more than that. */
export function boxAround(
  [x, y]: Spot,
  surface: HexSource['surface'],
): [number, number, number, number] {
  const { left, top, right, bottom } = surface
  const scale = Math.min(1, (right - left) / WIDTH, (bottom - top) / HEIGHT)
  const [width, height] = [Math.floor(WIDTH * scale), Math.floor(HEIGHT * scale)]
  return [
    clamp(x - width / 2, left, right - width),
    clamp(y - height / 2, top, bottom - height),
    width,
    height,
  ]
}

/** The id of a hex. */
export function hexId(column: number, row: number): string {
  return [column, row].map((number) => String(number).padStart(2, '0')).join('')
}

/** The place that the battle is called after, and those who are set up nearest to it. */
function usualScene(id: string): PictureSource {
  const map = maps[id]!
  const { text, hex: middle } = nameOf(map, placeById[id] ?? map.title)
  const first = cornerFor(map, middle)
  const isSeen = viewOf(map, first, middle)
  const taken = new Set([middle])
  const stacks = (['GERMAN', 'ALLIED'] as const).flatMap((side) =>
    stacksOf(id, side, middle, (hex) => isSeen(hex) && !taken.has(hex)).map((stack) => {
      taken.add(stack[0])
      return stack
    }),
  )
  return {
    first,
    middle,
    name: { text, hex: middle, off: [0, UNDER] },
    stacks: Object.fromEntries(stacks),
  }
}

/** The place of the battle on its map, else the largest one, else the middle. */
function nameOf({ places, cols, rows, title }: BattleMap, place: string) {
  const towns = places.filter(({ kind }) => kind !== 'label')
  const largest = towns.toSorted((a, b) => b.hexes.length - a.hexes.length)[0]
  const shown = towns.find(({ name }) => name === place) ?? largest
  return shown
    ? { text: shown.name, hex: shown.hexes[0]! }
    : { text: title, hex: hexId(Math.ceil(cols / 2), Math.ceil(rows / 2)) }
}

/** The upper left of a window with a hex near its middle; its column is odd. */
function cornerFor(map: BattleMap, middle: string): string {
  const [columns, rows] = windowOf(map)
  const [column, row] = [Number(middle.slice(0, 2)), Number(middle.slice(2))]
  const left = clamp(column - Math.floor(columns / 2), 1, map.cols - columns + 1)
  const top = clamp(row - Math.floor(rows / 2), 1, map.rows - rows + 1)
  return hexId(left % 2 === 1 ? left : left - 1, top)
}

/** Whether a counter on a hex would be seen whole. */
function viewOf(map: BattleMap, first: string, middle: string): (hex: string) => boolean {
  const { shape, surface } = gridOf(...windowOf(map))
  const { cellOfId, centreOf, hexOf } = hexLattice(shape)
  const [left, top] = [Number(first.slice(0, 2)) - 1, Number(first.slice(2)) - 1]
  const cellOf = (hex: string) =>
    cellOfId(hexId(Number(hex.slice(0, 2)) - left, Number(hex.slice(2)) - top))
  const [x, y, width, height] = boxAround(centreOf(cellOf(middle)), surface)
  return (hex) => {
    const [column, row] = [Number(hex.slice(0, 2)) - left, Number(hex.slice(2)) - top]
    if (column < 1 || row < 1 || hexOf(cellOf(hex)) < 0) return false
    const [at, down] = centreOf(cellOf(hex))
    return isBetween(at - x, EDGE, width - EDGE) && isBetween(down - y, EDGE, height - EDGE)
  }
}

/** Some stacks of a side in its zones of set-up, those nearest to a hex. */
function stacksOf(
  id: string,
  side: SideName,
  middle: string,
  isFree: (hex: string) => boolean,
): (readonly [hex: string, units: readonly string[]])[] {
  const { groups } = unitLists[id]!
  const far = farFrom(maps[id]!, middle)
  const used = new Set<string>()
  return scenarios[id]!.setup.filter((zone) => zone.side === side)
    .flatMap((zone) => {
      const units = groups.filter((one) => zone.groups.includes(one.id)).flatMap((one) => one.units)
      const hexes = zone.zone.hexes
        .filter((hex) => isFree(hex) && !used.has(hex))
        .toSorted((a, b) => far(a) - far(b))
        .slice(0, Math.min(STACKS, Math.ceil(units.length / 2)))
      for (const hex of hexes) used.add(hex)
      return hexes.map((hex, at) => [hex, units.slice(2 * at, 2 * at + 2)] as const)
    })
    .toSorted(([a], [b]) => far(a) - far(b))
    .slice(0, STACKS)
}

/** How far hexes lie from one. */
function farFrom({ cols, rows }: BattleMap, middle: string): (hex: string) => number {
  const { cellOfId, centreOf } = hexLattice(gridOf(cols, rows).shape)
  const [x, y] = centreOf(cellOfId(middle))
  return (hex) => {
    const [at, down] = centreOf(cellOfId(hex))
    return Math.hypot(at - x, down - y)
  }
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
