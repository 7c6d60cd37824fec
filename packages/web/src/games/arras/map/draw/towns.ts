import { cutIntoBlocks, inset } from '../../../map/draw/blocks.ts'
import { closed, middle, resample, ringArea } from '../../../map/geometry.ts'
import { addRing, addSmoothRing, pathWriter } from '../../../map/path.ts'
import { path, shared, use, type Drawn } from './markup.ts'
import { seeded } from '../../../map/draw/noise.ts'
import { source } from './source.ts'

const BLOCK = 74 // square units; larger ones are cut again
const STREET = 0.85 // half its width

/** Cities: blocks of houses between streets, some with a court, inside a ring of boulevards. */
export function drawTowns(): Drawn {
  const ground = pathWriter(1)
  const blocks = pathWriter(1)
  const courts = pathWriter(1)
  for (const { name, outline } of source.urban) {
    const random = seeded(`town ${name}`)
    addSmoothRing(ground, resample(closed(outline), 20).slice(0, -1))
    const square = middle(outline)
    for (const block of cutIntoBlocks(outline, random, BLOCK)) {
      const at = middle(block)
      // The market place stays open.
      if (Math.abs(at[0] - square[0] - 12) < 6 && Math.abs(at[1] - square[1] + 12) < 5) continue
      const house = inset(block, STREET)
      if (house.length < 3 || Math.abs(ringArea(house)) < 9) continue
      addRing(blocks, house)
      const court = inset(house, 2.3)
      if (court.length >= 3 && Math.abs(ringArea(court)) > 7) addRing(courts, court)
    }
  }
  return {
    defs: shared('town', ground),
    markup: [
      use('town', 'm-town-edge'),
      use('town', 'm-town'),
      path('m-block', blocks),
      path('m-court', courts),
    ].join(''),
  }
}
