import type { Offer } from '../../session/offers.ts'
import { confirmationOf } from '../../screen/confirmation.ts'
import type { TableModel } from '../model.ts'
import { placeOfTarget } from '../press/targets.ts'
import { voiceOf } from '../../i18n/voice.ts'

/** A thing that can still be done before the phase ends. */
export interface Open {
  readonly text: string
  readonly place: number // -1 where it is done nowhere in particular
  readonly offer: Offer
}

/** What would be given up by the choice that is about to be confirmed: one line for each place. */
export function stillOpen(model: TableModel): readonly Open[] {
  const now = model.intention.value
  const { screen, state, session } = model
  if (now?.kind !== 'offer') return []
  const isEnd = screen.endVerbs?.has(now.offer.verb) ?? false
  const isPass = now.offer.kind === 'none' && confirmationOf(model, now.offer) === 'phase'
  if (!isEnd && !isPass) return []
  const voice = voiceOf(session.game)
  const found: Open[] = []
  for (const offer of model.offers.value.all) {
    if (offer.choice === now.offer.choice) continue
    const { kind, target } = offer
    const place = placeOfTarget(screen, state.value, kind, target)
    const isSomewhere = place >= 0
    if (!isSomewhere) found.push({ text: voice.choice(offer.choice), place: -1, offer })
    else if (!found.some((open) => open.place === place)) {
      found.push({ text: voice.choice(offer.choice), place, offer })
    }
  }
  return found
}

/** Lets go of the end of the phase and goes where something can be done; nothing is played. */
export function goTo(model: TableModel, { place, offer }: Open): void {
  model.back()
  if (place < 0) {
    model.intention.value = { kind: 'offer', offer }
    return
  }
  const { screen, state, seat } = model
  model.focus.value = place
  if (screen.plans?.canPlan(state.value, seat.value)) model.tapPlace(place)
  else model.inspected.value = place
}
