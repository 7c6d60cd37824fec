import { useMemo } from 'preact/hooks'
import { arrowsOf } from './arrow.ts'
import type { Point } from './camera.ts'
import type { MapFeed } from './feed.ts'

/** From the stacks that attack to the one that is attacked. */
export function Arrows({
  feed,
  spots,
}: {
  readonly feed: MapFeed
  readonly spots: readonly Point[]
}) {
  const plan = feed.aim.value
  const piles = feed.piles.value
  const arrows = useMemo(
    () => (plan ? arrowsOf(plan, piles, feed.map.places, spots) : []),
    [plan, piles, feed, spots],
  )
  return (
    <>
      {arrows.map(({ shaft, tip, angle }) => {
        const head = `translate(${tip.x} ${tip.y}) rotate(${angle})`
        return (
          <g key={shaft} class="arrow">
            <path class="arrow-ink" d={shaft} />
            <path class="arrow-ink arrow-head" d={HEAD} transform={head} />
            <path class="arrow-white" d={shaft} />
            <path class="arrow-white arrow-head" d={HEAD} transform={head} />
            <path class="arrow-core" d={shaft} />
            <path class="arrow-core arrow-head" d={HEAD} transform={head} />
          </g>
        )
      })}
    </>
  )
}

const HEAD = 'M0 0L-44 -27L-34 0L-44 27Z'
