import type { State } from '@estafette/kernel'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Pile, PrintedMap } from '../map-view/feed.ts'
import { PileArt } from '../map-view/piles.tsx'
import type { GameScreen } from '../screen/screen.ts'
import './position-art.css'

interface Props {
  readonly screen: GameScreen
  readonly state: State
  readonly place?: number // it is about; without one, where both sides are closest together
  readonly wide: number // of the map that is shown
  readonly high: number
  readonly scale?: number // at which names are chosen
}

const NAMES = 0.65

/** A position as a picture: the map with what lies on it, or the field of cards. Nothing is pressed. */
export function PositionArt({ screen, state, place = -1, wide, high, scale = NAMES }: Props) {
  const { map, counters } = screen
  const names = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (names.current) map?.zoomed(names.current, scale)
  }, [map])
  const piles = useMemo(() => (map && counters ? map.piles(state) : []), [state])
  if (!map || !counters) {
    const Drawn = screen.field?.Picture
    return Drawn ? (
      <div class="position-art over" aria-hidden="true">
        <Drawn state={state} />
      </div>
    ) : null
  }
  const at = map.places[place]?.label ?? busiest(map, piles, wide, high)
  const { bounds } = map
  const left = between(at.x - wide / 2, bounds.x, bounds.x + bounds.width - wide)
  const top = between(at.y - high / 2, bounds.y, bounds.y + bounds.height - high)
  const sheet = {
    viewBox: `${left} ${top} ${wide} ${high}`,
    preserveAspectRatio: 'xMidYMid slice',
    'aria-hidden': true,
  } as const
  return (
    <div class="position-art over" aria-hidden="true">
      <svg {...sheet}>
        <map.Art />
        <map.Over state={state} />
      </svg>
      <svg {...sheet} ref={names}>
        <map.Names />
      </svg>
      <svg {...sheet}>
        {piles.map((pile) => (
          <PileArt
            key={`${pile.place} ${pile.side}`}
            at={pile.at}
            faces={pile.units.map((unit) => counters.face(state, unit))}
            level="table"
            marks={{}}
          />
        ))}
      </svg>
    </div>
  )
}

/** The pile round which most stand of the side that has fewer there; the first place without any. */
function busiest(
  map: PrintedMap,
  piles: readonly Pile[],
  wide: number,
  high: number,
): { readonly x: number; readonly y: number } {
  let best = map.places[0]!.label
  let most = -1
  for (const { at } of piles) {
    const near = piles.filter(
      (other) => Math.abs(other.at.x - at.x) < wide / 2 && Math.abs(other.at.y - at.y) < high / 2,
    )
    const first = near.filter(({ side }) => side === near[0]?.side).length
    const worth = Math.min(first, near.length - first) * near.length + near.length / 100
    if (worth > most) {
      most = worth
      best = at
    }
  }
  return best
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
