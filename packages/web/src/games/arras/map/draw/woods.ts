import { closed, isInside, resample, type Line, type Point } from '../../../map/geometry.ts'
import { addDot, addSmoothRing } from '../../../map/path.ts'
import { shared, use, type Drawn } from './markup.ts'
import { seeded, within, type Random } from '../../../map/draw/noise.ts'
import { patchwork } from './patchwork.ts'
import { source } from './source.ts'

const LIGHT = [-1.3, -1.5] as const // from the north-west
const CROWN = 8.4 // from trunk to trunk

/** Woods as massed crowns with the light from the north-west, and their shade on the ground. */
export function drawWoods(): Drawn {
  const floor = patchwork(1)
  const small = patchwork(1)
  const large = patchwork(1)
  for (const { type, name, outline } of source.terrain) {
    if (type !== 'wood') continue
    const random = seeded(name)
    const edge = resample(closed(outline), 17).slice(0, -1)
    addSmoothRing(
      floor.at(outline[0]!),
      edge.map(([x, y]) => [x + within(random, -3.5, 3.5), y + within(random, -3.5, 3.5)]),
    )
    for (const tree of crowns(outline, random))
      addDot((random() < 0.4 ? large : small).at(tree), tree)
  }
  return {
    defs: shared('wood', floor) + shared('crown', small) + shared('crown-large', large),
    markup: [
      use('wood', 'm-wood-shade', [3.5, 4.5]),
      use('wood', 'm-wood'),
      use('crown', 'm-dot m-crown-rim'),
      use('crown-large', 'm-dot m-crown-rim m-crown-rim-large'),
      use('crown', 'm-dot m-crown'),
      use('crown-large', 'm-dot m-crown m-crown-large'),
      use('crown', 'm-dot m-crown-light', LIGHT),
      use('crown-large', 'm-dot m-crown-light m-crown-light-large', LIGHT),
    ].join(''),
  }
}

/** Trunks on a shaken triangular grid inside a ring. */
function crowns(ring: Line, random: Random): Point[] {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  const out: Point[] = []
  for (let y = Math.min(...ys), row = 0; y < Math.max(...ys); y += CROWN * 0.87, row++)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += CROWN) {
      const tree: Point = [
        x + (row % 2) * (CROWN / 2) + within(random, -1.5, 1.5),
        y + within(random, -1.5, 1.5),
      ]
      if (isInside(tree, ring)) out.push(tree)
    }
  return out
}
