import { addSmoothLine, pathWriter } from '../path.ts'
import { strokes, type Drawn } from '../pieces/markup.ts'
import type { AreaGround } from './ground.ts'
import type { Strokes } from './look.ts'

/** The rivers: those that divide areas wide, the streams thin and below the houses of towns. */
export function drawWater(ground: AreaGround, part: { readonly strokes: Strokes }): Drawn {
  const wide = pathWriter(1)
  const narrow = pathWriter(1)
  for (const { isWide, line } of ground.source.rivers) {
    if (isWide) addSmoothLine(wide, line)
    else for (const piece of ground.towns.outside(line)) addSmoothLine(narrow, piece)
  }
  return {
    defs: ground.shared('river', wide) + ground.shared('stream', narrow),
    markup: strokes(ground, part.strokes),
  }
}
