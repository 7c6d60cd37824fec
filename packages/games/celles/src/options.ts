import type { Option } from '@estafette/kernel'

/** What can be agreed before the game: the die of the optional rule. CEL-17.0.1 */
export const options: readonly Option[] = [
  { id: 'action-die', values: ['off', 'on'], rule: 'CEL-17.0.1' },
]
