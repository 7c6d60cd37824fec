import { Counter } from '../../counters/counter.tsx'
import type { MapPart } from '../../screen/map.ts'
import type { Put } from '../../screen/set-up.ts'
import type { SetUpDesk } from './desk.ts'
import { meantPuts, type Work } from './work.ts'

const SIZE = 60 // in the units of the map
const BADGE = 26 // from the middle of a stack

/** What is meant, as it would stand: ghosts with a dashed edge, those of a hex counted. */
export function Ghosts(props: {
  readonly model: SetUpDesk
  readonly map: MapPart
  readonly work: Work
}) {
  const { model, map, work } = props
  const puts = meantPuts(model, work)
  const places = new Map<number, Put[]>()
  for (const put of puts) places.set(put.place, [...(places.get(put.place) ?? []), put])
  return (
    <g class="set-up-ghosts" data-part="ghosts">
      {[...places].map(([place, here]) => (
        <Ghost
          key={place}
          model={model}
          map={map}
          place={place}
          puts={here}
          isLone={puts.length === 1}
        />
      ))}
    </g>
  )
}

function Ghost(props: {
  readonly model: SetUpDesk
  readonly map: MapPart
  readonly place: number
  readonly puts: readonly Put[]
  readonly isLone: boolean
}) {
  const { model, map, place, puts, isLone } = props
  const shape = map.places[place]
  const { counters } = model.screen
  if (!shape || !counters) return null
  const side = model.session.game.sideOf(model.state.value, model.seat.value)
  const at = shape.spots[side] ?? shape.label
  const units = puts.flatMap((put) => put.units)
  const isDug = puts.some((put) => put.units.length === 0)
  return (
    <g data-place={place}>
      {isLone && <path class="set-up-aim" d={shape.path} />}
      {isDug && !isLone && <path class="set-up-work" d={shape.path} />}
      {units[0] !== undefined && (
        <>
          <Counter
            face={counters.face(model.state.value, units[0])}
            x={at.x}
            y={at.y}
            size={SIZE}
            level="table"
            appearance="ghost"
          />
          <rect
            class="set-up-edge"
            x={at.x - SIZE / 2}
            y={at.y - SIZE / 2}
            width={SIZE}
            height={SIZE}
            rx={6}
          />
          {units.length > 1 && (
            <g class="set-up-badge" transform={`translate(${at.x + BADGE} ${at.y - BADGE})`}>
              <circle r={13} />
              <text y={6}>{units.length}</text>
            </g>
          )}
        </>
      )}
    </g>
  )
}
