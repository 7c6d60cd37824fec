import type { Option } from '@estafette/kernel'
import type { Board } from './data/board.ts'
import type { BlitzState } from './state.ts'

/** What can be agreed before a battle: its optional rules, all off unless chosen. */
export function optionsOf({ optionIds, optionRules }: Board): Option[] {
  return optionIds.map((id, index) => ({
    id: dashed(id),
    values: ['off', 'on'],
    rule: optionRules[index]!,
  }))
}

/** An id of the data as options are written: 'armourPanic' is 'armour-panic'. */
export function dashed(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Of each option, the index of the value a game is played with. */
export function chosenOptions(s: BlitzState): number[] {
  return [...s.options.subarray(0, s.board.optionIds.length)]
}

/** Plays with these values of the options. */
export function setOptions(s: BlitzState, chosen: readonly number[]): void {
  s.options.set(chosen)
}
