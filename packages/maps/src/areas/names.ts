import type { Point, Ring } from '../geometry.ts'
import { overlap } from '../pieces/boxes.ts'
import { spotsAround, type LabelSpot } from '../pieces/label-spots.ts'
import { escaped, together, type Drawn } from '../pieces/markup.ts'
import { italicsWidth } from '../pieces/metrics.ts'
import { drawWaterName } from '../pieces/water-names.ts'
import { counterBox, identifierBox, nameBox } from './boxes.ts'
import type { AreaGround } from './ground.ts'
import { bestSpot, roomOn } from './label-spots.ts'
import { waterName, type WrittenWater } from './water-names.ts'

const HAMLET = 15
const WOOD = 13

/** A name beside a hamlet or a wood. */
export interface MinorName {
  readonly text: string
  readonly spot: LabelSpot
}

/** Names of hamlets, waters and woods, each where it covers least. */
export interface MinorNames {
  readonly waters: readonly WrittenWater[]
  readonly hamlets: readonly MinorName[]
  readonly woods: readonly MinorName[]
}

/** Finds room for the minor names, waters first, between the identifiers and names of the places. */
export function placeMinorNames(ground: AreaGround): MinorNames {
  const { source, look } = ground
  const room = roomOn(
    ground,
    source.places.flatMap((place) => [
      identifierBox(place, 'near', look.far),
      nameBox(place, 'near', look.far),
    ]),
    source.places.flatMap(({ stacks }) => stacks.map((at) => counterBox(at, 'near'))),
  )
  const { taken } = room
  const waters = source.rivers.map((river) => {
    const found = waterName(river, room)
    taken.push(...found.boxes)
    return found
  })
  const put = (text: string, at: Point, size: number, gap: number): MinorName => {
    const spot = bestSpot(spotsAround(at, italicsWidth(text, size), size, gap), room)
    return { text, spot }
  }
  const hamlets = source.towns.flatMap(({ name, at, isNamed }) => {
    if (!isNamed) return []
    const found = put(name, at, HAMLET, 17)
    taken.push(found.spot.box)
    return [found]
  })
  const woods = source.woods.flatMap(({ name, outline }) => {
    const { at, half } = extent(outline)
    const found = put(name, at, WOOD, half + 4)
    // A wood can do without its name.
    if (taken.some((box) => overlap(box, found.spot.box) > 0)) return []
    taken.push(found.spot.box)
    return [found]
  })
  return { waters, hamlets, woods }
}

/** Draws the minor names. */
export function drawMinorNames(ground: AreaGround): Drawn {
  const { waters, hamlets, woods } = placeMinorNames(ground)
  return together([
    ...waters.map((water) => drawWaterName(ground, water)),
    ...woods.map((name) => drawMinorName(name, 'm-wood-name')),
    ...hamlets.map((name) => drawMinorName(name, 'm-hamlet')),
  ])
}

function drawMinorName({ text, spot: { at, anchor } }: MinorName, kind: string): Drawn {
  const [x, y] = at.map((value) => Math.round(value * 10) / 10)
  return {
    markup: `<text class="${kind} m-at-${anchor}" x="${x}" y="${y}">${escaped(text)}</text>`,
  }
}

/** The middle of a ring and half its height. */
function extent(ring: Ring): { at: Point; half: number } {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return { at: [(left + right) / 2, (top + bottom) / 2], half: (bottom - top) / 2 }
}
