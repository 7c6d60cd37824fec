import type { AheadPart } from '../../screen/ahead.ts'
import { Button, IconButton } from '../../shell/button.tsx'
import type { Ahead } from '../../store/private.ts'
import { RebuffLine } from '../card/rebuff.tsx'
import type { TableModel } from '../model.ts'
import { aheadWords } from './ahead-words.ts'
import { keepPlans, plansAhead } from './drawing.ts'

interface Props {
  readonly model: TableModel
  readonly part: AheadPart
  readonly isCard?: boolean
}

/** Plans for one's next turn on a field: drawn by presses on it, offered where the rules let them be. */
export function PlansOnField({ model, part, isCard }: Props) {
  const { session, state } = model
  if (session.outcome() || session.viewer.value < 0) return null
  const words = aheadWords()
  const Heading = isCard ? 'h3' : 'h2' // under the title of the card, or beside it
  const plans = plansAhead()
  const asks = part.asks(model)
  return (
    <section class="ahead" data-part="ahead">
      <Heading>{words.title}</Heading>
      <ul>
        {plans.map((plan, index) => {
          const { who, what } = part.tell(state.value, plan)
          return (
            <li key={`${index} ${plan.units.join()}`}>
              <Planned model={model} part={part} ahead={plan} />
              <IconButton
                icon="close"
                label={words.drop(`${who}, ${what}`)}
                onClick={() =>
                  keepPlans(
                    model,
                    plans.filter((one) => one !== plan),
                  )
                }
              />
            </li>
          )
        })}
      </ul>
      {isCard ? null : asks ? (
        <p role="status">
          {asks}{' '}
          <Button size="small" look="ghost" onClick={() => part.leave(model)}>
            {words.cancel}
          </Button>
        </p>
      ) : (
        <>
          <Button
            size="small"
            icon="plus"
            data-part="plan-ahead"
            onClick={() => {
              part.begin(model)
              document.querySelector<HTMLElement>('.field-top')?.focus({ preventScroll: true })
            }}
          >
            {words.draw}
          </Button>
          <p>{part.how()}</p>
        </>
      )}
      {!isCard && <small>{words.whose}</small>}
    </section>
  )
}

/** One plan: to be taken up in a press, or why not. */
function Planned({ model, part, ahead }: Props & { readonly ahead: Ahead }) {
  const words = aheadWords()
  const { who, what } = part.tell(model.state.value, ahead)
  const text = (
    <>
      <b>{who}</b> <span>{what}</span>
    </>
  )
  const standing = part.check(model, ahead)
  if (standing.kind === 'can') {
    return (
      <Button class="ahead-take" data-checked="can" onClick={() => standing.take()}>
        {text}
      </Button>
    )
  }
  return (
    <p data-checked={standing.kind}>
      {text}{' '}
      <small>
        {standing.kind === 'waits' ? (
          words.waits
        ) : typeof standing.why === 'string' ? (
          standing.why
        ) : (
          <RebuffLine game={model.session.game} rebuff={standing.why} />
        )}
      </small>
    </p>
  )
}
