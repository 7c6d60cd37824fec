import type { Point, Ring } from '../../../map/geometry.ts'
import { overlap, type Box } from '../../../map/draw/boxes.ts'
import { counterBox, identifierBox, nameBox } from './boxes.ts'
import { spotsAround, type LabelSpot } from '../../../map/draw/label-spots.ts'
import { bestSpot, type Room } from './label-spots.ts'
import type { Drawn } from './markup.ts'
import { italicsWidth } from '../../../map/draw/metrics.ts'
import { places, source } from './source.ts'
import { spots } from './spots.ts'
import { drawWaterName, waterName, type WaterName } from './water-names.ts'

const HAMLET = 15
const WOOD = 13

/** A name beside a hamlet or a wood. */
export interface MinorName {
  readonly text: string
  readonly spot: LabelSpot
}

/** Names of hamlets, waters and woods, each where it covers least. */
export interface MinorNames {
  readonly waters: readonly WaterName[]
  readonly hamlets: readonly MinorName[]
  readonly woods: readonly MinorName[]
}

/** Finds room for the minor names, waters first, between the identifiers and names of the places. */
export function placeMinorNames(): MinorNames {
  const taken: Box[] = places.flatMap((place) => {
    const { label } = spots.get(place.id)!
    return [identifierBox(place, label, 'near'), nameBox(place, label, 'near')]
  })
  const stacks = places.flatMap(({ id }) => {
    const { allied, german } = spots.get(id)!.stacks
    return [counterBox(allied, 'near'), counterBox(german, 'near')]
  })
  const room: Room = { taken, stacks }
  const waters = source.rivers.map((river) => {
    const found = waterName(river, room)
    taken.push(...found.boxes)
    return found
  })
  const put = (text: string, at: Point, size: number, gap: number): MinorName => {
    const spot = bestSpot(spotsAround(at, italicsWidth(text, size), size, gap), room)
    return { text, spot }
  }
  const hamlets = hamletTowns().map(({ name, x, y }) => {
    const found = put(name, [x, y], HAMLET, 17)
    taken.push(found.spot.box)
    return found
  })
  const woods = source.terrain.flatMap(({ name, type, outline }) => {
    if (type !== 'wood') return []
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
export function drawMinorNames(): Drawn {
  const { waters, hamlets, woods } = placeMinorNames()
  const drawn = waters.map(drawWaterName)
  return {
    defs: drawn.map(({ defs }) => defs).join(''),
    markup: [
      ...drawn.map(({ markup }) => markup),
      ...woods.map((name) => drawMinorName(name, 'm-wood-name')),
      ...hamlets.map((name) => drawMinorName(name, 'm-hamlet')),
    ].join(''),
  }
}

function drawMinorName({ text, spot: { at, anchor } }: MinorName, kind: string): string {
  const [x, y] = at.map((value) => Math.round(value * 10) / 10)
  return `<text class="${kind} m-at-${anchor}" x="${x}" y="${y}">${text}</text>`
}

/** The villages that no area is named after. */
function hamletTowns() {
  return source.towns.filter((town) => {
    const area = places.find(({ id }) => id === town.area)!
    return town.name !== area.fullName && town.name !== area.name
  })
}

/** The middle of a ring and half its height. */
function extent(ring: Ring): { at: Point; half: number } {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return { at: [(left + right) / 2, (top + bottom) / 2], half: (bottom - top) / 2 }
}
