import { NONE, STEP, type CellesState } from '@estafette/celles/screen'
import { voiceOf } from '../../i18n/voice.ts'
import { RuleLink } from '../../panels/rule-link.tsx'
import type { Desk } from '../../screen/desk.ts'
import { offersTo } from '../../session/offers.ts'
import { retreatFates } from './retreats.ts'
import { cellesWords } from './words.ts'

/** The hexes a retreat may take next, and what each of them costs. */
export function RetreatPanel({ model }: { readonly model: Desk }) {
  const s = model.state.value as CellesState
  const isRetreat = s.step === STEP['retreat-step'] || s.step === STEP['retreat-continue']
  if (!isRetreat || s.retreater === NONE || model.seat.value < 0) return null
  const words = cellesWords()
  const voice = voiceOf(model.session.game)
  const units = [s.retreater, s.companion].filter((unit) => unit !== NONE)
  const places = offersTo(model.offers.value, 'hex')
  return (
    <section class="retreat-panel">
      <h2>
        {words.retreatOf(units.map((unit) => voice.thing('unit', unit)).join(', '))}{' '}
        <RuleLink game="celles" rule="CEL-11.1.16" />
      </h2>
      <ul>
        {retreatFates(s, [...places.keys()]).map(({ hex, fate, ends, isCrowded }) => (
          <li key={hex}>
            <button
              type="button"
              class={`choice fate-line is-${fate}`}
              data-fate={fate}
              onClick={() => {
                const offer = places.get(hex)?.[0]
                if (offer) model.choose(offer)
              }}
            >
              <span>
                {voice.thing('hex', hex)}
                <small>
                  {words.retreatCost[fate]}
                  {words.next}
                  {isCrowded
                    ? words.retreatCrowded
                    : ends
                      ? words.retreatEnds
                      : words.retreatGoesOn}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
