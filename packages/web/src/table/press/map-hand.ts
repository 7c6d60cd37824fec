import { computed, signal } from '@preact/signals'
import type { Choice, Plan } from '@estafette/kernel'
import { voiceOf } from '../../i18n/voice.ts'
import type { Hit, Meant } from '../../map-view/feed.ts'
import type { Intention, MapDesk, Selection } from '../../screen/desk.ts'
import { offerOf, offersTo, type Offer } from '../../session/offers.ts'
import { confirmText } from '../../screen/plans.ts'
import { finality } from '../../screen/confirmation.ts'
import { plansOf } from './foresight.ts'
import { meaningOf, planAt, type Meaning } from './grammar.ts'
import type { Handle, Part } from '../handle.ts'
import { nextOf } from './next.ts'
import { callsOf, firstOf, offersAt, unitOffersAt } from './targets.ts'
import { words } from '../words.ts'

/** A person's hand on the map: what is selected, where it can go, and what a tap means. */
export function mapHand(handle: Handle): { readonly desk: MapDesk; readonly part: Part } {
  const { screen, state, seat, offers, intention, rebuff } = handle
  const { map, plans: planner, counters } = screen
  const selection = signal<Selection | null>(null)
  const inspected = signal(-1)
  const picked = signal(-1)
  const asked = signal(-1)
  const focus = signal(-1)
  const pointed = signal(-1)
  const byKeyboard = signal(false)
  let declared: Plan | null = null // the last attack: it may say more than was asked for then
  const plans = computed(() => {
    const chosen = selection.value
    return chosen && planner && seat.value >= 0 ? plansOf(planner, state.value, chosen.units) : []
  })
  const planning = (): boolean =>
    seat.value >= 0 && !!planner && planner.canPlan(state.value, seat.value)
  const usable = (place: number): readonly number[] =>
    planner && planning() ? planner.usable(state.value, place) : []
  const placeOf = (unit: number): number => map?.placeOf(state.value, unit) ?? -1

  const able = computed(() => {
    const found = new Set<number>()
    for (const place of offersTo(offers.value, map?.kind).keys()) found.add(place)
    const units = offersTo(offers.value, counters?.kind).keys()
    for (const unit of [...units, ...firstOf(handle, screen)]) {
      const place = placeOf(unit)
      if (place >= 0) found.add(place)
    }
    return [...found].sort((a, b) => a - b)
  })

  /** One unit at a time goes round the stack with every tap; else all are taken. */
  const handful = (units: readonly number[]): readonly number[] => {
    if (planner?.groups || units.length < 2) return units
    const at = units.indexOf(selection.value?.units[0] ?? -1)
    return [units[(at + 1) % units.length]!]
  }

  /** The only thing that can be done to a unit of a place. */
  const loneOffer = (place: number): Offer | undefined => {
    const here = unitOffersAt(handle, screen, place)
    return here.length === 1 ? here[0] : undefined
  }

  const aimed = (): Plan | null => (intention.value?.kind === 'plan' ? intention.value.plan : null)
  const isUndoable = (plan: Plan): boolean => {
    if (plan.kind !== 'move' || plan.chance !== undefined || !planner) return false
    const { rolls, choices } = planner.spell(state.value, plan)
    return !rolls && finality(handle, choices) === null
  }
  const moment = () => ({
    own: seat.value < 0 ? -1 : handle.session.game.sideOf(state.value, seat.value),
    chosen: selection.value?.place ?? -1,
    aim: aimed(),
    plans: plans.value,
    aimAt: (place: number): Plan | null => planner?.aimAt?.(handle, place) ?? null,
    canAct: (place: number): boolean => usable(place).length > 0,
    isUndoable,
  })

  /** The answer to a question: lit places and listed units give it, all else is looked at. */
  const answer = (place: number, isCareful: boolean): void => {
    const here = offersTo(offers.value, map?.kind).get(place)
    const lone = here ? (here.length === 1 ? here[0] : undefined) : loneOffer(place)
    if (!here || here.length > 1) inspected.value = place
    // A press on a place that means a unit of it shows first whom it means.
    const isOfMany = lone !== undefined && !here && lone.kind !== counters?.kind
    if (lone) handle.choose(lone, isCareful || isOfMany || (!here && !!planner?.groups))
  }

  /** The same by a key: it means what it says first, and asks where it could mean several things. */
  const answerByKey = (place: number): void => {
    const here = offersAt(handle, screen, place)
    if (here.length === 1) handle.choose(here[0]!, true)
    else if (here.length > 1) asked.value = place
    else inspected.value = place
  }

  const take = (place: number, units: readonly number[]): void => {
    intention.value = null
    inspected.value = place
    selection.value = units.length > 0 ? { place, units } : null
  }

  /** Another press: what the last one left is gone. */
  const begin = (): void => {
    rebuff.value = null
    picked.value = -1
    asked.value = -1
  }

  /** Does what a press means. */
  const obey = (meaning: Meaning): void => {
    switch (meaning.kind) {
      case 'choose':
        take(meaning.place, handful(usable(meaning.place)))
        break
      case 'add':
        desk.toggleUnit(usable(meaning.place)[0]!)
        break
      case 'type':
        takeType(meaning.place)
        break
      case 'ask':
        asked.value = meaning.place
        break
      case 'inspect':
        inspected.value = meaning.place
        break
      case 'note':
        rebuff.value =
          planner?.whyNot(state.value, selection.value?.units ?? [], meaning.place) ?? null
        if (!rebuff.value) inspected.value = meaning.place
        break
      case 'preview':
        inspected.value = selection.value?.place ?? -1
        intention.value = { kind: 'plan', plan: meaning.plan }
        break
      case 'go':
        intention.value = { kind: 'plan', plan: meaning.plan }
        handle.confirm()
        break
      case 'drop':
        intention.value = null
        inspected.value = selection.value?.place ?? -1
        break
      case 'giveUp':
        giveUp()
    }
  }

  /** Units of the type that lies on top. */
  const takeType = (place: number): void => {
    const units = usable(place)
    const typeOf = (unit: number): number => counters?.typeOf(unit) ?? 0
    take(
      place,
      units.filter((unit) => typeOf(unit) === typeOf(units[0]!)),
    )
  }

  /** Where units are chosen one at a time the next of the stack comes first. */
  const giveUp = (): void => {
    const { place, units } = selection.value!
    const all = usable(place)
    const isLast = planner?.groups !== undefined || all.indexOf(units[0]!) >= all.length - 1
    if (!isLast) take(place, handful(all))
    else {
      selection.value = null
      inspected.value = -1
    }
  }

  const desk: MapDesk = {
    selection,
    plans,
    inspected,
    picked,
    asked,
    focus,
    pointed,
    byKeyboard,
    able,
    press(hit: Hit) {
      begin()
      if (seat.value < 0 || planning()) obey(meaningOf(hit, moment()))
      else if (hit.by === 'keys') answerByKey(hit.place)
      else answer(hit.place, hit.by === 'touch')
    },
    meant(place): readonly Meant[] {
      const voice = voiceOf(handle.session.game)
      if (!planning()) {
        return offersAt(handle, screen, place).map((offer) => ({
          key: `offer${offer.choice}`,
          text: voice.choice(offer.choice),
          press() {
            asked.value = -1
            intention.value = null
            handle.choose(offer, true)
          },
        }))
      }
      const plan = planAt(plans.value, place)
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
                press: close({ kind: isUndoable(plan) ? 'go' : 'preview', plan }),
              },
            ]
          : []),
      ]
    },
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
      if (seat.value >= 0 && !planning()) answer(place, isCareful)
      else obey(meaningOf({ place, side: -1, by: 'keys', isTight: () => false }, moment()))
    },
    tapUnit(unit) {
      const here = offersTo(offers.value, counters?.kind).get(unit) ?? []
      const [call] = here.length > 0 ? [] : callsOf(handle, screen, unit)
      if (planning() && selection.value) desk.toggleUnit(unit)
      else if (here.length === 1) handle.choose(here[0]!)
      else if (call) handle.choose(call, true)
      else {
        inspected.value = placeOf(unit)
        picked.value = here.length > 1 ? unit : -1
      }
    },
    intend(plan) {
      const now = intention.value
      const isSame =
        now?.kind === 'plan' &&
        now.plan.place === plan.place &&
        now.plan.kind === plan.kind &&
        now.plan.manner === plan.manner
      // The second tap confirms a move that can be taken back; all else wants the button.
      if (isSame && isUndoable(plan)) handle.confirm()
      else intention.value = { kind: 'plan', plan }
    },
    adjust(plan) {
      intention.value = { kind: 'plan', plan }
    },
    selectUnits(units) {
      const place = units.length > 0 ? placeOf(units[0]!) : -1
      intention.value = null
      selection.value = units.length > 0 ? { place, units } : null
      if (place >= 0) inspected.value = place
    },
    toggleUnit(unit) {
      const place = placeOf(unit)
      if (!planner?.usable(state.value, place).includes(unit)) return
      if (!planner.groups) {
        desk.selectUnits([unit])
        return
      }
      const now = selection.value?.place === place ? selection.value.units : []
      desk.selectUnits(now.includes(unit) ? now.filter((other) => other !== unit) : [...now, unit])
      inspected.value = place
    },
    nextAble(step) {
      focus.value = nextOf(able.value, focus.value, step)
    },
  }

  /** The unit whose move is under way is selected without being asked for, and let go of after it. */
  const takeInHand = (unit: number): void => {
    selection.value = unit < 0 ? null : { place: placeOf(unit), units: [unit] }
  }

  const part: Part = {
    clear() {
      selection.value = null
      inspected.value = -1
      picked.value = -1
      asked.value = -1
      pointed.value = -1 // what was under the mouse is not meant any more
    },
    beforeTaking() {
      // What is done about something else, Done above all, leaves nothing in hand.
      const before = aimed() ? (selection.value?.place ?? -1) : -1
      return () => {
        // An activation goes on: what is left of the stack stays in hand.
        if (!planner?.groups) return
        const rest = before >= 0 ? usable(before) : []
        if (rest.length > 0) selection.value = { place: before, units: rest }
      }
    },
    spelled(now: Intention): readonly Choice[] | null {
      if (now.kind !== 'plan' || !planner) return null
      declared = now.plan.kind === 'attack' ? now.plan : null
      return planner.spell(state.value, now.plan).choices
    },
    changed() {
      if (planner?.inHand) takeInHand(seat.value < 0 ? -1 : planner.inHand(state.value))
      if (seat.value < 0 || !declared) return
      const choice = planner?.intends?.(state.value, declared) ?? null
      if (choice === null) return
      intention.value = { kind: 'offer', offer: offerOf(handle.session.game, choice) }
    },
  }
  return { desk, part }
}
