import { flagWords, type Counters, type Flag } from '@estafette/kernel'
import { LOCATION_IDS, UNIT_CODES } from './data/codes.ts'
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

/** Every place a unit can be, on the map or off it, in the order of the state's numbers. */
export const placeNames: readonly string[] = [
  ...LOCATION_IDS,
  'off-map',
  'eliminated',
  'removed',
  'absent',
]

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
export const counters: Counters = { codes: UNIT_CODES, places: placeNames, statuses }

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
