import { useSignal } from '@preact/signals'
import type { GameEvent } from '@estafette/kernel'
import { useEffect } from 'preact/hooks'
import { shapeOf } from '../screen/events.ts'
import { watchingOf } from '../session/watching.ts'
import { Button } from '../shell/button.tsx'
import { actsOf } from './acts.ts'
import { sinceOwn, whereIn } from './enemy-turn.ts'
import { happenedWords } from './happened-words.ts'
import { Told } from './log.tsx'
import type { TableModel } from './model.ts'
import { whyText } from './reasons.tsx'
import { stepsOf } from './steps.ts'
import { askWhy, isComputer, isExplained } from './why.ts'
import { words } from './words.ts'

/** What the others did since this person last decided, and why, as far as they are computers. */
export function Recap({ model }: { readonly model: TableModel }) {
  return model.session.sitters.length === 0 ? <Latest model={model} /> : <Since model={model} />
}

/** In a replay nobody was away: what the choice that is shown did. */
function Latest({ model }: { readonly model: TableModel }) {
  const { session } = model
  const last = session.log.value.at(-1)?.events ?? []
  const events = last.filter((event) => !shapeOf(session.game, event).silent)
  return (
    <div class="replay-step">
      {events.map((event, index) => (
        <p key={index}>
          <Told model={model} event={event} />
        </p>
      ))}
    </div>
  )
}

/** What happened in the meantime, folded, with a look at it step by step. */
function Since({ model }: { readonly model: TableModel }) {
  const { session, screen, seat } = model
  const isOpen = useSignal(false)
  const first = sinceOwn(model)
  const entries = session.log.value.slice(Math.max(1, first + 1))
  const isWorth = (event: GameEvent): boolean => !!shapeOf(session.game, event).worth
  const acts = actsOf(entries, isWorth)
  const numbers = acts.filter((act) => isComputer(session, act.seat)).flatMap((act) => act.numbers)
  useEffect(() => {
    if (isOpen.value && !session.thinking.value) askWhy(session, numbers)
  }, [isOpen.value, session.thinking.value, first])
  if (acts.length === 0 || seat.value < 0) return null
  const watching = watchingOf(session)
  const steps = stepsOf(screen, entries, whereIn(session, screen)).length
  const why = isOpen.value ? whyText(model, numbers) : ''
  return (
    <details
      class="recap"
      open={isOpen.value}
      onToggle={(event) => (isOpen.value = event.currentTarget.open)}
    >
      <summary>{words().recap(acts.length)}</summary>
      {watching && steps > 0 && !session.hides() && (
        <p class="recap-again">
          <Button
            size="small"
            icon="play"
            data-part="watch"
            onClick={() => watching.lookAgain(first)}
          >
            {happenedWords().watchAgain(steps)}
          </Button>
        </p>
      )}
      <ol aria-busy={isOpen.value && !isExplained(session, numbers)}>
        {acts.map((act) => (
          <li key={act.numbers[0]}>
            {act.events.map((event, index) => (
              <span key={index}>
                <Told model={model} event={event} />{' '}
              </span>
            ))}
          </li>
        ))}
      </ol>
      {why && <p class="why">{why}</p>}
    </details>
  )
}
