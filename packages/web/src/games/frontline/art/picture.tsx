import { TERRAINS, terrainAt, type FrontlineState } from '@estafette/frontline/screen'
import { sideClass } from '../../../screen/screen.ts'
import { nameOf } from '../told/names.ts'
import { groupsOf } from '../field/scene.ts'
import { TerrainSymbols } from './terrain-art.tsx'
import './picture.css'

// A field of 900 by 360: the line in the middle, the Axis above it, the Allies below. It is higher
// where more sections stand beyond one another at a card.
const CARD = 92
const STEP = 98
const LEFT = 12
const TOP = 134
const MAN = 15
const ROW = 44
const ROWS = 3 // that there is room for in any case

/** The last position of a battle, as an ornament: the line, and those who still stand on it. */
export function Picture({ state: s }: { readonly state: FrontlineState }) {
  const [below, above] = [rowsOf(s, 0), rowsOf(s, 1)]
  const top = TOP - 2 - above * ROW
  const bottom = TOP + CARD + 2 + below * ROW
  return (
    <>
      <TerrainSymbols />
      <svg
        viewBox={`0 ${top} 900 ${bottom - top}`}
        preserveAspectRatio="xMidYMid meet"
        aria-hidden="true"
      >
        {Array.from({ length: 9 }, (_, at) => (
          <g key={at} transform={`translate(${LEFT + at * STEP} ${TOP})`}>
            <use href={`#frl-${TERRAINS[terrainAt(s, at + 1)]}`} width={CARD} height={CARD} />
            <rect class="frl-last-card" width={CARD} height={CARD} rx="6" />
            <text class="frl-last-number" x="8" y="20">
              {at + 1}
            </text>
          </g>
        ))}
        {[0, 1].flatMap((side) => Sections({ s, side }))}
      </svg>
    </>
  )
}

/** How many sections of a side stand at one card at most. */
function rowsOf(s: FrontlineState, side: number): number {
  const places = groupsOf(s, side).map(({ place }) => place)
  return Math.max(ROWS, ...places.map((place) => places.filter((one) => one === place).length))
}

/** The sections of a side, those of one card one beyond the other. */
function Sections({ s, side }: { readonly s: FrontlineState; readonly side: number }) {
  const atPlace = new Map<number, number>()
  return groupsOf(s, side).map(({ place, men }) => {
    const row = atPlace.get(place) ?? 0
    atPlace.set(place, row + 1)
    const top = side === 0 ? TOP + CARD + 8 + row * ROW : TOP - 46 - row * ROW
    return (
      <g
        key={`${side} ${men[0]}`}
        class={sideClass('frontline', side)}
        transform={`translate(${LEFT + (place - 1) * STEP} ${top})`}
      >
        <text class="frl-last-name" y="12">
          {men.length > 0 && nameOf(men[0]!)}
        </text>
        {men.map((x, at) => (
          <rect
            key={x}
            class="frl-last-man"
            data-soldier={x}
            x={at * (MAN + 3)}
            y="17"
            width={MAN}
            height="21"
            rx="3"
          />
        ))}
      </g>
    )
  })
}
