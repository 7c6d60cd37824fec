import { openedAt, type Revealed } from '../../screen/reveals.ts'
import type { TableModel } from '../model.ts'

/** What was opened since a person sat down here, until that was looked at. */
export function revealed(model: TableModel): Revealed | null {
  const { reveals } = model.screen
  return reveals ? openedAt(model, reveals) : null
}
