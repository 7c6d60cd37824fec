import { normals, resample, type Polyline, type Point, type Ring } from '../geometry.ts'
import { addRing, addSmoothRing, pathWriter } from '../path.ts'
import { alongCurve } from '../pieces/curves.ts'
import { path, type Drawn } from '../pieces/markup.ts'
import { seeded, within } from '../pieces/noise.ts'
import type { HexGround } from './ground.ts'
import type { ParcelLook, TeethLook } from './look.ts'
import { drawParcels } from './parcels.ts'
import { outlinesOf } from './regions.ts'
import { makeShake } from './shake.ts'

/** The levels above the lowest, from below. */
function higherLevels({ cells, levelAt }: HexGround): readonly number[] {
  return [...new Set(cells.map(levelAt))].filter((level) => level > 1).sort((a, b) => a - b)
}

/** The outlines of all ground that lies at least this high, near to its hexsides. */
function levelRings(
  { lattice, cellsAndRim, levelAt, look }: HexGround,
  level: number,
): readonly Ring[] {
  const { naturalRing } = makeShake(look.levels)
  return outlinesOf(lattice, cellsAndRim, (cell) => levelAt(cell) >= level).map(naturalRing)
}

/** The fields of the low ground, and those of every level above it in its own tints. */
export function drawLowGround(ground: HexGround, parcels: ParcelLook): string {
  const { left, top, right, bottom } = ground.surface
  const sheet = `<path class="hm-level-1" d="M${left} ${top}H${right}V${bottom}H${left}z"/>`
  return sheet + drawParcels(ground, parcels, 1)
}

/** The higher ground, level upon level. */
export function drawLevels(ground: HexGround, parcels: ParcelLook): Drawn {
  const { prefix, shared, use } = ground
  const levels = higherLevels(ground)
  return {
    defs: levels
      .map((level) => {
        const writer = pathWriter(1)
        for (const ring of levelRings(ground, level)) addSmoothRing(writer, ring)
        return `${shared(`level-${level}`, writer)}<clipPath id="${prefix}-on-${level}">${use(`level-${level}`, 'hm-clip')}</clipPath>`
      })
      .join(''),
    markup: levels
      .map(
        (level) =>
          `${use(`level-${level}`, `hm-level-${level}`)}<g clip-path="url(#${prefix}-on-${level})">${drawParcels(ground, parcels, level)}</g>`,
      )
      .join(''),
  }
}

/** The slopes between levels: a light edge, teeth that point downhill, and the brow. */
export function drawSlopes(ground: HexGround, look: TeethLook): string {
  return higherLevels(ground)
    .map((level) => {
      const teeth = ground.patchwork(1)
      const random = seeded(`slope ${level}`)
      for (const ring of levelRings(ground, level)) {
        const brow = resample(browOf(ring), look.spacing)
        const downhill = normals(brow) // a ring runs clockwise around what is higher
        brow.slice(0, -1).forEach(([x, y], i) => {
          const [nx, ny] = downhill[i]!
          const shade = (nx + ny) / Math.SQRT2 / 2 + 0.5
          const reach = (look.short + (look.long - look.short) * shade) * within(random, 0.82, 1.15)
          const lean = within(random, -0.16, 0.16)
          const tooth: Ring = [
            [x - ny * look.half, y + nx * look.half],
            [x + (nx - ny * lean) * reach, y + (ny + nx * lean) * reach],
            [x + ny * look.half, y - nx * look.half],
          ]
          addRing(teeth.at([x, y]), tooth.map(halves))
        })
      }
      return [
        ground.use(`level-${level}`, 'm-line hm-slope-light'),
        path(`hm-teeth hm-teeth-${level}`, teeth),
        ground.use(`level-${level}`, `m-line hm-slope-brow hm-slope-brow-${level}`),
      ].join('')
    })
    .join('')
}

/** Points along the smooth curve of a ring, the first again at the end. */
function browOf(ring: Ring): Polyline {
  const steps = 6
  const around = [ring.at(-1)!, ...ring, ring[0]!, ring[1]!]
  return alongCurve(around, steps).slice(steps, -steps)
}

/** A point on half units: thousands of teeth pack better. */
function halves([x, y]: Point): Point {
  return [Math.round(x * 2) / 2, Math.round(y * 2) / 2]
}
