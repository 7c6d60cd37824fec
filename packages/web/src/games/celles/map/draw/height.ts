import { heightsOver, type HeightField } from '../../../map/draw/height.ts'
import { fractal, valueNoise } from '../../../map/draw/noise.ts'
import { gapToLine } from '../../../map/geometry.ts'
import { cellAt, SURFACE } from '../grid.ts'
import { rivers } from './rivers.ts'
import { terrainAt } from './source.ts'

const STEP = 16
const VALLEY = { wide: 190, narrow: 115 }

/** Low along the rivers, even in the open, restless in the woods: an ornament, no rule reads it. */
export function heightField(): HeightField {
  const rolling = fractal(valueNoise('Ardennes'), 3)
  const folds = fractal(valueNoise('side valleys'), 3)
  return heightsOver(SURFACE, STEP, heightAt, [1, 1])

  function heightAt(x: number, y: number): number {
    let valley = 1
    for (const { isWide, line } of rivers) {
      const bent = 1 + 0.5 * folds(x / 150, y / 150)
      const t = Math.min(
        1,
        gapToLine([x, y], line) / ((isWide ? VALLEY.wide : VALLEY.narrow) * bent),
      )
      valley = Math.min(valley, t * t * (3 - 2 * t))
    }
    const terrain = terrainAt(cellAt([x, y]))
    const wild = terrain === 'woods' ? 1 : terrain === 'rough' ? 0.8 : 0.35
    const cut = 1 - Math.min(1, 2.6 * Math.abs(rolling(x / 230 + 5, y / 190)))
    return (
      valley * (70 + 60 * rolling(x / 300, y / 240) - 26 * cut) + wild * 16 * folds(x / 95, y / 80)
    )
  }
}
