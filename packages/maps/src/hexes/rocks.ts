import { distance, type Point } from '../geometry.ts'
import { addLine, addRing, addSoftRing } from '../path.ts'
import { path, type Drawn } from '../pieces/markup.ts'
import { seeded, within } from '../pieces/noise.ts'
import type { HexGround } from './ground.ts'
import { outlinesOf } from './regions.ts'

const CLEAR = { road: 9, narrow: 8, wide: 14, rail: 8 }
const TRIES = 90

/** Rough ground: rocks with a lit and a shaded face on stony soil. */
export function drawRocks(ground: HexGround, part: { readonly apart: number }): Drawn {
  const { lattice, cellsAndRim, terrainAt, shake } = ground
  const soil = ground.patchwork(1)
  for (const ring of outlinesOf(lattice, cellsAndRim, (cell) => terrainAt(cell) === 'rough'))
    addSoftRing(soil.at([0, 0]), shake.rippledRing(ring))
  const lit = ground.patchwork(1)
  const shaded = ground.patchwork(1)
  const edges = ground.patchwork(1)
  for (const [x, y, wide, high] of rocks(ground, part.apart)) {
    const peak: Point = [x - wide * 0.18, y - high]
    const knee: Point = [x + wide * 0.14, y - high * 0.72]
    const [left, right]: [Point, Point] = [
      [x - wide / 2, y],
      [x + wide / 2, y],
    ]
    addRing(lit.at([x, y]), [left, peak, knee, right])
    addRing(shaded.at([x, y]), [knee, right, [x + wide * 0.08, y]])
    addLine(edges.at([x, y]), [left, peak, knee])
  }
  return {
    markup: [
      path('hm-rough', soil),
      path('hm-rock', lit),
      path('hm-rock-shade', shaded),
      path('hm-rock-edge', edges),
    ].join(''),
  }
}

type Rock = readonly [x: number, y: number, wide: number, high: number]

/** Rocks in every rough hex, off the ways, from north to south. */
function rocks(ground: HexGround, apart: number): Rock[] {
  const { lattice, cellsAndRim, terrainAt, shake, isCrowded } = ground
  const { halfWidth, halfHeight } = lattice.shape
  const found: Rock[] = []
  for (const cell of cellsAndRim) {
    if (terrainAt(cell) !== 'rough') continue
    const random = seeded(`rocks ${lattice.idOf(cell)}`)
    const [x, y] = lattice.centreOf(cell)
    for (let n = 0; n < TRIES; n++) {
      const at: Point = [
        x + within(random, -halfWidth, halfWidth),
        y + within(random, -halfHeight, halfHeight),
      ]
      const wide = within(random, 6, 13)
      const high = within(random, 3.4, 6.4)
      const isOnRough = [-wide / 2, wide / 2].every(
        (dx) => terrainAt(lattice.cellAt(shake.unshaken([at[0] + dx, at[1]]))) === 'rough',
      )
      if (!isOnRough || isCrowded(at, CLEAR)) continue
      if (found.some(([ox, oy]) => distance(at, [ox, oy]) < apart)) continue
      found.push([at[0], at[1], wide, high])
    }
  }
  return found.sort((a, b) => a[1] - b[1])
}
