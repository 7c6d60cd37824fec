import { offersTo, type Offer } from '../../session/offers.ts'
import type { Hand } from './hand.ts'
import { isSettingUp } from '../set-up/door.ts'
import { offersAt, unitOffersAt } from './targets.ts'

/** The answer to a question: lit places and listed units give it, all else is looked at. */
export function answer(hand: Hand, place: number, isCareful: boolean): void {
  const { screen, offers } = hand
  if (isPart(hand, place)) return
  const { map, plans: planner, counters } = screen
  const here = offersTo(offers.value, map?.kind).get(place)
  const found = here ?? unitOffersAt(hand, screen, place)
  const isSetUp = isSettingUp(hand)
  const usual = isSetUp && here ? (screen.setUp!.usual?.(here) ?? here[0]) : undefined
  if (usual) {
    // What is placed is seen first; a second press there places it.
    hand.choose(usual, intends(hand, usual) ? isCareful : true)
    return
  }
  const lone = found.length === 1 ? found[0] : undefined
  if (!here || here.length > 1) hand.inspected.value = place
  // A press on a place that means a unit of it shows first whom it means.
  const isOfMany = lone !== undefined && !here && lone.kind !== counters?.kind
  if (lone) hand.choose(lone, isCareful || isOfMany || (!here && !!planner?.groups))
}

/** The same by a key: it means what it says first, and asks where it could mean several things. */
export function answerByKey(hand: Hand, place: number): void {
  if (isPart(hand, place)) return
  const here = offersAt(hand, hand.screen, place)
  if (here.length === 1) hand.choose(here[0]!, true)
  else if (here.length > 1) hand.asked.value = place
  else hand.inspected.value = place
}

/** A press that is part of what the card of the game puts together: it is looked at, too. */
function isPart(hand: Hand, place: number): boolean {
  const takes = hand.screen.decisions?.pressed?.(hand, place) ?? false
  if (takes) hand.inspected.value = place
  return takes
}

/** Whether just this is meant already. */
function intends({ intention }: Hand, { choice }: Offer): boolean {
  const now = intention.value
  return now?.kind === 'offer' && now.offer.choice === choice
}
