import { sideSheet } from '../../shell/side-sheet.ts'
import { useKeys } from '../../shell/use-keys.ts'
import type { Offer } from '../../session/offers.ts'
import { confirmationOf } from '../../screen/confirmation.ts'
import type { TableModel } from '../model.ts'
import { openTab } from '../../screen/table-state.ts'
import { setUpOf } from '../set-up/door.ts'
import { openList } from '../card/card.tsx'

/**
 * The keys of a table that work wherever the focus is. Enter is that of slot A where nothing else has
 * it: the map, or a button. Nothing is obeyed while the game is open elsewhere, or handed over.
 */
export function useTableKeys(model: TableModel, isHeld: boolean): void {
  useKeys(['map', 'view', 'game'], (command, { repeat }) => {
    if (!isHeld || model.session.awaited.value >= 0) return false
    switch (command) {
      case 'list':
        openList(model.page, true)
        focusSoon('.choices button')
        return true
      case 'type':
        model.page.isTyping.value = true
        return true
      case 'log':
        openTab(model.page, 'log')
        focusSoon('.log button')
        return true
      case 'rules':
        sideSheet.value = sideSheet.value?.kind === 'rules' ? null : { kind: 'rules' }
        return true
      case 'centre':
        return centre(model)
      case 'undo':
        model.undo()
        return true
      case 'undoAll':
        model.undoAll()
        return true
      case 'redo':
        model.redo()
        return true
      case 'endPhase':
        return repeat || askToEnd(model)
      case 'otherUnit':
        return repeat || otherUnit(model)
      case 'choose':
        return !!model.screen.map && (repeat || press('.slots [data-slot="a"]'))
      default:
        return false
    }
  })
}

/** Asks whether the phase ends, with the keyboard on the question; asked already, ends it. */
function askToEnd(model: TableModel): boolean {
  const offer = endingOffer(model)
  if (!offer) return false
  const now = model.intention.value
  if (now?.kind === 'offer' && now.offer.choice === offer.choice) {
    return press('.slots [data-part="confirm"]')
  }
  model.asked.value = -1
  model.choose(offer)
  if (model.intention.value) focusSoon('.slots [data-slot="a"]')
  return true
}

/** Takes somebody else in hand, where slot C does so. */
function otherUnit(model: TableModel): boolean {
  const setUp = setUpOf(model)
  if (!setUp) return false
  setUp.otherUnit(model)
  return true
}

/** Presses something of the card, which is deaf for a moment after it has changed. */
function press(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.click()
  return found !== null
}

/** What ends the phase, or else the only thing that can be done without pointing at anything. */
export function endingOffer(model: TableModel): Offer | undefined {
  const plain = model.offers.value.all.filter(({ kind }) => kind === 'none')
  const ending = plain.find((offer) => confirmationOf(model, offer) === 'phase')
  return ending ?? (plain.length === 1 ? plain[0] : undefined)
}

/** Brings what is selected, or else under the keyboard, back into sight. */
function centre({ selection, focus, inspected, byKeyboard }: TableModel): boolean {
  const place = selection.value?.place ?? (inspected.value >= 0 ? inspected.value : focus.value)
  if (place < 0) return false
  focus.value = -1
  byKeyboard.value = true
  focus.value = place
  return true
}

/** Once the panel shows it, which may take a few pictures. */
function focusSoon(selector: string, pictures = 30): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(selector)
    if (found) found.focus()
    else if (pictures > 0) focusSoon(selector, pictures - 1)
  })
}
