import { addSmoothLine, pathWriter } from '../path.ts'
import { strokes, type Drawn } from '../pieces/markup.ts'
import type { AreaGround } from './ground.ts'
import type { Strokes } from './look.ts'

/** Railways: line and ties over a pale bed. */
export function drawRailways(ground: AreaGround, part: { readonly strokes: Strokes }): Drawn {
  const writer = pathWriter(1)
  for (const line of ground.railways) addSmoothLine(writer, line)
  return { defs: ground.shared('rail', writer), markup: strokes(ground, part.strokes) }
}
