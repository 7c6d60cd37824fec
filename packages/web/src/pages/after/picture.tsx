import { useEffect, useMemo, useRef } from 'preact/hooks'
import { PileArt } from '../../map-view/piles.tsx'
import type { Finished } from './finished.ts'

const WIDE = 900 // of the map that is shown
const HIGH = 360
const SCALE = 0.65 // at which names are chosen

/** The last position where the game was decided, as an ornament. */
export function Picture({ finished, place }: { finished: Finished; place: number }) {
  const { screen, state } = finished
  const { map, counters } = screen
  const names = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (names.current) map?.zoomed(names.current, SCALE)
  }, [map])
  const piles = useMemo(() => {
    if (!map || !counters) return []
    return map.piles(state).map((pile) => ({
      pile,
      faces: pile.units.map((unit) => counters.face(state, unit)),
    }))
  }, [state])
  if (!map) {
    const Drawn = screen.field?.Picture
    return Drawn ? (
      <div class="after-picture over" aria-hidden="true">
        <Drawn state={state} />
      </div>
    ) : null
  }
  const at = map.places[place]?.label ?? map.places[0]!.label
  const { bounds } = map
  const left = between(at.x - WIDE / 2, bounds.x, bounds.x + bounds.width - WIDE)
  const top = between(at.y - HIGH / 2, bounds.y, bounds.y + bounds.height - HIGH)
  const sheet = {
    viewBox: `${left} ${top} ${WIDE} ${HIGH}`,
    preserveAspectRatio: 'xMidYMid slice',
    'aria-hidden': true,
  } as const
  return (
    <div class="after-picture over" aria-hidden="true">
      <svg {...sheet}>
        <map.Art />
        <map.Over state={state} />
      </svg>
      <svg {...sheet} ref={names}>
        <map.Names />
      </svg>
      <svg {...sheet}>
        {piles.map(({ pile, faces }) => (
          <PileArt
            key={`${pile.place} ${pile.side}`}
            at={pile.at}
            faces={faces}
            level="table"
            marks={{}}
          />
        ))}
      </svg>
    </div>
  )
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
