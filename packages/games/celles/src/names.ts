import { flagWords, type Counters, type Flag } from '@estafette/kernel'
import { HEX_IDS } from './data/map.ts'
import { UNIT_CODES } from './data/units.ts'
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
} from './state.ts'

/** Every place a unit can be, on the map or off it, in the order of the state's numbers. */
export const placeNames: readonly string[] = [
  ...HEX_IDS,
  'waiting',
  'destroyed',
  'withdrawn',
  'absent',
]

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

/** How units are written. */
export const counters: Counters = { codes: UNIT_CODES, places: placeNames, statuses }

/** What a counter shows, as the words of positions and scripts. */
export const statusWords = (bits: number): string[] => flagWords(statuses, bits)
