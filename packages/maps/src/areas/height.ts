import { closed, gapToLine, isInside, type Point } from '../geometry.ts'
import type { HeightField } from '../pieces/height.ts'
import { landHeights } from '../pieces/land.ts'
import type { AreaGround } from './ground.ts'

/** Low along the rivers, high on the named ridges, rolling between. */
export function heightField({ source, look, surface }: AreaGround): HeightField {
  const { height, reach } = look.land.ridge
  const raised = (p: Point): number => {
    let sum = 0
    for (const { outline } of source.ridges) {
      const gap = isInside(p, outline) ? 0 : gapToLine(p, closed(outline))
      sum += height * Math.exp(-((gap / reach) ** 2))
    }
    return sum
  }
  return landHeights(surface, look.land, source.rivers, { raised, restless: () => 1 })
}
