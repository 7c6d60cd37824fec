import { offersTo } from '../../session/offers.ts'
import type { Hand } from './hand.ts'
import { offersAt, unitOffersAt } from './targets.ts'

/** The answer to a question: lit places and listed units give it, all else is looked at. */
export function answer(hand: Hand, place: number, isCareful: boolean): void {
  const { screen, offers } = hand
  const { map, plans: planner, counters } = screen
  const here = offersTo(offers.value, map?.kind).get(place)
  const found = here ?? unitOffersAt(hand, screen, place)
  const lone = found.length === 1 ? found[0] : undefined
  if (!here || here.length > 1) hand.inspected.value = place
  // A press on a place that means a unit of it shows first whom it means.
  const isOfMany = lone !== undefined && !here && lone.kind !== counters?.kind
  if (lone) hand.choose(lone, isCareful || isOfMany || (!here && !!planner?.groups))
}

/** The same by a key: it means what it says first, and asks where it could mean several things. */
export function answerByKey(hand: Hand, place: number): void {
  const here = offersAt(hand, hand.screen, place)
  if (here.length === 1) hand.choose(here[0]!, true)
  else if (here.length > 1) hand.asked.value = place
  else hand.inspected.value = place
}
