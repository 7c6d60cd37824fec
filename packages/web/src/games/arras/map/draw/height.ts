import { closed, gapToLine, isInside, type Point } from '../../../map/geometry.ts'
import { fractal, valueNoise } from '../../../map/draw/noise.ts'
import { heightsOver, type HeightField } from '../../../map/draw/height.ts'
import { isWide, source, surface } from './source.ts'

const STEP = 6.2
const VALLEY = { wide: 250, narrow: 140 }

/** Low along the rivers, high on the named ridges, rolling between. */
export function heightField(): HeightField {
  const rolling = fractal(valueNoise('rolling ground'), 4)
  const folds = fractal(valueNoise('folds'), 3)
  return heightsOver(surface, STEP, heightAt, [3, 2])

  function heightAt(x: number, y: number): number {
    // The side valleys bend with the folds, so the slopes are not ruled off from the river.
    const bent = 1 + 0.45 * folds(x / 130, y / 130)
    const valley = valleyShare([x, y], bent)
    const upland = 58 + 34 * rolling(x / 330, y / 330)
    // Dry valleys: where the noise changes its sign the ground is cut.
    const cut = 1 - Math.min(1, 3 * Math.abs(rolling(x / 210 + 5, y / 210)))
    return 10 + valley * (upland - 13 * cut) + ridgeHeight([x, y]) + 4 * folds(x / 75 + 9, y / 75)
  }
}

function valleyShare(p: Point, bent: number): number {
  let share = 1
  for (const river of source.rivers) {
    const reach = (isWide(river) ? VALLEY.wide : VALLEY.narrow) * bent
    const t = Math.min(1, gapToLine(p, river.line) / reach)
    share = Math.min(share, t * t * (3 - 2 * t))
  }
  return share
}

function ridgeHeight(p: Point): number {
  let height = 0
  for (const { type, outline } of source.terrain) {
    if (type !== 'ridge') continue
    const gap = isInside(p, outline) ? 0 : gapToLine(p, closed(outline))
    height += 42 * Math.exp(-((gap / 62) ** 2))
  }
  return height
}
