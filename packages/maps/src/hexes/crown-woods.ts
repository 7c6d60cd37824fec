import { distance } from '../geometry.ts'
import { addSmoothRing } from '../path.ts'
import { crownWriters, drawCrowns } from '../pieces/crowns.ts'
import type { Drawn, Stroke } from '../pieces/markup.ts'
import { seeded } from '../pieces/noise.ts'
import { shakenGrid, type Pitch } from '../pieces/planting.ts'
import type { HexGround } from './ground.ts'
import { outlinesOf } from './regions.ts'

/** Woods as massed crowns, cleared along ways and waters. */
export function drawCrownWoods(
  ground: HexGround,
  look: { readonly pitch: Pitch; readonly large: number; readonly strokes: readonly Stroke[] },
): Drawn {
  const { lattice, cellsAndRim, terrainAt, isCrowded, shake, surface } = ground
  const { trees } = ground.look
  const floor = ground.patchwork()
  for (const ring of outlinesOf(lattice, cellsAndRim, (cell) => terrainAt(cell) === 'woods'))
    addSmoothRing(floor.at([0, 0]), shake.naturalRing(ring))
  const villages = ground.source.places
    .flatMap(({ hexes }) => hexes)
    .map((hex) => ground.crossroadsOf(lattice.cellOfId(hex)))
  const random = seeded('crowns')
  const rim = 8
  const box = {
    left: surface.left - rim,
    top: surface.top - rim,
    right: surface.right + rim,
    bottom: surface.bottom + rim,
  }
  const crowns = crownWriters(ground)
  for (const at of shakenGrid(box, look.pitch, random)) {
    const isLarge = random() < look.large
    if (terrainAt(lattice.cellAt(shake.unshaken(at))) !== 'woods') continue
    if (isCrowded(at, trees.crown)) continue
    if (villages.some((village) => distance(village, at) < trees.village)) continue
    crowns.add([Math.round(at[0]), Math.round(at[1])], isLarge) // whole units pack better
  }
  return drawCrowns(ground, floor, crowns, look.strokes)
}
