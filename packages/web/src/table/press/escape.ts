import { useKeys } from '../../shell/use-keys.ts'
import { endAt } from '../ahead/drawing.ts'
import type { TableModel } from '../model.ts'

/**
 * Escape: back from what is only looked at, then what slot C does, then the note of a roll. A choice of the game in that slot
 * is never taken by it, nor a rule opened, since Escape is pressed to get out of something.
 */
export function escape(model: TableModel): void {
  model.rebuff.value = null
  if (endAt(model, -1)) return
  if (model.lookBack()) return
  const decline = globalThis.document?.querySelector<HTMLElement>('.slots [data-slot="c"]')
  if (decline && !goesOn(decline)) decline.click()
  else {
    const isFree = !model.intention.value && !model.selection.value
    model.back()
    if (isFree && model.screen.map) void closeNote(model)
  }
}

/** Closes the note of a roll: its code is here where there is one. */
async function closeNote(model: TableModel): Promise<void> {
  const { closeRoll } = await import('../rolls/roll-note.tsx')
  closeRoll(model)
}

/** Whether a slot does more than to go back. */
function goesOn({ dataset, ariaDisabled }: HTMLElement): boolean {
  const { choice, part } = dataset
  return ariaDisabled === 'true' || choice !== undefined || part !== undefined
}

/** Obeys Escape wherever the focus is; an open menu has it first. */
export function useEscape(model: TableModel, isHeld = true): void {
  useKeys(['map'], (command) => {
    if (command !== 'back' || !isHeld || document.querySelector(':popover-open')) return false
    escape(model)
    return true
  })
}
