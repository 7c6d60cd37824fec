import { effect } from '@preact/signals'
import type { Plan, State } from '@estafette/kernel'
import type { PlanPart } from '../../screen/plans.ts'
import type { Desk } from '../../screen/desk.ts'
import { oncePer } from '../../screen/once.ts'

const plansIn = oncePer<State, Map<string, readonly Plan[]>>(() => new Map())

/** The plans of some units, worked out once for a position, which nobody may change. */
export function plansOf(
  planner: PlanPart,
  state: State,
  units: readonly number[],
): readonly Plan[] {
  const plans = plansIn(state)
  const key = units.join()
  const found = plans.get(key) ?? planner.plans(state, units)
  plans.set(key, found)
  return found
}

/** Works out ahead what a tap on each stack will show, while nothing else is to do. */
export function foresee(planner: PlanPart, { state, seat, able }: Desk): () => void {
  let waiting: () => void = () => {}
  const stop = effect(() => {
    waiting()
    const now = state.value
    if (seat.value < 0 || !planner.canPlan(now, seat.value)) return
    const places = [...able.value]
    const next = (): void => {
      const place = places.shift()
      if (place === undefined) return
      plansOf(planner, now, planner.usable(now, place))
      waiting = whenIdle(next)
    }
    waiting = whenIdle(next)
  })
  return () => {
    stop()
    waiting()
  }
}

/** Calls when the page has nothing to do; returns how to call it off. */
function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, 50)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(call)
  return () => cancelIdleCallback(request)
}
