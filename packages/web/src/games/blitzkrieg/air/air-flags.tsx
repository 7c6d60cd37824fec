import {
  airPlaceOf,
  bombardChance,
  missionsUnderWay,
  opponent,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { PlaceShape } from '../../../map-view/feed.ts'
import type { BlitzDesk } from '../desk.ts'
import { percent } from '../words.ts'
import { airNumber } from './air-table.tsx'
import { oddsOf } from './air-card.ts'
import { areMissions, chosenAir, flightsNow, givesOrders, placeOfOrder } from './flying.ts'

const [WIDTH, HEIGHT] = [76, 25]
const PLANE =
  'M0-6.4q1.1.6 1.1 3v1.2l5.4 2.2v1.7l-5.4-1v2.6l1.8 1.4v1.2L0 5.2l-2.9.7V4.7l1.8-1.4V.7l-5.4 1V0l5.4-2.2v-1.2q0-2.4 1.1-3z'

interface Over {
  readonly place: number
  readonly number: string
  readonly chance: string
  readonly isChosen: boolean
}

/** Over each target who flies there, and how likely that does what it is for. */
export function AirFlags({
  model,
  shapes,
}: {
  readonly model: BlitzDesk
  readonly shapes: readonly PlaceShape[]
}) {
  if (!givesOrders(model)) return null
  return (
    <>
      {flagsOf(model).map(({ place, number, chance, isChosen }) => {
        const { x, y } = shapes[place]!.label
        return (
          <g
            key={place}
            class={isChosen ? 'air-flag is-chosen' : 'air-flag'}
            data-place={place}
            transform={`translate(${x} ${y - 45})`}
          >
            <rect x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} rx={5} />
            <path d={PLANE} transform={`translate(${14 - WIDTH / 2} 1) scale(1.3)`} />
            <text class="air-flag-number" x={25 - WIDTH / 2} y={6}>
              {number}
            </text>
            <text x={WIDTH / 2 - 5} y={6} text-anchor="end">
              {chance}
            </text>
          </g>
        )
      })}
    </>
  )
}

function flagsOf(model: BlitzDesk): readonly Over[] {
  const s = model.state.value
  const flights = flightsNow(model)
  const own = flights.flatMap(({ air, choice }): readonly Over[] => {
    const place = placeOfOrder(s, choice)
    if (place < 0) return []
    return [
      {
        place,
        number: String(airNumber(s, air)),
        chance: percent(oddsOf(s, choice)!.chance),
        isChosen: chosenAir(model) === air,
      },
    ]
  })
  return areMissions(s) ? own : [...own, ...unmet(s, own)]
}

/** Enemy bombers that nobody is going to meet, and how likely they disrupt. */
function unmet(s: BlitzState, own: readonly Over[]): readonly Over[] {
  return missionsUnderWay(s).flatMap((air): readonly Over[] => {
    const place = airPlaceOf(s, air)
    if (place >= s.board.hexCount || own.some((one) => one.place === place)) return []
    const chance = percent(bombardChance(s, opponent(s.phasing), place))
    return [{ place, number: '–', chance, isChosen: false }]
  })
}
