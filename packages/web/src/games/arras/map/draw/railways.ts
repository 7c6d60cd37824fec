import type { Line } from '../../../map/geometry.ts'
import { addSmoothLine, pathWriter } from '../../../map/path.ts'
import { shared, use, type Drawn } from './markup.ts'
import { source } from './source.ts'
import { aroundTown } from './town-ways.ts'

/** The railways as drawn. */
export const railways: readonly Line[] = source.railways.map(({ line }) => aroundTown(line))

/** Railways: line and ties over a pale bed. */
export function drawRailways(): Drawn {
  const writer = pathWriter(1)
  for (const line of railways) addSmoothLine(writer, line)
  return {
    defs: shared('rail', writer),
    markup: ['m-rail-bed', 'm-rail', 'm-rail-ties']
      .map((kind) => use('rail', `m-line ${kind}`))
      .join(''),
  }
}
