import { addSmoothLine, addSoftLine, pathWriter } from '../../../map/path.ts'
import { drawBridges } from './bridges.ts'
import { lanes } from './lanes.ts'
import { path, shared, use, type Drawn } from './markup.ts'
import { patchwork } from './patchwork.ts'
import { source } from './source.ts'
import { insideTown, outsideTown } from './town-ways.ts'

/** Roads: all casings below all surfaces, so that crossings are open; main above minor. */
export function drawRoads(): Drawn {
  const main = patchwork(1)
  const minor = patchwork(1)
  const lane = patchwork(1)
  const street = pathWriter(1)
  for (const { class: rank, line } of source.roads) {
    for (const piece of outsideTown(line))
      addSmoothLine((rank === 'main' ? main : minor).at(piece[piece.length >> 1]!), piece)
    const inside = insideTown(line)
    if (inside.length > 1) addSoftLine(street, inside)
  }
  for (const { line } of lanes) addSoftLine(lane.at(line[0]!), line)
  const bridges = drawBridges()
  return {
    defs: shared('main', main) + shared('minor', minor) + shared('lane', lane),
    markup: [
      bridges.decks,
      // The rails again, above the water they were drawn under.
      use('rail', 'm-line m-rail'),
      use('rail', 'm-line m-rail-ties'),
      path('m-line m-street', street),
      use('lane', 'm-line m-lane-edge'),
      use('lane', 'm-line m-lane'),
      use('minor', 'm-line m-minor-edge'),
      use('main', 'm-line m-main-edge'),
      use('minor', 'm-line m-minor'),
      use('main', 'm-line m-main'),
      bridges.parapets,
    ].join(''),
  }
}
