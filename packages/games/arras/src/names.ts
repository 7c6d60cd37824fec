import { flagWords, type Counters, type Flag } from '@estafette/kernel'
import type { Board } from './data/board.ts'
import {
  ASSAULTING,
  CROSSER,
  DISENGAGED,
  LOCKED,
  OVERRUNNING,
  REDUCED,
  RETREATING,
  RETURNING,
  SPENT,
  type ArrasState,
} from './state.ts'

const statuses: readonly Flag[] = [
  { bit: SPENT, word: 'spent' },
  { bit: REDUCED, word: 'reduced' },
  { bit: LOCKED, word: 'locked' },
  { bit: CROSSER, word: 'crosser' },
]

/** What a unit does in the current impulse. */
export const doings: readonly Flag[] = [
  { bit: ASSAULTING, word: 'assaulting' },
  { bit: OVERRUNNING, word: 'overrunning' },
  { bit: RETREATING, word: 'retreating' },
  { bit: DISENGAGED, word: 'disengaged' },
  { bit: RETURNING, word: 'returning' },
]

/** How units are written. */
export function countersOf({ unitCodes, placeNames }: Board): Counters {
  return { codes: unitCodes, places: placeNames, statuses }
}

/** What a counter shows, as the words of positions and scripts. */
export const statusWords = (bits: number): string[] => flagWords(statuses, bits)

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
