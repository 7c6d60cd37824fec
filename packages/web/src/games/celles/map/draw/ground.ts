import { seeded, within } from '../../../map/draw/noise.ts'
import { path } from '../../../map/draw/markup.ts'
import { addSoftLine, addSoftRing } from '../../../map/path.ts'
import type { Point } from '../../../map/geometry.ts'
import { centreOf, idOf, SURFACE } from '../grid.ts'
import { outlinesOf } from './regions.ts'
import { rippledRing } from './shake.ts'
import { cells, cellsAndRim, patchwork, terrainAt } from './source.ts'
import { nearMeuse, nearRoads, nearStreams } from './ways.ts'

const DRIFTS = 7 // in a clear hex

/** Open snow: blank but for the wind's drawing on it. */
export function drawSnow(): string {
  const { left, top, right, bottom } = SURFACE
  const drifts = patchwork()
  for (const cell of cells) {
    if (terrainAt(cell) !== 'clear') continue
    const random = seeded(`drifts ${idOf(cell)}`)
    const [x, y] = centreOf(cell)
    for (let n = 0; n < DRIFTS; n++) {
      const at: Point = [x + within(random, -26, 26), y + within(random, -26, 30)]
      const half = within(random, 6, 13)
      const sag = within(random, 2, 4)
      if (nearRoads.isNear(at, 9) || nearStreams.isNear(at, 9) || nearMeuse.isNear(at, 14)) continue
      addSoftLine(drifts.at(at), [
        [at[0] - half, at[1] + 1],
        [at[0] - half * 0.2, at[1] - sag],
        [at[0] + half, at[1] + sag * 0.4],
      ])
    }
  }
  return [
    `<path class="cm-snow" d="M${left} ${top}H${right}V${bottom}H${left}z"/>`,
    path('cm-drift', drifts),
  ].join('')
}

/** The broken ground: everything that is neither open nor built up; woods stand on it. */
export function drawBroken(): string {
  const ground = patchwork()
  const isBroken = (terrain: string) => terrain === 'rough' || terrain === 'woods'
  for (const ring of outlinesOf(cellsAndRim, (cell) => isBroken(terrainAt(cell))))
    addSoftRing(ground.at([0, 0]), rippledRing(ring))
  return path('cm-rough', ground)
}
