import { looming, type Ending } from '@estafette/kernel'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { RuleLink } from '../../panels/rule-link.tsx'
import type { Alarm } from '../../screen/victory.ts'
import { Icon } from '../../shell/icons.tsx'
import type { TableModel } from '../model.ts'
import { ShowPlaces } from '../map/show-places.tsx'
import { victoryWords } from './victory-words.ts'
import './alarm.css'

const HEARD = 10_000 // milliseconds until what was said is gone from the page

/** What the next check would do, the surest first: its words and its ending. */
export function alarmOf(model: TableModel): { alarm: Alarm; ending: Ending } | null {
  const { screen, state, session } = model
  void session.version.value
  if (!screen.victory || session.outcome()) return null
  const outlook = screen.victory.outlook(state.value)
  const ending = outlook && looming(outlook)[0]
  return ending ? { ending, alarm: screen.victory.alarm(state.value, ending) } : null
}

/** The line over the map while the next check would end the game: for whom, and what helps. */
export function AlarmLine({ model }: { readonly model: TableModel }) {
  const found = alarmOf(model)
  const key = found ? `${found.ending.key}${found.ending.side}` : ''
  useEffect(
    () => () => {
      model.page.lit.value = []
    },
    [key, model],
  )
  return (
    <>
      <Spoken about={key} text={found ? `${found.alarm.title} ${found.alarm.text}` : ''} />
      {found && (
        <div class="alarm line" data-part="alarm">
          <Icon name="warning" />
          <p>
            <b>{found.alarm.title}</b> <span class="alarm-long">{found.alarm.text}</span>
            <span class="alarm-short" aria-hidden="true">
              {found.alarm.short}
            </span>
          </p>
          <RuleLink game={model.session.game.id} rule={found.ending.rule} />
          <ShowPlaces
            model={model}
            places={found.alarm.places}
            what={found.alarm.title}
            label={victoryWords().show}
          />
        </div>
      )}
    </>
  )
}

/** Spoken when it begins, and again when it is another one; not with every step. */
function Spoken({ about, text }: { readonly about: string; readonly text: string }) {
  const now = useSignal('')
  const said = useRef('')
  useEffect(() => {
    if (said.current === about) return undefined
    said.current = about
    now.value = text
    // Whoever reads on finds the line itself, and not what was said of it as well.
    const timer = setTimeout(() => (now.value = ''), HEARD)
    return () => clearTimeout(timer)
  }, [about])
  return (
    <div class="sr-only" aria-live="assertive" data-part="alarm-spoken">
      {now.value}
    </div>
  )
}
