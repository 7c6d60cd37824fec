import { closed, isInside, resample } from '../geometry.ts'
import { addSmoothRing } from '../path.ts'
import { crownWriters, drawCrowns } from '../pieces/crowns.ts'
import type { Drawn } from '../pieces/markup.ts'
import { seeded, within } from '../pieces/noise.ts'
import { shakenGrid, type Pitch } from '../pieces/planting.ts'
import type { AreaGround } from './ground.ts'
import type { Strokes } from './look.ts'

/** Woods as massed crowns with the light from the north-west, and their shade on the ground. */
export function drawWoods(
  ground: AreaGround,
  look: {
    readonly pitch: Pitch
    readonly large: number
    readonly edge: number
    readonly strokes: Strokes
  },
): Drawn {
  const floor = ground.patchwork(1)
  const crowns = crownWriters(ground)
  for (const { name, outline } of ground.source.woods) {
    const random = seeded(name)
    const edge = resample(closed(outline), 17).slice(0, -1)
    addSmoothRing(
      floor.at(outline[0]!),
      edge.map(([x, y]) => [
        x + within(random, -look.edge, look.edge),
        y + within(random, -look.edge, look.edge),
      ]),
    )
    const xs = outline.map(([x]) => x)
    const ys = outline.map(([, y]) => y)
    const box = {
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    }
    // All are planted before any is measured: the same numbers in the same order.
    const trees = [...shakenGrid(box, look.pitch, random)].filter((tree) => isInside(tree, outline))
    for (const tree of trees) crowns.add(tree, random() < look.large)
  }
  return drawCrowns(ground, floor, crowns, look.strokes)
}
