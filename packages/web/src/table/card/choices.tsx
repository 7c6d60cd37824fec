import { Counter, CounterPicture } from '../../counters/counter.tsx'
import { Icon } from '../../shell/icons.tsx'
import type { Offer } from '../../session/offers.ts'
import { markOf } from '../../screen/confirmation.ts'
import type { TableModel } from '../model.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { words } from '../words.ts'

/** Every legal choice as a line of its own: the map as a list, with equal power. */
export function Choices({ model }: { readonly model: TableModel }) {
  const { all } = model.offers.value
  if (all.length === 0) return null
  return (
    <section class="choices" aria-label={words().choices(all.length)}>
      <ul>
        {all.map((offer) => (
          <li key={offer.choice}>
            <ChoiceButton model={model} offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A choice in words, with the counter it is about. */
export function ChoiceButton(props: { readonly model: TableModel; readonly offer: Offer }) {
  const { model, offer } = props
  const { screen, state, intention, session } = model
  const { counters } = screen
  const now = intention.value
  const isIntended = now?.kind === 'offer' && now.offer.choice === offer.choice
  const mark = markOf(model, offer)
  const members = counters?.members?.(state.value, offer.kind, offer.target) ?? []
  return (
    <button
      type="button"
      class={isIntended ? 'choice is-intended' : 'choice'}
      data-choice={offer.choice}
      onClick={() => model.choose(offer)}
    >
      {offer.kind === counters?.kind && <Picture model={model} unit={offer.target} />}
      <span>
        {voiceOf(session.game).choice(offer.choice)}
        {members.length > 0 && (
          <span class="choice-members flow">
            {members.map((unit) => (
              <Picture key={unit} model={model} unit={unit} />
            ))}
          </span>
        )}
      </span>
      {mark && <Icon name={mark} />}
    </button>
  )
}

function Picture({ model, unit }: { readonly model: TableModel; readonly unit: number }) {
  const face = model.screen.counters?.face(model.state.value, unit)
  if (!face) return null
  return (
    <CounterPicture width={34}>
      <Counter face={face} x={32} y={32} size={64} level="table" />
    </CounterPicture>
  )
}
