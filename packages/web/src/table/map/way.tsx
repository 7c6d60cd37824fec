import type { Arrow } from '../../map-view/arrow.ts'
import type { Point } from '../../map-view/camera.ts'
import './way.css'

/** The scale of the map under which marks no longer shrink. */
export const LEAST = 0.72

const SHORT = 34 // by which a way ends before the middle of a stack

/** A way with its arrow, round where it turns. */
export function Way({ way, grown }: { readonly way: readonly Point[]; readonly grown: number }) {
  const line = shortened(way)
  const d = rounded(line)
  const [from, to] = [line.at(-2)!, line.at(-1)!]
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return <Curve shaft={d} tip={to} angle={angle} grown={grown} />
}

/** A curve with its arrow. */
export function Curve(props: Arrow & { readonly grown: number }) {
  const { shaft, tip, angle, grown } = props
  return (
    <>
      <path class="trail-edge strokes" d={shaft} />
      <path class="trail-core strokes" d={shaft} />
      <path
        class="trail-head"
        d="M-14 -15L14 0L-14 15Z"
        transform={`translate(${tip.x} ${tip.y}) rotate(${angle}) scale(${grown})`}
      />
    </>
  )
}

function rounded(line: readonly Point[]): string {
  const [first] = line
  const turns = line.slice(1, -1).map((point, index) => {
    const next = between(point, line[index + 2]!, 0.5)
    return `Q${point.x} ${point.y} ${next.x} ${next.y}`
  })
  const last = line.at(-1)!
  return `M${first!.x} ${first!.y}${turns.join('')}L${last.x} ${last.y}`
}

/** The way without what lies under the stacks at both ends. */
function shortened(way: readonly Point[]): readonly Point[] {
  const cut = (from: Point, to: Point): Point => {
    const length = distance(from, to)
    return length <= 2 * SHORT ? between(from, to, 0.25) : between(from, to, SHORT / length)
  }
  const [first, second] = [way[0]!, way[1]!]
  const [before, last] = [way.at(-2)!, way.at(-1)!]
  return [cut(first, second), ...way.slice(1, -1), cut(last, before)]
}

/** How far two points of the map are from each other. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}
