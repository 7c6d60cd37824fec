import { useEffect } from 'preact/hooks'
import { voiceOf } from '../../i18n/voice.ts'
import { Button, IconButton } from '../../shell/button.tsx'
import type { Ahead } from '../../store/private.ts'
import { RebuffLine } from '../card/rebuff.tsx'
import type { TableModel } from '../model.ts'
import { aheadWords } from './ahead-words.ts'
import { check, isDone, ownAt } from './ahead.ts'
import { PlansOnField } from './field-list.tsx'
import { drawingAt, keepPlans, plansAhead } from './drawing.ts'
import './ahead.css'

interface Props {
  readonly model: TableModel
  readonly isCard?: boolean
}

/** Plans for one's next turn: those that hold are offered, of the others it is said why not. */
export function PlansAhead(props: Props) {
  const part = props.model.screen.field?.ahead
  return part ? <PlansOnField {...props} part={part} /> : <PlansOnMap {...props} />
}

function PlansOnMap(props: Props) {
  const { model, isCard } = props
  const { session, screen, inspected } = model
  const kind = screen.map?.kind
  const drawing = drawingAt(model)
  const plans = plansAhead()
  const done = plans.filter((plan) => isDone(model, plan))
  useEffect(() => {
    if (done.length > 0)
      keepPlans(
        model,
        plans.filter((plan) => !done.includes(plan)),
      )
  }, [done.length])
  if (kind === undefined || !screen.plans || session.outcome()) return null
  const words = aheadWords()
  const Heading = isCard ? 'h3' : 'h2' // under the title of the card, or beside it
  const nameOf = (place: number): string => voiceOf(session.game).thing(kind, place)
  const from = inspected.value
  const units = from < 0 ? [] : ownAt(model, from)
  const begun = drawing.value
  return (
    <section class="ahead" data-part="ahead">
      <Heading>{words.title}</Heading>
      <ul>
        {plans
          .filter((plan) => !done.includes(plan))
          .map((plan, index) => (
            <li key={`${index} ${plan.from} ${plan.to}`}>
              <Planned model={model} ahead={plan} nameOf={nameOf} />
              <IconButton
                icon="close"
                label={words.drop(words.way(nameOf(plan.from), nameOf(plan.to)))}
                onClick={() =>
                  keepPlans(
                    model,
                    plans.filter((one) => one !== plan),
                  )
                }
              />
            </li>
          ))}
      </ul>
      {isCard ? null : begun ? (
        <p role="status">
          {words.whereTo(nameOf(begun.from))}{' '}
          <Button size="small" look="ghost" onClick={() => (drawing.value = null)}>
            {words.cancel}
          </Button>
        </p>
      ) : units.length > 0 ? (
        <Button
          size="small"
          icon="plus"
          data-part="plan-ahead"
          onClick={() => {
            drawing.value = { from, units }
            document.querySelector<HTMLElement>('.map-view')?.focus({ preventScroll: true })
          }}
        >
          {words.plan(nameOf(from))}
        </Button>
      ) : (
        <p>{words.how}</p>
      )}
      {!isCard && <small>{words.whose}</small>}
    </section>
  )
}

/** One plan: to be taken up in a press, or why not. */
function Planned(props: {
  readonly model: TableModel
  readonly ahead: Ahead
  readonly nameOf: (place: number) => string
}) {
  const { model, ahead, nameOf } = props
  const { session, screen } = model
  const words = aheadWords()
  const checked = check(model, ahead)
  const way = words.way(nameOf(ahead.from), nameOf(ahead.to))
  const unitKind = screen.counters?.kind
  const [first] = ahead.units
  const who =
    unitKind === undefined || first === undefined
      ? ''
      : words.units(voiceOf(session.game).thing(unitKind, first), ahead.units.length - 1)
  const text = (
    <>
      <b>{who}</b> <span>{way}</span>
    </>
  )
  if (checked.kind === 'can') {
    return (
      <Button
        class="ahead-take"
        data-checked="can"
        onClick={() => {
          model.selectUnits(checked.units)
          model.adjust(checked.plan)
        }}
      >
        {text}
      </Button>
    )
  }
  return (
    <p data-checked={checked.kind}>
      {text}{' '}
      <small>
        {checked.kind === 'cannot' && checked.rebuff ? (
          <RebuffLine game={session.game} rebuff={checked.rebuff} />
        ) : (
          words[checked.kind]
        )}
      </small>
    </p>
  )
}
