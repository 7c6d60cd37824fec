import { signal, type Signal } from '@preact/signals'
import { openTab, type StateKey } from '../../screen/table-state.ts'
import type { TableModel } from '../model.ts'

/** Whether an answer is being put together. */
export const answering: StateKey<Signal<boolean>> = { begin: () => signal(false) }

/** Leads to where an answer ahead is given. */
export function answerAheadAt({ page }: TableModel): void {
  page.of(answering).value = true
  openTab(page, 'notes')
}
