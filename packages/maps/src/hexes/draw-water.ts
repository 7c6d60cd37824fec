import { addSmoothLine, pathWriter } from '../path.ts'
import { strokes, type Drawn, type Stroke } from '../pieces/markup.ts'
import type { HexGround } from './ground.ts'

/** The rivers, each a pile of strokes, and the narrow ones below the wide. */
export function drawWater(ground: HexGround, part: { readonly strokes: readonly Stroke[] }): Drawn {
  const wide = pathWriter(1)
  const narrow = pathWriter(1)
  for (const { isWide, line } of ground.rivers) addSmoothLine(isWide ? wide : narrow, line)
  return {
    defs: ground.shared('river', wide) + ground.shared('stream', narrow),
    markup: strokes(ground, part.strokes),
  }
}
