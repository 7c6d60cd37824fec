import { distance, type Point } from '../geometry.ts'
import type { House } from '../pieces/houses.ts'
import type { Drawn } from '../pieces/markup.ts'
import { seeded } from '../pieces/noise.ts'
import { drawTrees, plantTrees } from '../pieces/planting.ts'
import type { HexGround } from './ground.ts'
import { villagesOf } from './villages.ts'

const CLEAR = { road: 5.5, narrow: 6, wide: 13, rail: 6 }
const HOUSE = 6.4 // between a tree and the middle of a house

/** Orchards around the villages; no rule reads them. */
export function drawOrchards(
  ground: HexGround,
  houses: readonly House[],
  part: { readonly trees: number; readonly reach: number },
): Drawn {
  const random = seeded('orchards')
  const { trees, put } = plantTrees(
    random,
    (p) => !ground.isCrowded(p, CLEAR) && houses.every(({ at }) => distance(p, at) > HOUSE),
  )
  for (const hex of villagesOf(ground)) {
    const centre = ground.crossroadsOf(ground.lattice.cellOfId(hex))
    for (let n = 0; n < part.trees; n++) put(centre, part.reach * (0.5 + Math.sqrt(random())))
  }
  const placed = trees.map(([x, y]): Point => [Math.round(x), Math.round(y)]) // packs better
  return drawTrees(placed, ground)
}
