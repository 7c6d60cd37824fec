import { Counter, CounterPicture } from '../../counters/counter.tsx'
import { voiceOf } from '../../i18n/voice.ts'
import { targetsOf } from '../../map-view/feed.ts'
import { chanceText } from '../../map-view/pills.tsx'
import { sideClass } from '../../screen/screen.ts'
import { language } from '../../store/settings.ts'
import type { Chances } from '../card/chances.ts'
import type { TableModel } from '../model.ts'
import { words } from '../words.ts'
import './about.css'

const WIDTH = 44 // of a counter, in pixels

/** A place and who stands there, for whoever looks: name, terrain, units, the chance against them. */
export function About(props: {
  readonly model: TableModel
  readonly chances: Chances | undefined
  readonly place: number
}) {
  const { model, chances, place } = props
  const { screen, session, state, plans, intention } = model
  const { map, counters } = screen
  if (!map) return null
  const piles = map.piles(state.value).filter((pile) => pile.place === place)
  const note = map.note?.(state.value, place)
  const now = intention.value?.kind === 'plan' ? intention.value.plan : null
  const attack = [...(now ? [now] : []), ...plans.value].find(
    (plan) => plan.kind === 'attack' && targetsOf(plan).includes(place),
  )
  const chance = attack && chances?.of(attack)
  return (
    <>
      <h3>{voiceOf(session.game).thing(map.kind, place)}</h3>
      {note !== undefined && <p class="look-terrain">{note}</p>}
      {chance !== null && chance !== undefined && (
        <p class="look-chance">
          <b>{chanceText(chance)}</b> {words().chanceHere}
        </p>
      )}
      {piles.map((pile) => (
        <ul key={pile.side} class={`look-units ${sideClass(screen.game.id, pile.side)}`}>
          {pile.units.map((unit) => (
            <li key={unit} class="line">
              {counters && (
                <CounterPicture width={WIDTH}>
                  <Counter face={counters.face(state.value, unit)} x={32} y={32} size={64} />
                </CounterPicture>
              )}
              <span>{counters?.describe(state.value, unit, language.value)}</span>
            </li>
          ))}
        </ul>
      ))}
    </>
  )
}
