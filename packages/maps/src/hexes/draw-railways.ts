import { addSmoothLine, pathWriter } from '../path.ts'
import { strokes, type Drawn, type Stroke } from '../pieces/markup.ts'
import type { HexGround } from './ground.ts'

/** Railways: line and ties over a pale bed. */
export function drawRailways(
  ground: HexGround,
  part: { readonly strokes: readonly Stroke[] },
): Drawn {
  const writer = pathWriter(1)
  for (const { line } of ground.railways) addSmoothLine(writer, line)
  if (writer.data() === '') return { markup: '' }
  return { defs: ground.shared('rail', writer), markup: strokes(ground, part.strokes) }
}
