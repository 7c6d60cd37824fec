import { normals, resample, type Polyline, type Point } from '../geometry.ts'
import { addSoftRing, pathWriter } from '../path.ts'
import { path } from './markup.ts'
import { valueNoise } from './noise.ts'

const WET = 0.55 // of the way to the edge of the meadow the ground is marsh

/** A course of water. */
interface Course {
  readonly name: string
  readonly isWide: boolean
  readonly line: Polyline
}

/** How far meadows reach to either side of a river. */
export interface MeadowLook {
  readonly wide: number
  readonly narrow: number
}

/** Water meadows along every river, broader and narrower as the valley allows. */
export function drawMeadows(rivers: readonly Course[], { wide, narrow }: MeadowLook): string {
  const outer = pathWriter()
  const inner = pathWriter()
  for (const { name, isWide, line } of rivers) {
    const reach = isWide ? wide : narrow
    addSoftRing(outer, ribbon(line, reach, `meadow ${name}`))
    addSoftRing(inner, ribbon(line, reach * WET, `marsh ${name}`))
  }
  return path('m-meadow', outer) + path('m-meadow m-meadow-wet', inner)
}

/** A band around a line whose width follows a noise, each bank its own. */
function ribbon(line: Polyline, reach: number, seed: string): Polyline {
  const noise = valueNoise(seed)
  const way = resample(line, 24)
  const left = normals(way)
  const bank = (side: 1 | -1): Point[] =>
    way.map(([x, y], i) => {
      const end = Math.min(1, (way.length - 1 - i) / 3 + 0.4, i / 3 + 0.4)
      const gap = side * reach * end * (1 + 0.55 * noise(i / 3.1, side * 7))
      return [x + left[i]![0] * gap, y + left[i]![1] * gap]
    })
  return [...bank(1), ...bank(-1).reverse()]
}
