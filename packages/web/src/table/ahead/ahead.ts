import type { Plan, Rebuff } from '@estafette/kernel'
import { signal, type Signal } from '@preact/signals'
import type { StateKey } from '../../screen/table-state.ts'
import { keepPrivate, privateNotes, type Ahead } from '../../store/private.ts'
import type { TableModel } from '../model.ts'
import { plansOf } from '../press/foresight.ts'
import { planAt } from '../press/grammar.ts'

/** What has come of something that was planned ahead. */
export type AheadVerdict =
  | { readonly kind: 'waits' } // it is not one's turn to send units
  | { readonly kind: 'can'; readonly plan: Plan; readonly units: readonly number[] }
  | { readonly kind: 'cannot'; readonly rebuff: Rebuff | null } // the rules say why, where they can
  | { readonly kind: 'idle' } // those units cannot act now
  | { readonly kind: 'gone' } // nobody of them is there any more

/** The stack from which a plan is being drawn: the next place that is pressed is its end. */
const drawing: StateKey<Signal<Omit<Ahead, 'to'> | null>> = { begin: () => signal(null) }

export function drawingAt({ page }: TableModel): Signal<Omit<Ahead, 'to'> | null> {
  return page.of(drawing)
}

/** Own units that stand in a place, whoever decides now. */
export function ownAt({ session, screen, state }: TableModel, place: number): readonly number[] {
  const side = session.game.sideOf(state.value, session.viewer.value)
  const piles = screen.map?.piles(state.value) ?? []
  return piles
    .filter((pile) => pile.place === place && pile.side === side)
    .flatMap((pile) => pile.units)
}

/** Ends the plan that is being drawn at a place; whether one was. */
export function endAt(model: TableModel, to: number): boolean {
  const now = drawingAt(model)
  const begun = now.value
  if (!begun) return false
  now.value = null
  if (to >= 0 && to !== begun.from) keepPlans(model, [...plansAhead(), { ...begun, to }])
  return true
}

/** The plans of whoever is in front of the table. */
export function plansAhead(): readonly Ahead[] {
  return privateNotes.value.ahead ?? []
}

export function keepPlans({ session }: TableModel, ahead: readonly Ahead[]): void {
  keepPrivate(session.id, { ahead })
}

/** Whether all who are left of a plan have come where it leads. */
export function isDone({ screen, state }: TableModel, { units, to }: Ahead): boolean {
  return units.every((unit) => screen.map?.placeOf(state.value, unit) === to)
}

/**
 * What the rules say of a plan now. Those who are still there and can act go together where units of
 * a game do; else the first of them who can go.
 */
export function check(model: TableModel, { units, from, to }: Ahead): AheadVerdict {
  const { screen, state, seat } = model
  const { map, plans: planner } = screen
  const here = units.filter((unit) => map?.placeOf(state.value, unit) === from)
  if (here.length === 0) return { kind: 'gone' }
  if (!planner || seat.value < 0 || !planner.canPlan(state.value, seat.value)) {
    return { kind: 'waits' }
  }
  const usable = planner.usable(state.value, from)
  const able = here.filter((unit) => usable.includes(unit))
  if (able.length === 0) return { kind: 'idle' }
  const parties = planner.groups ? [able] : able.map((unit) => [unit])
  for (const party of parties) {
    const plan = planAt(plansOf(planner, state.value, party), to)
    if (plan) return { kind: 'can', plan, units: party }
  }
  return { kind: 'cannot', rebuff: planner.whyNot(state.value, parties[0]!, to) }
}
