import { HEX_IDS } from './data/map.ts'
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

interface Flag {
  readonly bit: number
  readonly word: string
}

const statuses: readonly Flag[] = [
  { bit: USED, word: 'used' },
  { bit: REDUCED, word: 'reduced' },
  { bit: DISRUPTED, word: 'disrupted' },
  { bit: OUT_OF_SUPPLY, word: 'out-of-supply' },
  { bit: ISOLATED, word: 'isolated' },
]

const doings: readonly Flag[] = [
  { bit: ACTIVATED, word: 'activated' },
  { bit: ACTED, word: 'acted' },
  { bit: ENTERING, word: 'entering' },
  { bit: ATTACKING, word: 'attacking' },
  { bit: DEFENDING, word: 'defending' },
  { bit: RETREATED, word: 'retreated' },
  { bit: ADVANCED, word: 'advanced' },
]

function wordsOf(flags: readonly Flag[], bits: number): string[] {
  return flags.filter(({ bit }) => bits & bit).map(({ word }) => word)
}

function bitOf(flags: readonly Flag[], word: string): number {
  return flags.find((flag) => flag.word === word)?.bit ?? 0
}

/** What a counter shows, as the words of positions and scripts. */
export const statusWords = (bits: number): string[] => wordsOf(statuses, bits)

/** The bit of a status word, 0 if there is no such word. */
export const statusBit = (word: string): number => bitOf(statuses, word)

/** What a unit does in the current phase, as the words of positions. */
export const doingWords = (bits: number): string[] => wordsOf(doings, bits)

/** The bit of such a word, 0 if there is none. */
export const doingBit = (word: string): number => bitOf(doings, word)
