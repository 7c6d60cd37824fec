import { useSignal } from '@preact/signals'
import type { GameEvent } from '@estafette/kernel'
import { useEffect } from 'preact/hooks'
import { shapeOf } from '../../screen/events.ts'
import { sideClass, unitKind } from '../../screen/screen.ts'
import { watchingOf } from '../../session/watching.ts'
import { Button } from '../../shell/button.tsx'
import { numbersOf, sinceOwn } from './enemy-turn.ts'
import { sidesIn, stepsIn } from './steps-in.ts'
import { happenedWords } from '../log/happened-words.ts'
import { StepText, Told } from '../log/told.tsx'
import type { TableModel } from '../model.ts'
import { whyText } from '../log/reasons.tsx'
import type { Step } from './steps.ts'
import { askWhy, isComputer, isExplained } from '../log/why.ts'
import { words } from '../words.ts'
import './recap.css'

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

/** What happened in the meantime, folded: what hit the viewer first, with a look at it step by step. */
function Since({ model }: { readonly model: TableModel }) {
  const { session, screen, seat } = model
  const isOpen = useSignal(false)
  const first = sinceOwn(model)
  const entries = session.log.value.slice(Math.max(1, first + 1))
  const steps = stepsIn(session, screen, entries)
  const numbers = steps.filter((step) => isComputer(session, step.seat)).flatMap(numbersOf)
  useEffect(() => {
    if (isOpen.value && !session.thinking.value) askWhy(model, numbers)
  }, [isOpen.value, session.thinking.value, first])
  if (steps.length === 0 || seat.value < 0) return null
  const watching = watchingOf(session)
  const why = isOpen.value ? whyText(model, numbers) : ''
  return (
    <details
      class="recap well"
      open={isOpen.value}
      onToggle={(event) => (isOpen.value = event.currentTarget.open)}
    >
      <summary>{words().recap(steps.length)}</summary>
      {watching && !session.hides() && (
        <p class="recap-again">
          <Button
            size="small"
            icon="play"
            data-part="watch"
            onClick={() => watching.lookAgain(first)}
          >
            {happenedWords().watchAgain(steps.length)}
          </Button>
        </p>
      )}
      <ol aria-busy={isOpen.value && !isExplained(model, numbers)}>
        {hurtingFirst(model, steps).map((step) => (
          <li key={step.number} class={sideClass(screen.game.id, step.side)}>
            <StepText model={model} step={step} />
            <Outcome model={model} step={step} />
          </li>
        ))}
      </ol>
      {why && <p class="why">{why}</p>}
    </details>
  )
}

/** Fights that cost the viewer something, other fights of others, then all else as it came. */
function hurtingFirst(
  { session, screen, seat }: TableModel,
  steps: readonly Step[],
): readonly Step[] {
  const kind = unitKind(screen)
  const own = sidesIn(session)(seat.value)
  const isOwn = (unit: number): boolean => session.game.kinds[kind]?.sides?.[unit] === own
  const rank = (step: Step): number =>
    step.lost.some(({ unit }) => isOwn(unit))
      ? 0
      : step.kind === 'fight' && step.side !== own
        ? 1
        : 2
  return steps.toSorted((a, b) => rank(a) - rank(b) || a.number - b.number)
}

/** What came of a fight, line by line. */
function Outcome({ model, step }: { readonly model: TableModel; readonly step: Step }) {
  const { game } = model.session
  if (step.kind === 'move') return null
  const isNews = (event: GameEvent): boolean => {
    const { worth, silent, opens } = shapeOf(game, event)
    return !!worth && !silent && !(opens && step.units.length === 0)
  }
  const said = step.kind === 'other' ? step.events.slice(1) : step.events
  return (
    <>
      {said.filter(isNews).map((event, index) => (
        <p key={index}>
          <Told model={model} event={event} />
        </p>
      ))}
    </>
  )
}
