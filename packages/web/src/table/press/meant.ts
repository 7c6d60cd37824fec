import { voiceOf } from '../../i18n/voice.ts'
import type { Meant } from '../../map-view/feed.ts'
import { confirmText } from '../../screen/plans.ts'
import { words } from '../words.ts'
import { planAt, type Meaning } from './grammar.ts'
import type { Hand } from './hand.ts'
import { offersAt } from './targets.ts'

/** What a press on a place could have meant, each to be chosen. */
export function meantAt(
  hand: Hand,
  place: number,
  obey: (meaning: Meaning) => void,
): readonly Meant[] {
  const { screen, state, intention, asked } = hand
  const { map, plans: planner } = screen
  const voice = voiceOf(hand.session.game)
  if (!hand.planning()) {
    return offersAt(hand, screen, place).map((offer) => ({
      key: `offer${offer.choice}`,
      text: voice.choice(offer.choice),
      press() {
        asked.value = -1
        intention.value = null
        hand.choose(offer, true)
      },
    }))
  }
  const plan = planAt(hand.plans.value, place)
  const name = voice.thing(map?.kind ?? '', place)
  const close = (then: Meaning) => () => {
    asked.value = -1
    obey(then)
  }
  return [
    { key: 'choose', text: words().chooseThis(name), press: close({ kind: 'choose', place }) },
    ...(plan
      ? [
          {
            key: plan.kind,
            text: words().here(planner ? confirmText(planner, state.value, plan) : name),
            press: close({ kind: hand.isUndoable(plan) ? 'go' : 'preview', plan }),
          },
        ]
      : []),
  ]
}
