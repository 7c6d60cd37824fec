import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { screened } from '../../games/index.ts'
import type { HeroMap as Printed } from '../../screen/manifest.ts'

/** The series whose map lies behind the title: the first of the shelf that has one. */
const shown = screened.find(({ manifest }) => manifest.hero)

/** The printed map, once it has arrived; until then the places for it show bare paper. */
const art = signal<Printed | null>(null)

/** Fetches the map: it is the heaviest thing on the page, and nothing waits for it. */
async function fetchMap(): Promise<void> {
  art.value = (await shown?.manifest.hero?.map()) ?? null
}

/** The map laid out on the table behind the title, seen from the player's chair. */
export function HeroMap() {
  useEffect(() => void fetchMap().catch(() => {}), [])
  return (
    <div class="hero-map over" aria-hidden="true">
      <div class="hero-tilt">
        <Picture viewBox="0 0 2000 1600" withDefs />
      </div>
    </div>
  )
}

/** Whether the map behind the title is that of a series. */
export function isHero(series: string): boolean {
  return shown?.series === series
}

/** The map's heart, on the card of the game. */
export function HeroCard() {
  return <Picture viewBox={shown?.manifest.hero?.heart ?? ''} />
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
