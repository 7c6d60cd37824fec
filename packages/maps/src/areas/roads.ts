import { addSmoothLine, addSoftLine, pathWriter } from '../path.ts'
import { path, strokes, type Drawn } from '../pieces/markup.ts'
import { drawBridges } from './bridges.ts'
import type { AreaGround } from './ground.ts'
import type { Strokes } from './look.ts'

/** Roads: all casings below all surfaces, so that crossings are open; main above minor. */
export function drawRoads(
  ground: AreaGround,
  part: { readonly below: Strokes; readonly strokes: Strokes },
): Drawn {
  const { source, towns, shared } = ground
  const lines = { main: ground.patchwork(1), minor: ground.patchwork(1) }
  const lane = ground.patchwork(1)
  const street = pathWriter(1)
  for (const { kind, line } of source.roads) {
    for (const piece of towns.outside(line))
      addSmoothLine(lines[kind].at(piece[piece.length >> 1]!), piece)
    const inside = towns.inside(line)
    if (inside.length > 1) addSoftLine(street, inside)
  }
  for (const { line } of ground.lanes) addSoftLine(lane.at(line[0]!), line)
  const bridges = drawBridges(ground)
  return {
    defs: shared('main', lines.main) + shared('minor', lines.minor) + shared('lane', lane),
    markup: [
      bridges.decks,
      strokes(ground, part.below),
      path('m-line m-street', street),
      strokes(ground, part.strokes),
      bridges.parapets,
    ].join(''),
  }
}
