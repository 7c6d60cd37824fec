import type { Point } from '@estafette/maps/geometry'

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
type Direction = (typeof DIRECTIONS)[number]

/** For each place the one to go to in each direction, where there is one. */
export type Neighbours = Readonly<Record<string, Readonly<Partial<Record<Direction, string>>>>>

const WIDEST = { straight: 62, slanting: 40 } // degrees off the way that still count
const NEXT_DOOR = 0.75 // a neighbour on the map is preferred to a nearer stranger

/** Finds the neighbours for the arrow keys: near, and in the direction asked for. */
export function neighboursByDirection(
  labels: Readonly<Record<string, { readonly x: number; readonly y: number }>>,
  isAdjacent: (a: string, b: string) => boolean,
): Neighbours {
  const ids = Object.keys(labels)
  const at = (id: string): Point => [labels[id]!.x, labels[id]!.y]
  return Object.fromEntries(
    ids.map((id) => {
      const found = DIRECTIONS.flatMap((way, index) => {
        const widest = index % 2 === 0 ? WIDEST.straight : WIDEST.slanting
        let best: string | null = null
        let least = Infinity
        for (const other of ids) {
          if (other === id) continue
          const { far, off } = seen(at(id), at(other), index * 45)
          if (off > widest) continue
          const cost = far * (1 + 2 * (off / 45) ** 2) * (isAdjacent(id, other) ? NEXT_DOOR : 1)
          if (cost >= least) continue
          best = other
          least = cost
        }
        return best === null ? [] : [[way, best] as const]
      })
      return [id, Object.fromEntries(found)]
    }),
  )
}

/** How far the other is, and by how many degrees off a bearing (0 is north, clockwise). */
function seen(from: Point, to: Point, bearing: number): { far: number; off: number } {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const angle = (Math.atan2(dx, -dy) * 180) / Math.PI
  const turn = Math.abs(angle - bearing) % 360
  return { far: Math.hypot(dx, dy), off: Math.min(turn, 360 - turn) }
}
