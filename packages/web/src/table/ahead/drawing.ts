import { signal, type Signal } from '@preact/signals'
import type { StateKey } from '../../screen/table-state.ts'
import { keepPrivate, privateNotes, type Ahead } from '../../store/private.ts'
import type { TableModel } from '../model.ts'

/** The stack from which a plan is being drawn: the next place that is pressed is its end. */
const drawing: StateKey<Signal<Omit<Ahead, 'to'> | null>> = { begin: () => signal(null) }

export function drawingAt({ page }: TableModel): Signal<Omit<Ahead, 'to'> | null> {
  return page.of(drawing)
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
