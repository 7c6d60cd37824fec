import { between, distance, type Polyline, type Point } from '../geometry.ts'
import { addSmoothLine } from '../path.ts'
import { strokes, type Drawn } from '../pieces/markup.ts'
import type { AreaGround } from './ground.ts'
import type { Strokes } from './look.ts'
import type { AreaEdge } from './source.ts'

const BANK = 5.5 // from the middle of the river

/** Area boundaries as a double line; where a river divides, the river is the boundary. */
export function drawBoundaries(ground: AreaGround, part: { readonly strokes: Strokes }): Drawn {
  const { edges } = ground.source
  const lines = ground.patchwork(1)
  for (const { isRiver, line } of edges)
    if (!isRiver) addSmoothLine(lines.at(line[line.length >> 1]!), offTheBanks(line, edges))
  return { defs: ground.shared('boundary', lines), markup: strokes(ground, part.strokes) }
}

/** An edge cut short where it meets the river, so that it ends on the bank and not in the water. */
function offTheBanks(line: Polyline, edges: readonly AreaEdge[]): Polyline {
  const start = offTheBank(line, edges)
  return [...offTheBank([...start].reverse(), edges)].reverse()
}

function offTheBank(line: Polyline, edges: readonly AreaEdge[]): Polyline {
  const [first, second] = [line[0]!, line[1]!]
  if (!isWet(first, edges)) return line
  return [between(first, second, Math.min(0.8, BANK / distance(first, second))), ...line.slice(1)]
}

function isWet(p: Point, edges: readonly AreaEdge[]): boolean {
  return edges.some(({ isRiver, line }) => isRiver && line.some((q) => distance(p, q) < 1))
}
