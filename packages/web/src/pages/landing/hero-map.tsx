import { signal } from '@preact/signals'
import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

/** The printed map, once it has arrived; until then the places for it show bare paper. */
const Map = signal<FunctionComponent | null>(null)

/** Fetches the map: it is the heaviest thing on the page, and nothing waits for it. */
async function fetchMap(): Promise<void> {
  const { ArrasMap } = await import('./arras-map.tsx')
  Map.value = ArrasMap
}

/** The map laid out on the table behind the title, seen from the player's chair. */
export function HeroMap() {
  useEffect(() => void fetchMap().catch(() => {}), [])
  return (
    <div class="hero-map" aria-hidden="true">
      <div class="hero-tilt">
        <Picture viewBox="0 0 2000 1600">{Map.value && <Map.value />}</Picture>
      </div>
    </div>
  )
}

/** The map's heart, on the card of the game: the same drawing, seen a second time. */
export function ArrasCard() {
  return <Picture viewBox="560 640 760 475">{Map.value && <use href="#landing-map" />}</Picture>
}

interface Props {
  readonly viewBox: string
  readonly children: ComponentChildren
}

function Picture({ viewBox, children }: Props) {
  return (
    <svg
      class="map-picture"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      data-zoom="near"
    >
      {children}
    </svg>
  )
}
