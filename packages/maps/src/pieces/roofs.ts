import { clip, middle, type Point, type Ring } from '../geometry.ts'
import { addDot, addRing } from '../path.ts'
import type { Canvas } from './canvas.ts'
import type { House } from './houses.ts'
import { path, type Drawn } from './markup.ts'
import type { Patchwork } from './patchwork.ts'

const HALF = { small: 2.3, large: 2.8, church: 2.7 } // width of a house
const LIGHT: Point = [-0.6, -0.8] // where it comes from

/** A roof seen from above: its outline, and the way its ridge runs. */
export interface Roof {
  readonly ring: Ring
  readonly ridge: Point
  readonly kind: 'tile' | 'slate' | 'church'
}

/** The roof of a house. */
export function roofOf({ at: [x, y], along: [dx, dy], length, kind }: House): Roof {
  const [half, wide] = [length / 2, HALF[kind]]
  const corner = (u: number, v: number): Point => [
    x + dx * half * u - dy * wide * v,
    y + dy * half * u + dx * wide * v,
  ]
  return {
    ring: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
    ridge: [dx, dy],
    kind: kind === 'church' ? 'church' : 'tile',
  }
}

/** Roofs in two tones, the half away from the light darker; tiles, and slate with a tower. */
export function drawRoofs(roofs: readonly Roof[], canvas: Canvas): Drawn {
  const [tiles, shaded, slate, slateShaded, towers] = Array.from({ length: 5 }, () =>
    canvas.patchwork(1),
  ) as [Patchwork, Patchwork, Patchwork, Patchwork, Patchwork]
  for (const { ring, ridge, kind } of roofs) {
    const at = middle(ring)
    const isSlate = kind !== 'tile'
    const away: Point = [-ridge[1], ridge[0]]
    const turned: Point = away[0] * LIGHT[0] + away[1] * LIGHT[1] > 0 ? away : [-away[0], -away[1]]
    addRing((isSlate ? slate : tiles).at(at), ring)
    const half = clip(ring, at, turned)
    if (half.length >= 3) addRing((isSlate ? slateShaded : shaded).at(at), half)
    if (kind === 'church') addDot(towers.at(at), ring[0]!)
  }
  const { shared, use } = canvas
  const cast = [1.1, 1.5] as const
  return {
    defs: shared('roof', tiles) + shared('slate', slate) + shared('tower', towers),
    markup: [
      use('roof', 'hm-roof-cast', cast),
      use('slate', 'hm-roof-cast', cast),
      use('roof', 'hm-roof'),
      path('hm-roof-shade', shaded),
      use('slate', 'hm-slate'),
      path('hm-slate-shade', slateShaded),
      use('roof', 'hm-roof-edge'),
      use('slate', 'hm-roof-edge'),
      use('tower', 'm-dot hm-tower-edge'),
      use('tower', 'm-dot hm-tower'),
    ].join(''),
  }
}
