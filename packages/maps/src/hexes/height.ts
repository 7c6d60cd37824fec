import type { HeightField } from '../pieces/height.ts'
import { landHeights } from '../pieces/land.ts'
import type { HexGround } from './ground.ts'

/** Low along the rivers, restless in the woods, and as high as the levels of the data. */
export function heightField(ground: HexGround): HeightField {
  const { lattice, look, rivers, surface, terrainAt, levelAt } = ground
  return landHeights(surface, look.land, rivers, {
    raised: (p) => look.land.level * (levelAt(lattice.cellAt(p)) - 1),
    restless: (p) => look.land.restless[terrainAt(lattice.cellAt(p))],
  })
}
