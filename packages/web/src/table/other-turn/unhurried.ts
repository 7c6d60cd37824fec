import { effect, signal, untracked, type Signal } from '@preact/signals'
import { afterPicture } from '../../map-view/after-picture.ts'
import type { TableModel } from '../model.ts'

/**
 * The same table for what stands beside the map. Whatever a tap adds shows on the map first and
 * here two pictures later, so that the map need not wait until the tray is drawn. A new position,
 * and what goes away, shows at once.
 */
export function unhurried(model: TableModel): TableModel {
  const read = () => ({
    state: model.state.value,
    seat: model.seat.value,
    offers: model.offers.value,
    selection: model.selection.value,
    plans: model.plans.value,
    intention: model.intention.value,
    inspected: model.inspected.value,
    picked: model.picked.value,
    able: model.able.value,
  })
  const shown = signal(untracked(read)) // whoever asks for this table does not depend on it all
  let isWaiting = false
  effect(() => {
    const now = read()
    if (now.state !== shown.peek().state || now.inspected < 0) {
      shown.value = now
    } else if (!isWaiting) {
      isWaiting = true
      afterPicture(() => {
        isWaiting = false
        shown.value = read()
      }, 2)
    }
  })

  /** Read late, written at once. */
  const late = <K extends keyof ReturnType<typeof read>>(key: K): TableModel[K] =>
    Object.defineProperty(signal(), 'value', {
      get: () => shown.value[key],
      set(value) {
        ;(model[key] as Signal).value = value
      },
    }) as unknown as TableModel[K]
  return {
    ...model,
    state: late('state'),
    seat: late('seat'),
    offers: late('offers'),
    selection: late('selection'),
    plans: late('plans'),
    intention: late('intention'),
    inspected: late('inspected'),
    picked: late('picked'),
    able: late('able'),
  }
}
