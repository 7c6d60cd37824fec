import { flagWords, type Flag } from '@estafette/kernel'
import type { Board } from './data/board.ts'
import { makeFields } from './fields.ts'
import {
  ACTED,
  ACTIVATED,
  ADVANCED,
  ATTACKING,
  DEFENDING,
  DISRUPTED,
  ENTERING,
  ISOLATED,
  OUT_OF_SUPPLY,
  REDUCED,
  RETREATED,
  USED,
  type Scalar,
} from './state.ts'
import type { Text } from './work.ts'

/** Places off the map, in the order of the board's numbers. */
const offMap = ['waiting', 'destroyed', 'withdrawn', 'absent']

/** Where a chit can lie, in the order of the state's numbers. */
export const boxNames = [
  'absent',
  'cup',
  'available',
  'played',
  'set-aside',
  'face-up',
  'face-down',
] as const

const statuses: readonly Flag[] = [
  { bit: USED, word: 'used' },
  { bit: REDUCED, word: 'reduced' },
  { bit: DISRUPTED, word: 'disrupted' },
  { bit: OUT_OF_SUPPLY, word: 'out-of-supply' },
  { bit: ISOLATED, word: 'isolated' },
]

/** What a unit does in the current phase. */
export const doings: readonly Flag[] = [
  { bit: ACTIVATED, word: 'activated' },
  { bit: ACTED, word: 'acted' },
  { bit: ENTERING, word: 'entering' },
  { bit: ATTACKING, word: 'attacking' },
  { bit: DEFENDING, word: 'defending' },
  { bit: RETREATED, word: 'retreated' },
  { bit: ADVANCED, word: 'advanced' },
]

/** How the positions on a board are written. */
export function makeText(board: Board): Text<Scalar> {
  const placeNames = [...board.hexIds, ...offMap]
  return {
    placeNames,
    entryIds: board.entryList.map((hex) => board.hexIds[hex]!),
    counters: { codes: board.unitCodes, places: placeNames, statuses },
    fields: makeFields(board),
  }
}

/** What a counter shows, as the words of positions and scripts. */
export const statusWords = (bits: number): string[] => flagWords(statuses, bits)
