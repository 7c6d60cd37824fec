import { signal, type Signal } from '@preact/signals'
import type { StateKey, TableState } from '../../screen/table-state.ts'

/** Whether the wide view stands beside the map instead of over it, where there is room. */
export const pinned: StateKey<Signal<boolean>> = { begin: () => signal(false) }

/** Opens the present tab over the map, and the log in the column; or closes it. */
export function toggleWide(page: TableState): void {
  if (isPhone()) {
    page.sheet.value = page.sheet.value === 'full' ? 'middle' : 'full'
    return
  }
  const { wide, tab, isPanelOpen } = page
  if (wide.value) {
    if (tab.value === 'log') tab.value = wide.value
    wide.value = null
    return
  }
  wide.value = tab.value
  tab.value = 'log'
  isPanelOpen.value = false
}

/** Whether tabs are in the sheet of a phone, where the whole sheet is as wide as it gets. */
function isPhone(): boolean {
  const query = '(width < 43.75em) and (height >= 36em), (width < 35em)'
  return globalThis.matchMedia?.(query).matches ?? false
}
