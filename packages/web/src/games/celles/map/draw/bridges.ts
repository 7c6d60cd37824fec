import { crossing, direction, distance, type Line, type Point } from '../../../map/geometry.ts'
import { addLine, pathWriter } from '../../../map/path.ts'
import { path } from '../../../map/draw/markup.ts'
import { SURFACE } from '../grid.ts'
import { rivers } from './rivers.ts'
import { roads } from './roads.ts'

const HALF = { main: 5, secondary: 4 } // width between the parapets

/** A place where a road crosses a river, and the way of the road there. */
export interface Bridge {
  readonly at: Point
  readonly along: Point
  readonly isWide: boolean
  readonly isMain: boolean
}

/** Every crossing of a road and a river. */
export function bridges(): readonly Bridge[] {
  const found: Bridge[] = []
  for (const { kind, way } of roads)
    for (const river of rivers)
      for (const { at, along } of crossings(way, river.way))
        if (isOnMap(at) && found.every((other) => distance(other.at, at) > 16))
          found.push({ at, along, isWide: river.isWide, isMain: kind === 'main' })
  return found
}

function isOnMap([x, y]: Point): boolean {
  return x > SURFACE.left && x < SURFACE.right && y > SURFACE.top && y < SURFACE.bottom
}

function crossings(road: Line, river: Line): { at: Point; along: Point }[] {
  const out: { at: Point; along: Point }[] = []
  for (let i = 1; i < road.length; i++)
    for (let j = 1; j < river.length; j++) {
      const [a, b, c, d] = [road[i - 1]!, road[i]!, river[j - 1]!, river[j]!]
      if (Math.abs(a[0] - c[0]) > 30 || Math.abs(a[1] - c[1]) > 30) continue
      const at = crossing(a, b, c, d)
      if (at !== null) out.push({ at, along: direction(a, b) })
    }
  return out
}

/** Decks and flared parapets. */
export function drawBridges(): string {
  const decks = pathWriter(1)
  const parapets = pathWriter(1)
  for (const { at, along, isWide, isMain } of bridges()) {
    const reach = isWide ? 14 : 7.5
    const half = isMain ? HALF.main : HALF.secondary
    const end = (side: number, way: number): Point => [
      at[0] + along[0] * way - along[1] * side,
      at[1] + along[1] * way + along[0] * side,
    ]
    addLine(decks, [end(0, -reach), end(0, reach)])
    for (const side of [-half, half])
      addLine(parapets, [
        end(side * 1.7, -reach - 3),
        end(side, -reach + 0.5),
        end(side, reach - 0.5),
        end(side * 1.7, reach + 3),
      ])
  }
  return path('cm-deck', decks) + path('m-parapet', parapets)
}
