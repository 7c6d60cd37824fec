import { flagWords, type Flag } from '@estafette/kernel'
import type { Board } from './data/board.ts'
import { makeFields } from './fields.ts'
import {
  ADVANCED,
  ASKED,
  ATTACKED,
  ATTACKING,
  CARRYING,
  DEFENDING,
  DISRUPTED,
  EMPTIED,
  ENTERING,
  ESCORTED,
  FEROCIOUS,
  FOUGHT,
  FRESH,
  HELD,
  MOVED,
  NO_RETREAT,
  ONE_USED,
  ORIGIN,
  PARALYSED,
  REFIT,
  RETREATING,
  ROLLED,
  RECOVERED,
  SHAKEN,
  SPENT,
  STEADFAST,
  TARGET,
  UNTRIED,
  USED,
  YIELDED,
  type Scalar,
} from './state.ts'
import type { Text } from './work.ts'

/** Places off the map, in the order of the board's numbers; in the last one nobody is written. */
const offMap = ['waiting', 'returning', 'gone', 'eliminated', 'lost', 'cup', 'off-map', 'absent']

/** Where air units are when they are over no hex, in the order of the board's numbers. */
const airBoxes = ['ready', 'spent', 'used', 'interdiction', 'track', 'out']

/** What a counter shows, and what is remembered of it. */
const statuses: readonly Flag[] = [
  { bit: DISRUPTED, word: 'disrupted' },
  { bit: REFIT, word: 'refit' },
  { bit: SPENT, word: 'spent' },
  { bit: FRESH, word: 'fresh' },
  { bit: SHAKEN, word: 'shaken' },
  { bit: FEROCIOUS, word: 'ferocious' },
  { bit: UNTRIED, word: 'untried' },
  { bit: RECOVERED, word: 'recovered' },
]

/** What a unit does in the current player turn. */
export const doings: readonly Flag[] = [
  { bit: MOVED, word: 'moved' },
  { bit: USED, word: 'used' },
  { bit: HELD, word: 'held' },
  { bit: FOUGHT, word: 'fought' },
  { bit: ENTERING, word: 'entering' },
  { bit: ROLLED, word: 'rolled' },
  { bit: ATTACKING, word: 'attacking' },
  { bit: DEFENDING, word: 'defending' },
  { bit: RETREATING, word: 'retreating' },
  { bit: STEADFAST, word: 'steadfast' },
  { bit: ESCORTED, word: 'escorted' },
  { bit: CARRYING, word: 'carrying' },
  { bit: ADVANCED, word: 'advanced' },
  { bit: YIELDED, word: 'yielded' },
]

/** What is known of a hex in the current combat phase. */
export const grounds: readonly Flag[] = [
  { bit: ATTACKED, word: 'attacked' },
  { bit: TARGET, word: 'target' },
  { bit: NO_RETREAT, word: 'no-retreat' },
  { bit: ASKED, word: 'asked' },
  { bit: PARALYSED, word: 'paralysed' },
  { bit: ORIGIN, word: 'origin' },
  { bit: EMPTIED, word: 'emptied' },
  { bit: ONE_USED, word: 'one-used' },
]

/** Entrenchments, in the order of the state's numbers. */
export const trenchNames = [
  'open',
  'german-trench',
  'entrenchment',
  'german-digging',
  'digging',
] as const

/** Pontoon markers, in the order of the state's numbers. */
export const pontoonNames = ['store', 'building', 'built', 'destroyed'] as const

/** How the positions of a battle are written. */
export function makeText(board: Board): Text<Scalar> {
  const placeNames = [...board.hexIds, ...offMap]
  return {
    placeNames,
    airPlaceNames: [...board.hexIds, ...airBoxes],
    sideNames: sideNames(board),
    counters: { codes: board.unitCodes, places: placeNames, statuses },
    fields: makeFields(board),
  }
}

/** The unbridged hexsides by the ids of their hexes. */
export function sideNames({ riverSides, hexIds }: Board): string[] {
  return riverSides.map(([a, b]) => `${hexIds[a]}|${hexIds[b]}`)
}

/** What a counter shows, as the words of positions and scripts. */
export const statusWords = (bits: number): string[] => flagWords(statuses, bits)
