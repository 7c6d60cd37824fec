import type { Point } from '../geometry.ts'
import { addSoftLine, addSoftRing } from '../path.ts'
import { path } from '../pieces/markup.ts'
import { seeded, within } from '../pieces/noise.ts'
import type { HexGround } from './ground.ts'
import { outlinesOf } from './regions.ts'

const CLEAR = { road: 9, narrow: 9, wide: 14, rail: 9 }

/** Open snow: blank but for the wind's drawing on it. */
export function drawSnow(ground: HexGround, part: { readonly drifts: number }): string {
  const { cells, terrainAt, lattice } = ground
  const { left, top, right, bottom } = ground.surface
  const drifts = ground.patchwork()
  for (const cell of cells) {
    if (terrainAt(cell) !== 'clear') continue
    const random = seeded(`drifts ${lattice.idOf(cell)}`)
    const [x, y] = lattice.centreOf(cell)
    for (let n = 0; n < part.drifts; n++) {
      const at: Point = [x + within(random, -26, 26), y + within(random, -26, 30)]
      const half = within(random, 6, 13)
      const sag = within(random, 2, 4)
      if (ground.isCrowded(at, CLEAR)) continue
      addSoftLine(drifts.at(at), [
        [at[0] - half, at[1] + 1],
        [at[0] - half * 0.2, at[1] - sag],
        [at[0] + half, at[1] + sag * 0.4],
      ])
    }
  }
  return [
    `<path class="hm-snow" d="M${left} ${top}H${right}V${bottom}H${left}z"/>`,
    path('hm-drift', drifts),
  ].join('')
}

/** The broken ground: everything that is neither open nor built up; woods stand on it. */
export function drawBroken({ lattice, shake, ...ground }: HexGround): string {
  const area = ground.patchwork()
  const isBroken = (terrain: string) => terrain === 'rough' || terrain === 'woods'
  const rings = outlinesOf(lattice, ground.cellsAndRim, (cell) => isBroken(ground.terrainAt(cell)))
  for (const ring of rings) addSoftRing(area.at([0, 0]), shake.rippledRing(ring))
  return path('hm-rough', area)
}
