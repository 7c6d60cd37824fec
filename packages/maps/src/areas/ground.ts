import type { Polyline } from '../geometry.ts'
import { canvasOver, type Canvas } from '../pieces/canvas.ts'
import { farmLanes, type Lane } from './lanes.ts'
import type { AreaLook } from './look.ts'
import type { AreaSource } from './source.ts'
import { townWays, type TownWays } from './town-ways.ts'

/** An area map on the drawing table: its source and look, and what several drawers need of them. */
export interface AreaGround extends Canvas {
  readonly source: AreaSource
  readonly look: AreaLook
  readonly towns: TownWays
  readonly lanes: readonly Lane[]
  readonly railways: readonly Polyline[] // as drawn
}

/** Lays a map on the table. */
export function areaGround(source: AreaSource, look: AreaLook): AreaGround {
  const [first, , third] = source.surface
  const surface = { left: first![0], top: first![1], right: third![0], bottom: third![1] }
  const towns = townWays(source.urban)
  return {
    ...canvasOver(source.id, surface),
    source,
    look,
    towns,
    lanes: farmLanes(source),
    railways: source.railways.map((line) => towns.around(line)),
  }
}
