import { between, middle, type Point, type Ring } from '../geometry.ts'
import { addLine, addRing, type PathWriter } from '../path.ts'
import type { Canvas } from '../pieces/canvas.ts'
import { path } from '../pieces/markup.ts'
import { seeded, within, type Random } from '../pieces/noise.ts'
import type { HexGround } from './ground.ts'
import type { ParcelLook } from './look.ts'

const PLAY = 0.24 // how far a corner may lie off its place, as a share of the parcel
const FURROWS = 6

/** Parcels in the tints of a level wherever there are fields on it, with furrows and hedges. */
export function drawParcels(ground: HexGround, look: ParcelLook, level: number): string {
  const random = seeded(`parcels ${level}`)
  const tints = Array.from({ length: look.tints - 1 }, () => ground.patchwork())
  const furrows = ground.patchwork()
  const hedges = ground.patchwork()
  let before = 0
  for (const parcel of parcels(ground, look, random)) {
    const at = middle(parcel)
    let tint = Math.floor(random() * look.tints)
    if (tint === before) tint = (tint + 1) % look.tints
    before = tint
    if (!isSeen(ground, parcel, at, level)) continue
    if (tint > 0) addRing(tints[tint - 1]!.at(at), parcel)
    if (random() < look.ploughed) plough(furrows.at(at), parcel, random)
    for (const side of [0, 1])
      if (random() < look.hedged) addLine(hedges.at(at), [parcel[side]!, parcel[side + 1]!])
  }
  return [
    ...tints.map((tint, i) => path(`hm-parcel-${level}-${i + 1}`, tint)),
    path('hm-furrow', furrows),
    path('hm-hedge', hedges),
  ].join('')
}

/** Whether any of a parcel lies on its level, with no woods over it. */
function isSeen(
  { lattice, levelAt, terrainAt }: HexGround,
  parcel: Ring,
  at: Point,
  level: number,
): boolean {
  const around = parcel.map((corner, i) => between(corner, parcel[(i + 1) % 4]!, 0.5))
  const cells = [at, ...parcel, ...around].map(lattice.cellAt)
  return cells.some((cell) => levelAt(cell) === level && terrainAt(cell) !== 'woods')
}

function* parcels(
  { surface }: Canvas,
  { size, turn }: ParcelLook,
  random: Random,
): Generator<Ring> {
  const { left, top, right, bottom } = surface
  const [wide, high] = size
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const centre: Point = [(left + right) / 2, (top + bottom) / 2]
  const reach = Math.hypot(right - left, bottom - top) / 2 + wide
  const columns = Math.ceil((2 * reach) / wide)
  const rows = Math.ceil((2 * reach) / high)
  const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, n): Point => {
    const [c, r] = [n % (columns + 1), Math.floor(n / (columns + 1))]
    const x = (c - columns / 2 + within(random, -PLAY, PLAY)) * wide
    const y = (r - rows / 2 + within(random, -PLAY, PLAY)) * high
    return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos]
  })
  const corner = (c: number, r: number) => corners[r * (columns + 1) + c]!
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const ring = [corner(c, r), corner(c + 1, r), corner(c + 1, r + 1), corner(c, r + 1)]
      if (ring.some(([x, y]) => x > left && x < right && y > top && y < bottom)) yield ring
    }
}

/** Furrows from one side of a parcel to the side across. */
function plough(writer: PathWriter, ring: Ring, random: Random): void {
  const [a, b, c, d] = (random() < 0.5 ? ring : [ring[1]!, ring[2]!, ring[3]!, ring[0]!]) as [
    Point,
    Point,
    Point,
    Point,
  ]
  for (let n = 1; n < FURROWS; n++)
    addLine(writer, [between(a, b, n / FURROWS), between(d, c, n / FURROWS)])
}
