import type { Point } from '../../../map/geometry.ts'
import { centreOf, idOf, type Cell } from '../grid.ts'
import { drawCoin } from './names.ts'
import { cells, charts, source } from './source.ts'
import { nearMeuse } from './ways.ts'

const west = new Set(source.westBank.hexes)

/** The hexes on the east bank of the Meuse, where German units score. CEL-16.0.1 */
export const eastBank: ReadonlySet<string> = new Set(
  source.rivers.list
    .filter(({ kind }) => kind === 'major')
    .flatMap(({ hexsides }) => hexsides.flatMap((side) => side.split('|')))
    .filter((hex) => !west.has(hex)),
)

/** A coin in each of them, in a corner that counters leave free, off the water. */
export function drawMeuseCoins(): string {
  return cells
    .filter((cell) => eastBank.has(idOf(cell)))
    .map((cell) => {
      const [x, y] = spotIn(cell)
      const coin = drawCoin(charts.victory.meusePerUnit, false, 0.72)
      return `<g class="cm-bank" transform="translate(${x} ${y})">${coin}</g>`
    })
    .join('')
}

function spotIn(cell: Cell): Point {
  const [x, y] = centreOf(cell)
  const spots: readonly Point[] = [
    [x + 36.5, y],
    [x - 36.5, y],
    [x + 20, y + 30],
  ]
  return spots.find((p) => !nearMeuse.isNear(p, 17)) ?? spots[0]!
}
