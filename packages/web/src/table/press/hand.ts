import { computed, signal } from '@preact/signals'
import type { Plan } from '@estafette/kernel'
import { finality } from '../../screen/confirmation.ts'
import type { MapDesk, Selection } from '../../screen/desk.ts'
import { offersTo } from '../../session/offers.ts'
import type { Handle } from '../handle.ts'
import { plansOf } from './foresight.ts'
import { firstOf } from './targets.ts'

/** A hand on the map of a table: what it has hold of, what it looks at, and what it could do. */
export interface Hand
  extends
    Handle,
    Pick<
      MapDesk,
      | 'selection'
      | 'plans'
      | 'inspected'
      | 'picked'
      | 'asked'
      | 'focus'
      | 'isLeft'
      | 'pointed'
      | 'byKeyboard'
      | 'able'
      | 'ableUnits'
    > {
  /** Whether units are told where to go now: else a question is answered. */
  planning(): boolean
  /** Units of a place that can be sent off. */
  usable(place: number): readonly number[]
  placeOf(unit: number): number
  /** The plan that is intended. */
  aimed(): Plan | null
  isUndoable(plan: Plan): boolean
}

/** A hand that holds nothing yet. */
export function makeHand(handle: Handle): Hand {
  const { screen, state, seat, offers, intention } = handle
  const { map, plans: planner, counters } = screen
  const selection = signal<Selection | null>(null)
  const planning = (): boolean =>
    seat.value >= 0 && !!planner && planner.canPlan(state.value, seat.value)
  const usable = (place: number): readonly number[] =>
    planner && planning() ? planner.usable(state.value, place) : []
  const placeOf = (unit: number): number => map?.placeOf(state.value, unit) ?? -1
  const asked = (): readonly number[] => [
    ...offersTo(offers.value, counters?.kind).keys(),
    ...firstOf(handle, screen),
  ]
  const able = computed(() => {
    const found = new Set(offersTo(offers.value, map?.kind).keys())
    for (const unit of asked()) {
      const place = placeOf(unit)
      if (place >= 0) found.add(place)
    }
    return [...found].sort((a, b) => a - b)
  })
  return {
    ...handle,
    selection,
    plans: computed(() => {
      const chosen = selection.value
      return chosen && planner && seat.value >= 0 ? plansOf(planner, state.value, chosen.units) : []
    }),
    inspected: signal(-1),
    picked: signal(-1),
    asked: signal(-1),
    focus: signal(-1),
    isLeft: signal(false),
    pointed: signal(-1),
    byKeyboard: signal(false),
    able,
    ableUnits: computed(() => new Set([...asked(), ...able.value.flatMap(usable)])),
    planning,
    usable,
    placeOf,
    aimed: () => (intention.value?.kind === 'plan' ? intention.value.plan : null),
    isUndoable(plan) {
      if (plan.kind !== 'move' || plan.chance !== undefined || !planner) return false
      const { rolls, choices } = planner.spell(state.value, plan)
      return !rolls && finality(handle, choices) === null
    },
  }
}
