import type { Option } from '@estafette/kernel'
import type { CellesState } from './state.ts'

/** What can be agreed before the game: the die of the optional rule. CEL-17.0.1 */
export const options: readonly Option[] = [
  { id: 'action-die', values: ['off', 'on'], rule: 'CEL-17.0.1' },
]

/** Of each option, the index of the value a game is played with. */
export function chosenOptions(s: CellesState): number[] {
  return [s.actionDie]
}

/** Plays with these values of the options. */
export function setOptions(s: CellesState, chosen: readonly number[]): void {
  s.actionDie = chosen[0]!
}
