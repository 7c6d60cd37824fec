import { distance, gapToLine, resample, type Point } from '../geometry.ts'
import type { House } from '../pieces/houses.ts'
import type { Drawn } from '../pieces/markup.ts'
import { seeded, within } from '../pieces/noise.ts'
import { drawTrees, plantTrees } from '../pieces/planting.ts'
import type { AreaGround } from './ground.ts'

const ORCHARD = {
  city: { trees: 0, reach: 0 },
  village: { trees: 26, reach: 22 },
  hamlet: { trees: 13, reach: 14 },
}
const RIM = 6 // free of trees inside the frame

/** Single trees: poplars along the water, orchards around the villages; no rule reads them. */
export function drawSingleTrees(ground: AreaGround, houses: readonly House[]): Drawn {
  const { source, surface } = ground
  const random = seeded('trees')
  const lines = [
    ...[...source.roads, ...source.rivers, ...ground.lanes].map(({ line }) => line),
    ...ground.railways,
  ]
  const isFree = (p: Point): boolean =>
    p[0] > surface.left + RIM &&
    p[0] < surface.right - RIM &&
    p[1] > surface.top + RIM &&
    p[1] < surface.bottom - RIM &&
    lines.every((line) => gapToLine(p, line) > 5.5) &&
    houses.every((house) => distance(p, house.at) > 6.5)
  const { trees, put } = plantTrees(random, isFree)
  for (const { isWide, line } of source.rivers)
    for (const p of resample(line, 13))
      if (random() < 0.58) put(p, (isWide ? 12 : 8) + within(random, 0, 7))
  for (const { at, size } of source.towns) {
    const { trees: count, reach } = ORCHARD[size]
    for (let n = 0; n < count; n++) put(at, reach * (0.6 + Math.sqrt(random())))
  }
  return drawTrees(trees, ground)
}
