import { cutIntoBlocks, inset } from '../../../map/draw/blocks.ts'
import { path, type Drawn } from '../../../map/draw/markup.ts'
import { seeded } from '../../../map/draw/noise.ts'
import { between, middle, ringArea, type Point, type Ring } from '../../../map/geometry.ts'
import { addRing, addSmoothRing, pathWriter } from '../../../map/path.ts'
import { cellOfId, centreOf, cornersOf, type Cell } from '../grid.ts'
import { shaken } from './shake.ts'
import { shared, source, use } from './source.ts'
import { nearMeuse, nearRoads, nearStreams } from './ways.ts'

const BLOCK = 58 // square units; larger ones are cut again
const EXTENT = 0.93 // of the hex

/** Towns: blocks of houses between streets and along the roads, some with a court. */
export function drawTowns(): Drawn {
  const ground = pathWriter(1)
  const blocks = pathWriter(1)
  const courts = pathWriter(1)
  for (const { kind, hex } of source.places) {
    if (kind !== 'town') continue
    const cell = cellOfId(hex)
    const outline = townOutline(cell)
    addSmoothRing(ground, outline)
    const random = seeded(`town ${hex}`)
    for (const block of cutIntoBlocks(outline, random, BLOCK)) {
      const house = inset(block, 0.9)
      if (house.length < 3 || Math.abs(ringArea(house)) < 12) continue
      if (!isFree(house)) continue
      addRing(blocks, house)
      const court = inset(house, 2.3)
      if (court.length >= 3 && Math.abs(ringArea(court)) > 7) addRing(courts, court)
    }
  }
  return {
    defs: shared('town', ground),
    markup: [
      use('town', 'cm-town-edge'),
      use('town', 'm-town'),
      `<path class="cm-block-shade" transform="translate(1 1.4)" d="${blocks.data()}"/>`,
      path('m-block', blocks),
      path('m-court', courts),
    ].join(''),
  }
}

/** The built-up part of a hex, back from the river where there is one. */
export function townOutline(cell: Cell): Ring {
  const centre = centreOf(cell)
  const corners = cornersOf(cell)
  const half = (i: number) => between(corners[i]!, corners[(i + 1) % 6]!, 0.5)
  return corners
    .flatMap((corner, i) => [
      between(centre, corner, 0.84 * EXTENT),
      between(centre, half(i), EXTENT),
    ])
    .map((p) => backFromWater(shaken(p), centre))
}

function backFromWater(p: Point, centre: Point): Point {
  for (let share = 0; share < 0.6; share += 0.06) {
    const q = between(p, centre, share)
    if (!nearMeuse.isNear(q, 14) && !nearStreams.isNear(q, 8)) return q
  }
  return p
}

function isFree(house: Ring): boolean {
  return [...house, middle(house)].every((p) => !nearRoads.isNear(p, 4.2))
}
