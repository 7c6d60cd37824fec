import { signal } from '@preact/signals'
import type { View } from '../map-view/view.ts'
import { later } from '../shell/later.tsx'
import { enemyTurn } from './enemy-turn.ts'
import { lastRoll } from './last-roll.ts'
import type { TableModel } from './model.ts'

const Note = later(async () => (await import('./roll-view.tsx')).RollView)

/** The roll whose note was closed, by game and choice. */
const closed = signal('')

/** What the dice showed, beside the place it was about, until the next decision. */
export function RollNote({ model, view }: { readonly model: TableModel; readonly view: View }) {
  const last = lastRoll(model)
  const present = enemyTurn(model)?.present
  const key = last ? `${model.session.id} ${last.number}` : ''
  // While the turn of others is shown, only the dice of the step that is shown.
  if (present && last && last.number < present.first) return null
  if (!last || closed.value === key) return null
  return <Note key={key} model={model} view={view} last={last} close={() => (closed.value = key)} />
}
