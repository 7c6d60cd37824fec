import type { Drawn } from '../../../map/draw/markup.ts'
import { seeded, within } from '../../../map/draw/noise.ts'
import { distance, type Point } from '../../../map/geometry.ts'
import { addSmoothRing, type PathWriter } from '../../../map/path.ts'
import { cellAt, hexOf, idOf, SURFACE } from '../grid.ts'
import { outlinesOf } from './regions.ts'
import { crossroadsOf } from './roads.ts'
import { naturalRing, unshaken } from './shake.ts'
import { cellsAndRim, patchwork, shared, source, terrainAt, use } from './source.ts'
import { nearMeuse, nearRoads, nearStreams } from './ways.ts'

const PITCH = { across: 13, down: 10.5 } // from trunk to trunk
const CLEARING = 21 // around the middle of a village

/** Woods: firs standing close, snow on the side towards the light, over a dark floor. */
export function drawWoods(): Drawn {
  const floor = patchwork()
  const tall = patchwork()
  const low = patchwork()
  const villages = new Set(
    source.places.filter(({ kind }) => kind === 'village').map(({ hex }) => hex),
  )
  for (const ring of outlinesOf(cellsAndRim, (cell) => terrainAt(cell) === 'woods'))
    addSmoothRing(floor.at([0, 0]), naturalRing(ring))
  for (const tree of trees(villages)) {
    if (tree.isTall) addFir(tall.at(tree.at), tree.at, 4.5, 13)
    else addFir(low.at(tree.at), tree.at, 4, 10)
  }
  return {
    defs: shared('wood', floor) + shared('fir', tall) + shared('fir-low', low),
    markup: [
      use('wood', 'm-wood-shade', [3, 4]),
      use('wood', 'm-wood'),
      use('fir', 'cm-fir-shade', [2.4, 1]),
      use('fir-low', 'cm-fir-shade', [2, 0.8]),
      use('fir', 'cm-fir'),
      use('fir-low', 'cm-fir'),
    ].join(''),
  }
}

interface Tree {
  readonly at: Point // the foot
  readonly isTall: boolean
}

/** Trees on a shaken grid, from north to south so that the nearer stand before the farther. */
function* trees(villages: ReadonlySet<string>): Generator<Tree> {
  const random = seeded('firs')
  const { left, top, right, bottom } = SURFACE
  for (let y = top - 8, row = 0; y < bottom + 20; y += PITCH.down, row++)
    for (let x = left - 8; x < right + 8; x += PITCH.across) {
      const at: Point = [
        x + (row % 2) * (PITCH.across / 2) + within(random, -2.8, 2.8),
        y + within(random, -2.2, 2.2),
      ]
      const isTall = random() < 0.55
      const cell = cellAt(unshaken([at[0], at[1] - 5]))
      if (terrainAt(cell) !== 'woods') continue
      const crown: Point = [at[0], at[1] - 6]
      if (nearRoads.isNear(at, 7.5) || nearRoads.isNear(crown, 7)) continue
      if (nearStreams.isNear(at, 7.5) || nearStreams.isNear(crown, 8)) continue
      if (nearMeuse.isNear(at, 14) || nearMeuse.isNear(crown, 14)) continue
      const hex = hexOf(cell)
      if (hex >= 0 && villages.has(idOf(cell)) && distance(crown, crossroadsOf(cell)) < CLEARING)
        continue
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
