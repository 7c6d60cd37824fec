import { hexLattice } from '@estafette/maps/lattice'
import type { MapDrawing } from '@estafette/maps'
import type { Point, Rect } from '../../../map-view/camera.ts'
import { hexPlaces, type HexPlaces } from '../../map/hex-places.ts'
import { enlarged, gridOf, SCALE } from './grid.ts'

/** The drawn map: markup for one `<defs>` and one `<g>` per layer, the lowest first. */
type MapLayers = Omit<MapDrawing, 'images'>

/** A battle's file, as `npm run draw` left it. */
interface BattleFile extends MapLayers {
  readonly look: string
  readonly columns: number
  readonly rows: number
  readonly spans: Readonly<Record<string, readonly [x: number, y: number, turn: number]>>
}

/** The middle of a river between two hexes in units of the drawing, and the way over it in degrees. */
export interface Span extends Point {
  readonly turn: number
}

/** The map of a battle as it is printed. Hexes are in the order of the game's numbers. */
export interface BattlePrint extends HexPlaces {
  readonly look: string // class of its colours
  readonly drawing: MapLayers // in units of its own: `SCALE` of the map's make one
  readonly ground: string // all layers below the marks, bottom first
  readonly viewBox: Rect
  /** Where a bridge between two hexes would lie; undefined where no river runs between them. */
  spanOf(a: string, b: string): Span | undefined
}

const files = import.meta.glob<BattleFile>('./data/*.json', { import: 'default' })

/** The map of a battle; each is fetched by itself. */
export async function loadPrint(id: string): Promise<BattlePrint> {
  const load = files[`./data/${id}.json`]
  if (!load) throw new Error(`there is no map of '${id}'`)
  return printOf(await load())
}

function printOf({ look, columns, rows, spans, ...drawing }: BattleFile): BattlePrint {
  const grid = gridOf(columns, rows)
  return {
    ...hexPlaces(hexLattice(enlarged(grid))),
    look,
    drawing,
    ground: Object.values(drawing.layers).join(''),
    viewBox: { x: 0, y: 0, width: grid.sheet.width * SCALE, height: grid.sheet.height * SCALE },
    spanOf(a, b) {
      const found = spans[a < b ? `${a} ${b}` : `${b} ${a}`]
      return found && { x: found[0], y: found[1], turn: found[2] }
    },
  }
}
