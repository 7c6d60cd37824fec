import { useEffect, useRef } from 'preact/hooks'
import type { MapWindow } from '../../map-view/view.ts'
import type { Selection } from '../../screen/desk.ts'
import { later } from '../../shell/later.tsx'
import { enemyTurn } from '../other-turn/enemy-turn.ts'
import { isElsewhere, lastRoll } from './last-roll.ts'
import type { TableModel } from '../model.ts'

const Note = later(async () => (await import('./roll-view.tsx')).RollView)

/** Closes the note of the last roll: it has been seen, and lies over what matters now. */
export function closeRoll(model: TableModel): void {
  model.page.closedRoll.value = lastRoll(model)?.number ?? -1
}

/** What the dice showed, beside the place it was about, until the next decision. */
export function RollNote({
  model,
  view,
}: {
  readonly model: TableModel
  readonly view: MapWindow
}) {
  const last = lastRoll(model)
  const present = enemyTurn(model)?.present
  const { closedRoll } = model.page
  const { selection, intention } = model
  const fallen = useRef<{ number: number; before: Selection | null }>({ number: -1, before: null })
  if (last && fallen.current.number !== last.number) {
    fallen.current = { number: last.number, before: selection.value }
  }
  const isOver =
    last !== null && isElsewhere(last.roll, fallen.current.before, selection.value, intention.value)
  useEffect(() => {
    if (isOver) closedRoll.value = last.number
  }, [isOver, last?.number])
  // While the turn of others is shown, only the dice of the step that is shown.
  if (present && last && last.number < present.first) return null
  if (enemyTurn(model)?.sum) return null // its lines tell the dice
  if (!last || isOver || closedRoll.value === last.number) return null
  const from = present?.first ?? 0
  const shown = { ...last, earlier: last.earlier.filter(({ number }) => number >= from) }
  return (
    <Note
      key={last.number}
      model={model}
      view={view}
      last={shown}
      close={() => (closedRoll.value = last.number)}
    />
  )
}
