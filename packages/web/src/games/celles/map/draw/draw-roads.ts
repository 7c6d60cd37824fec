import type { Drawn } from '../../../map/draw/markup.ts'
import { addSmoothLine } from '../../../map/path.ts'
import { drawBridges } from './bridges.ts'
import { roads } from './roads.ts'
import { patchwork, shared, use } from './source.ts'

/** Roads: all casings below all surfaces, so that crossings are open; main above secondary. */
export function drawRoads(): Drawn {
  const lines = { main: patchwork(1), secondary: patchwork(1) }
  for (const { kind, line } of roads) addSmoothLine(lines[kind].at(line[line.length >> 1]!), line)
  return {
    defs: shared('main', lines.main) + shared('secondary', lines.secondary),
    markup: [
      use('secondary', 'm-line cm-road-verge'),
      use('main', 'm-line cm-road-verge cm-road-verge-main'),
      drawBridges(),
      use('secondary', 'm-line cm-secondary-edge'),
      use('main', 'm-line m-main-edge'),
      use('secondary', 'm-line cm-secondary'),
      use('main', 'm-line m-main'),
    ].join(''),
  }
}
