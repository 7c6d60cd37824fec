import { distance, type Point } from '../geometry.ts'
import { addSmoothRing, type PathWriter } from '../path.ts'
import type { Drawn } from '../pieces/markup.ts'
import { seeded } from '../pieces/noise.ts'
import { shakenGrid, type Pitch } from '../pieces/planting.ts'
import type { HexGround } from './ground.ts'
import { outlinesOf } from './regions.ts'

interface FirLook {
  readonly pitch: Pitch
  readonly tall: number // the share of them
}

/** Woods: firs standing close, snow on the side towards the light, over a dark floor. */
export function drawFirs(ground: HexGround, look: FirLook): Drawn {
  const { lattice, cellsAndRim, terrainAt, shared, use } = ground
  const floor = ground.patchwork()
  const tall = ground.patchwork()
  const low = ground.patchwork()
  for (const ring of outlinesOf(lattice, cellsAndRim, (cell) => terrainAt(cell) === 'woods'))
    addSmoothRing(floor.at([0, 0]), ground.shake.naturalRing(ring))
  for (const tree of firs(ground, look)) {
    if (tree.isTall) addFir(tall.at(tree.at), tree.at, 4.5, 13)
    else addFir(low.at(tree.at), tree.at, 4, 10)
  }
  return {
    defs: shared('wood', floor) + shared('fir', tall) + shared('fir-low', low),
    markup: [
      use('wood', 'm-wood-shade', [3, 4]),
      use('wood', 'm-wood'),
      use('fir', 'hm-fir-shade', [2.4, 1]),
      use('fir-low', 'hm-fir-shade', [2, 0.8]),
      use('fir', 'hm-fir'),
      use('fir-low', 'hm-fir'),
    ].join(''),
  }
}

interface Tree {
  readonly at: Point // the foot
  readonly isTall: boolean
}

/** Firs on a shaken grid, off the ways and waters and out of the villages. */
function* firs(ground: HexGround, { pitch, tall }: FirLook): Generator<Tree> {
  const { lattice, look, terrainAt, isCrowded } = ground
  const { left, top, right, bottom } = ground.surface
  const villages = new Set(
    ground.source.places.flatMap(({ kind, hexes }) => (kind === 'village' ? hexes : [])),
  )
  const random = seeded('firs')
  const box = { left: left - 8, top: top - 8, right: right + 8, bottom: bottom + 20 }
  for (const at of shakenGrid(box, pitch, random)) {
    const isTall = random() < tall
    const cell = lattice.cellAt(ground.shake.unshaken([at[0], at[1] - 5]))
    if (terrainAt(cell) !== 'woods') continue
    const crown: Point = [at[0], at[1] - 6]
    if (isCrowded(at, look.trees.foot) || isCrowded(crown, look.trees.crown)) continue
    const isInVillage = lattice.hexOf(cell) >= 0 && villages.has(lattice.idOf(cell))
    if (isInVillage && distance(crown, ground.crossroadsOf(cell)) < look.trees.village) continue
    yield { at, isTall }
  }
}

/** From the top down the lit side first: the stroke of that side alone is snow. */
export function addFir(writer: PathWriter, [x, y]: Point, half: number, height: number): void {
  writer
    .move([x, y - height])
    .line([x - half, y])
    .line([x + half, y])
    .close()
}
