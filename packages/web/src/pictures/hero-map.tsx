import { signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

/** The printed map, once it has arrived; until then the places for it show bare paper. */
const art = signal<{ readonly Defs: FunctionComponent; readonly Map: FunctionComponent } | null>(
  null,
)

/** Fetches the map: it is the heaviest thing on the page, and nothing waits for it. */
async function fetchMap(): Promise<void> {
  const { ArrasDefs, ArrasMap } = await import('./arras-map.tsx')
  art.value = { Defs: ArrasDefs, Map: ArrasMap }
}

/** The map laid out on the table behind the title, seen from the player's chair. */
export function HeroMap() {
  useEffect(() => void fetchMap().catch(() => {}), [])
  return (
    <div class="hero-map" aria-hidden="true">
      <div class="hero-tilt">
        <Picture viewBox="0 0 2000 1600" withDefs />
      </div>
    </div>
  )
}

/** The map's heart, on the card of the game. */
export function ArrasCard() {
  return <Picture viewBox="560 640 760 475" />
}

interface Props {
  readonly viewBox: string
  readonly withDefs?: boolean // once on the page
}

function Picture({ viewBox, withDefs = false }: Props) {
  const { Defs, Map } = art.value ?? {}
  return (
    <svg
      class="map-picture"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      data-zoom="near"
    >
      {withDefs && Defs && <Defs />}
      {Map && <Map />}
    </svg>
  )
}
