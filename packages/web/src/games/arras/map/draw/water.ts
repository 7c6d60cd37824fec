import { normals, resample, type Line, type Point } from '../../../map/geometry.ts'
import { addSmoothLine, addSoftRing, pathWriter } from '../../../map/path.ts'
import { path, shared, use, type Drawn } from './markup.ts'
import { valueNoise } from '../../../map/draw/noise.ts'
import { isWide, source } from './source.ts'
import { outsideTown } from './town-ways.ts'

const MEADOW = { wide: 30, narrow: 16 } // to either side of the water

/** Water meadows along every river, broader and narrower as the valley allows. */
export function drawMeadows(): string {
  const outer = pathWriter()
  const inner = pathWriter()
  for (const river of source.rivers) {
    const reach = isWide(river) ? MEADOW.wide : MEADOW.narrow
    addSoftRing(outer, ribbon(river.line, reach, `meadow ${river.name}`))
    addSoftRing(inner, ribbon(river.line, reach * 0.55, `marsh ${river.name}`))
  }
  return path('m-meadow', outer) + path('m-meadow m-meadow-wet', inner)
}

/** A band around a line whose width follows a noise, each bank its own. */
function ribbon(line: Line, reach: number, seed: string): Line {
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

/** The rivers: the one that divides areas wide with a light middle, the streams thin. */
export function drawWater(): Drawn {
  const wide = pathWriter(1)
  const narrow = pathWriter(1)
  for (const river of source.rivers) {
    if (isWide(river)) addSmoothLine(wide, river.line)
    else for (const piece of outsideTown(river.line)) addSmoothLine(narrow, piece)
  }
  return {
    defs: shared('river', wide) + shared('stream', narrow),
    markup: [
      use('stream', 'm-line m-stream-bank'),
      use('river', 'm-line m-river-bank'),
      use('stream', 'm-line m-stream'),
      use('river', 'm-line m-river'),
      use('river', 'm-line m-river-light'),
    ].join(''),
  }
}
