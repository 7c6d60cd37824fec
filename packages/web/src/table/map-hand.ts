import { computed, signal } from '@preact/signals'
import type { Choice, Plan } from '@estafette/kernel'
import { targetsOf } from '../map-view/feed.ts'
import type { Intention, MapDesk, Selection } from '../screen/desk.ts'
import { offerOf, offersTo, type Offer } from '../session/offers.ts'
import { plansOf } from './foresight.ts'
import type { Handle, Part } from './handle.ts'
import { nextOf } from './next.ts'

/** A person's hand on the map: what is selected, where it can go, and what a tap means. */
export function mapHand(handle: Handle): { readonly desk: MapDesk; readonly part: Part } {
  const { screen, state, seat, offers, intention, rebuff } = handle
  const { map, plans: planner, counters } = screen
  const selection = signal<Selection | null>(null)
  const inspected = signal(-1)
  const picked = signal(-1)
  const focus = signal(-1)
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
    for (const unit of offersTo(offers.value, counters?.kind).keys()) {
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

  /** The only thing that can be done to a unit of a place, where units are chosen one at a time. */
  const loneOffer = (place: number): Offer | undefined => {
    if (planner?.groups) return undefined
    const here = [...offersTo(offers.value, counters?.kind)].flatMap(([unit, list]) =>
      placeOf(unit) === place ? list : [],
    )
    return here.length === 1 ? here[0] : undefined
  }

  const desk: MapDesk = {
    selection,
    plans,
    inspected,
    picked,
    focus,
    byKeyboard,
    able,
    tapPlace(place, isCareful = false) {
      rebuff.value = null
      picked.value = -1
      const plan = planAt(plans.value, place)
      if (plan) {
        desk.intend(plan)
        return
      }
      const here = offersTo(offers.value, map?.kind).get(place)
      if (here && !planning()) {
        if (here.length === 1) handle.choose(here[0]!, isCareful)
        else inspected.value = place
        return
      }
      const lone = planning() ? undefined : loneOffer(place)
      if (lone) {
        inspected.value = place
        handle.choose(lone, isCareful)
        return
      }
      const units = usable(place)
      if (units.length === 0 && selection.value && selection.value.place !== place) {
        rebuff.value = planner?.whyNot(state.value, selection.value.units, place) ?? null
        if (rebuff.value) return
      }
      intention.value = null
      inspected.value = place
      selection.value = units.length > 0 ? { place, units: handful(units) } : null
    },
    tapUnit(unit) {
      const here = offersTo(offers.value, counters?.kind).get(unit) ?? []
      if (planning() && selection.value) desk.toggleUnit(unit)
      else if (here.length === 1) handle.choose(here[0]!)
      else {
        inspected.value = placeOf(unit)
        picked.value = here.length > 1 ? unit : -1
      }
    },
    intend(plan) {
      const now = intention.value
      const isSame =
        now?.kind === 'plan' && now.plan.place === plan.place && now.plan.kind === plan.kind
      // The second tap on a move confirms it; an attack wants the button.
      if (isSame && plan.kind === 'move') handle.confirm()
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
    },
    beforeTaking() {
      const before = selection.value?.place ?? -1
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

/** The plan that a tap on a place means: one that leads there, else one that is about it too. */
export function planAt(plans: readonly Plan[], place: number): Plan | undefined {
  return (
    plans.find((plan) => plan.place === place) ??
    plans.find((plan) => targetsOf(plan).includes(place))
  )
}
