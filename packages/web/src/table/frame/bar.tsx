import { looming } from '@estafette/kernel'
import { aboutOf } from '../../games/index.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { VictoryStrip } from '../../panels/status.tsx'
import type { TableModel } from '../model.ts'
import { lookOf } from '../../screen/screen.ts'
import { openTab } from '../../screen/table-state.ts'
import { victoryWords } from '../end/victory-words.ts'
import './bar.css'

const LONGEST = 24 // characters of a title that stands in full on a desk

/** What the top bar says of a game: its name, where it is on its way, and the facts that count. */
export function TableBar({ model }: { readonly model: TableModel }) {
  const { session, screen, state } = model
  const { title } = voiceOf(session.game)
  const { id } = session.game
  const [short, ...date] = title
    .split(/\s*: | — /)
    .at(-1)!
    .split(', ')
  const clock = screen.clock?.(state.value)
  const battle = screen.battle?.(state.value)
  const when = aboutOf(id)?.date ?? date.join(', ')
  return (
    <>
      <div class={title.length > LONGEST ? 'bar-game is-long' : 'bar-game'} data-bar="game">
        <h1 aria-label={title}>
          <span class="bar-title">{title}</span>
          <span class="bar-short" aria-hidden="true">
            {battle?.name ?? short}
          </span>
        </h1>
        <small class="bar-date">
          {battle ? [battle.name, battle.date].filter(Boolean).join(', ') : when}
        </small>
        {clock && (
          <small class="bar-clock">{victoryWords().turnOf(clock.turn, clock.of, clock.when)}</small>
        )}
      </div>
      <screen.Status state={state.value} />
      <Strip model={model} />
      {screen.Phases && (
        <div class="bar-phases">
          <screen.Phases state={state.value} />
        </div>
      )}
    </>
  )
}

/** The scale of victory, which leads to everything about it. */
function Strip({ model }: { readonly model: TableModel }) {
  const { screen, state, page } = model
  const { victory, tellsScore } = screen
  if (!victory || tellsScore) return null
  const outlook = victory.outlook(state.value)
  const [first] = outlook?.endings ?? []
  return (
    <VictoryStrip
      scale={victory.scale(state.value)}
      isAlarming={outlook !== null && looming(outlook).length > 0}
      look={lookOf(screen.game.id, first?.side ?? 0)}
      label={victoryWords().open}
      press={() => openTab(page, 'tables')}
    />
  )
}
