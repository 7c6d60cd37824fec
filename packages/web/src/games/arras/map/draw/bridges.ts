import { crossing, direction, distance, type Line, type Point } from '../../../map/geometry.ts'
import { addLine, pathWriter } from '../../../map/path.ts'
import { lanes } from './lanes.ts'
import { path } from './markup.ts'
import { railways } from './railways.ts'
import { isWide, source } from './source.ts'
import { isInTown } from './town-ways.ts'

const HALF = { main: 4.4, minor: 3.2, lane: 2.6, railway: 3.8 } // width between the parapets
const APART = 24 // a road that meanders over a river has one bridge, not three

/** Bridges wherever a way crosses water: flared parapets, and a pale deck below rails. */
export function drawBridges(): { decks: string; parapets: string } {
  const parapets = pathWriter(1)
  const decks = pathWriter(1)
  const ways = [
    ...source.roads.map(({ class: rank, line }) => ({ line, half: HALF[rank], isRail: false })),
    ...lanes.map(({ line }) => ({ line, half: HALF.lane, isRail: false })),
    ...railways.map((line) => ({ line, half: HALF.railway, isRail: true })),
  ]
  for (const { line, half, isRail } of ways) {
    for (const river of source.rivers) {
      const reach = isWide(river) ? 9.5 : 5.5
      for (const { at, along } of crossings(line, river.line)) {
        const end = (side: number, way: number): Point => [
          at[0] + along[0] * way - along[1] * side,
          at[1] + along[1] * way + along[0] * side,
        ]
        if (isRail) addLine(decks, [end(0, -reach), end(0, reach)])
        for (const side of [-half, half])
          addLine(parapets, [
            end(side * 1.55, -reach - 2.4),
            end(side, -reach + 0.6),
            end(side, reach - 0.6),
            end(side * 1.55, reach + 2.4),
          ])
      }
    }
  }
  return { decks: path('m-line m-rail-deck', decks), parapets: path('m-parapet', parapets) }
}

/** Where a line crosses a river outside the town, squarely enough for a bridge, and its way there. */
function crossings(line: Line, river: Line): readonly { at: Point; along: Point }[] {
  const found: { at: Point; along: Point }[] = []
  for (let i = 1; i < line.length; i++)
    for (let j = 1; j < river.length; j++) {
      const at = crossing(line[i - 1]!, line[i]!, river[j - 1]!, river[j]!)
      if (at === null || isInTown(at)) continue
      const along = direction(line[i - 1]!, line[i]!)
      const flow = direction(river[j - 1]!, river[j]!)
      const isSquare = Math.abs(along[0] * flow[1] - along[1] * flow[0]) > 0.35
      const isApart = found.every((other) => distance(other.at, at) > APART)
      if (isSquare && isApart) found.push({ at, along })
    }
  return found
}
