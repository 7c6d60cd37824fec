import { addSmoothLine } from '../path.ts'
import { strokes, type Drawn, type Stroke } from '../pieces/markup.ts'
import { drawBridges } from './bridges.ts'
import type { HexGround } from './ground.ts'

/** Roads: all casings below all surfaces, so that crossings are open; main above minor. */
export function drawRoads(
  ground: HexGround,
  part: { readonly below: readonly Stroke[]; readonly strokes: readonly Stroke[] },
): Drawn {
  const lines = { main: ground.patchwork(1), minor: ground.patchwork(1) }
  for (const { kind, line } of ground.roads)
    addSmoothLine(lines[kind].at(line[line.length >> 1]!), line)
  return {
    defs: ground.shared('main', lines.main) + ground.shared('minor', lines.minor),
    markup: strokes(ground, part.below) + drawBridges(ground) + strokes(ground, part.strokes),
  }
}
