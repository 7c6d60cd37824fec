import { LOCATION_IDS } from './data/codes.ts'
import { CROSSER, LOCKED, REDUCED, SPENT, type ArrasState } from './state.ts'

/** Every place a unit can be, on the map or off it, in the order of the state's numbers. */
export const placeNames: readonly string[] = [
  ...LOCATION_IDS,
  'off-map',
  'eliminated',
  'removed',
  'absent',
]

const statuses = [
  { bit: SPENT, word: 'spent' },
  { bit: REDUCED, word: 'reduced' },
  { bit: LOCKED, word: 'locked' },
  { bit: CROSSER, word: 'crosser' },
] as const

/** What a counter shows, as the words of positions and scripts. */
export function statusWords(flags: number): string[] {
  return statuses.filter(({ bit }) => flags & bit).map(({ word }) => word)
}

/** The bit of a status word, 0 if there is no such word. */
export function statusBit(word: string): number {
  return statuses.find((status) => status.word === word)?.bit ?? 0
}

/** Letters of the released groups, 'none' without any. */
export function groupLetters(s: ArrasState): string {
  const released = [
    s.releasedA ? 'A' : '',
    s.releasedJ ? 'J' : '',
    s.releasedL ? 'L' : '',
    s.releasedM ? 'M' : '',
  ]
  return released.join('') || 'none'
}
