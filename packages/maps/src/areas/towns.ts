import { closed, middle, resample } from '../geometry.ts'
import { addSmoothRing, pathWriter } from '../path.ts'
import type { Drawn } from '../pieces/markup.ts'
import { seeded } from '../pieces/noise.ts'
import { addBlocks, drawBlocks, noBlocks, type TownLook } from '../pieces/towns.ts'
import type { AreaGround } from './ground.ts'

/** Cities: blocks of houses between streets, some with a court, inside a ring of boulevards. */
export function drawTowns({ source, shared, use }: AreaGround, look: TownLook): Drawn {
  const ground = pathWriter(1)
  const blocks = noBlocks()
  for (const { name, outline, market } of source.urban) {
    addSmoothRing(ground, resample(closed(outline), 20).slice(0, -1))
    addBlocks(blocks, outline, look, seeded(`town ${name}`), (_, block) => {
      if (market === null) return true
      const at = middle(block)
      const { at: square, half } = market
      return Math.abs(at[0] - square[0]) >= half[0] || Math.abs(at[1] - square[1]) >= half[1]
    })
  }
  return {
    defs: shared('town', ground),
    markup: use('town', 'm-town-edge') + use('town', 'm-town') + drawBlocks(blocks, null),
  }
}
