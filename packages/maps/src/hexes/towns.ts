import { between, ringArea, type Point, type Ring } from '../geometry.ts'
import type { Cell } from '../lattice.ts'
import { cutIntoBlocks, inset, longSide } from '../pieces/blocks.ts'
import { addSmoothRing, pathWriter } from '../path.ts'
import { strokes, type Drawn, type Stroke } from '../pieces/markup.ts'
import { seeded } from '../pieces/noise.ts'
import type { Roof } from '../pieces/roofs.ts'
import { addBlocks, drawBlocks, isWhollyClear, noBlocks, type TownLook } from '../pieces/towns.ts'
import type { HexGround } from './ground.ts'

const EXTENT = 0.93 // of the hex
const ROAD = 4.2 // between houses and the middle of a road
const SLATE = 0.1 // of the roofs of a town
const WATER = { wide: 14, narrow: 8 }

/** Towns: their ground, and blocks of houses between streets and roads, some with a court. */
export function drawTowns(
  ground: HexGround,
  look: {
    readonly strokes: readonly Stroke[]
    readonly blocks: (TownLook & { readonly shade: string }) | null
  },
): Drawn {
  const area = pathWriter(1)
  const blocks = noBlocks()
  for (const { kind, hexes } of ground.source.places) {
    if (kind !== 'town') continue
    for (const hex of hexes) {
      const outline = townOutline(ground, ground.lattice.cellOfId(hex))
      addSmoothRing(area, outline)
      if (look.blocks === null) continue
      addBlocks(blocks, outline, look.blocks, seeded(`town ${hex}`), (house) =>
        isWhollyClear(house, (p) => ground.near.roads.isNear(p, ROAD)),
      )
    }
  }
  return {
    defs: ground.shared('town', area),
    markup:
      strokes(ground, look.strokes) + (look.blocks ? drawBlocks(blocks, look.blocks.shade) : ''),
  }
}

/** The roofs of the towns, house by house. */
export function townRoofs(ground: HexGround, { block, street, least }: TownLook): Roof[] {
  const hexes = ground.source.places.flatMap(({ kind, hexes }) => (kind === 'town' ? hexes : []))
  return hexes.flatMap((hex) => {
    const outline = townOutline(ground, ground.lattice.cellOfId(hex))
    const random = seeded(`town ${hex}`)
    return cutIntoBlocks(outline, random, block).flatMap((piece): Roof[] => {
      const ring = inset(piece, street)
      if (ring.length < 3 || Math.abs(ringArea(ring)) < least) return []
      const isFree = isWhollyClear(
        ring,
        (p) => ground.near.roads.isNear(p, ROAD) || ground.near.rails.isNear(p, ROAD),
      )
      const kind = random() < SLATE ? 'slate' : 'tile'
      return isFree ? [{ ring, ridge: longSide(ring), kind }] : []
    })
  })
}

/** The built-up part of a hex, back from the river where there is one. */
function townOutline({ lattice, shake, near }: HexGround, cell: Cell): Ring {
  const centre = lattice.centreOf(cell)
  const corners = lattice.cornersOf(cell)
  const half = (i: number) => between(corners[i]!, corners[(i + 1) % 6]!, 0.5)
  const backFromWater = (p: Point): Point => {
    for (let share = 0; share < 0.6; share += 0.06) {
      const q = between(p, centre, share)
      if (!near.wide.isNear(q, WATER.wide) && !near.narrow.isNear(q, WATER.narrow)) return q
    }
    return p
  }
  return corners
    .flatMap((corner, i) => [
      between(centre, corner, 0.84 * EXTENT),
      between(centre, half(i), EXTENT),
    ])
    .map((p) => backFromWater(shake.shaken(p)))
}
