import type { Plan } from '@estafette/kernel'
import { effect } from '@preact/signals'
import type { Hit } from '../../map-view/feed.ts'
import type { MapDesk } from '../../screen/desk.ts'
import { offerOf, offersTo } from '../../session/offers.ts'
import type { Handle, HandPart } from '../handle.ts'
import { answer, answerByKey } from './answer.ts'
import { meaningOf, type Meaning, type Moment } from './grammar.ts'
import { makeHand, type Hand } from './hand.ts'
import { meantAt } from './meant.ts'
import { nextOf } from './next.ts'
import { obey } from './obey.ts'
import { makeSelecting } from './selecting.ts'
import { callsOf } from './targets.ts'

/** A person's hand on the map: what is selected, where it can go, and what a tap means. */
export function mapHand(handle: Handle): { readonly desk: MapDesk; readonly part: HandPart } {
  const hand = makeHand(handle)
  const { screen, seat, offers, intention, rebuff } = handle
  const { selection, inspected, picked, asked, focus, able, planning } = hand
  const selecting = makeSelecting(hand)
  const follow = (meaning: Meaning): void => obey(hand, selecting, meaning)

  /** Another press: what the last one left is gone. */
  const begin = (): void => {
    rebuff.value = null
    picked.value = -1
    asked.value = -1
  }

  const desk: MapDesk = {
    ...hand,
    ...selecting,
    press(hit: Hit) {
      begin()
      if (seat.value < 0 || planning()) follow(meaningOf(hit, momentOf(hand)))
      else if (hit.by === 'keys') answerByKey(hand, hit.place)
      else answer(hand, hit.place, hit.by === 'touch')
    },
    meant: (place) => meantAt(hand, place, follow),
    lookBack() {
      if (asked.value >= 0) {
        asked.value = -1
        return true
      }
      const chosen = selection.value?.place ?? -1
      if (inspected.value === chosen || inspected.value < 0) return false
      inspected.value = chosen
      return true
    },
    tapPlace(place, isCareful = false) {
      begin()
      if (seat.value >= 0 && !planning()) answer(hand, place, isCareful)
      else {
        const hit: Hit = { place, side: -1, by: 'keys', isTight: () => false }
        follow(meaningOf(hit, momentOf(hand)))
      }
    },
    tapUnit(unit) {
      const here = offersTo(offers.value, screen.counters?.kind).get(unit) ?? []
      const [call] = here.length > 0 ? [] : callsOf(handle, screen, unit)
      if (planning() && selection.value) selecting.toggleUnit(unit)
      else if (here.length === 1) handle.choose(here[0]!)
      else if (call) handle.choose(call, true)
      else {
        inspected.value = hand.placeOf(unit)
        picked.value = here.length > 1 ? unit : -1
      }
    },
    intend(plan) {
      const now = hand.aimed()
      const isSame =
        now?.place === plan.place && now.kind === plan.kind && now.manner === plan.manner
      // The second tap confirms a move that can be taken back; all else wants the button.
      if (isSame && hand.isUndoable(plan)) handle.confirm()
      else {
        screen.plans?.aimed?.(hand, plan)
        intention.value = { kind: 'plan', plan }
      }
    },
    adjust(plan) {
      intention.value = { kind: 'plan', plan }
    },
    nextAble(step) {
      focus.value = nextOf(able.value, focus.value, step)
    },
  }
  effect(() => {
    void focus.value
    hand.isLeft.value = false
  })
  return { desk, part: partOf(hand) }
}

/** What the grammar of presses has to know now. */
function momentOf(hand: Hand): Moment {
  const { session, screen, state, seat } = hand
  return {
    own: seat.value < 0 ? -1 : session.game.sideOf(state.value, seat.value),
    chosen: hand.selection.value?.place ?? -1,
    aim: hand.aimed(),
    plans: hand.plans.value,
    aimAt: (place) => screen.plans?.aimAt?.(hand, place) ?? null,
    canAct: (place) => hand.usable(place).length > 0,
    isUndoable: hand.isUndoable,
  }
}

/** What the hand lets go of, keeps and takes up when something happens to the table. */
function partOf(hand: Hand): HandPart {
  const { screen, state, seat, intention, selection, inspected } = hand
  const { plans: planner } = screen
  let declared: Plan | null = null // the last attack: it may say more than was asked for then

  /** The unit whose move is under way is selected without being asked for, and let go of after it. */
  const takeInHand = (unit: number): void => {
    selection.value = unit < 0 ? null : { place: hand.placeOf(unit), units: [unit] }
    if (unit >= 0 && hand.focus.peek() >= 0) hand.focus.value = hand.placeOf(unit)
  }
  /** Where a question is about some places the keyboard does not stay at others, out of their sight. */
  const leaveElsewhere = (): void => {
    const [places, at] = [hand.able.peek(), hand.focus.peek()]
    if (places.length > 0 && !places.includes(at) && !hand.planning()) hand.focus.value = -1
  }

  return {
    clear() {
      selection.value = null
      inspected.value = -1
      hand.picked.value = -1
      hand.asked.value = -1
      hand.pointed.value = -1 // what was under the mouse is not meant any more
    },
    beforeTaking() {
      // What is done about something else, Done above all, leaves nothing in hand.
      const before = hand.aimed() ? (selection.value?.place ?? -1) : -1
      return () => {
        // An activation goes on: what is left of the stack stays in hand.
        if (!planner?.groups) return
        const rest = before >= 0 ? hand.usable(before) : []
        if (rest.length > 0) selection.value = { place: before, units: rest }
      }
    },
    spelled(now) {
      if (now.kind !== 'plan' || !planner) return null
      declared = now.plan.kind === 'attack' ? now.plan : null
      return planner.spell(state.value, now.plan).choices
    },
    changed() {
      hand.isLeft.value = hand.focus.peek() >= 0
      if (planner?.inHand) takeInHand(seat.value < 0 ? -1 : planner.inHand(state.value))
      leaveElsewhere()
      if (seat.value < 0 || !declared) return
      const choice = planner?.intends?.(state.value, declared) ?? null
      if (choice === null) return
      intention.value = { kind: 'offer', offer: offerOf(hand.session.game, choice) }
    },
  }
}
