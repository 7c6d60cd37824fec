import type { Plan, Rebuff } from '@estafette/kernel'
import type { Ahead } from '../../store/private.ts'
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

/** Own units that stand in a place, whoever decides now. */
export function ownAt({ session, screen, state }: TableModel, place: number): readonly number[] {
  const side = session.game.sideOf(state.value, session.viewer.value)
  const piles = screen.map?.piles(state.value) ?? []
  return piles
    .filter((pile) => pile.place === place && pile.side === side)
    .flatMap((pile) => pile.units)
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
