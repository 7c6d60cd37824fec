import type { Option } from '@estafette/kernel'
import { ALLIED, type Board } from './data/board.ts'
import type { ArrasState, Side } from './state.ts'

/** Balance options, by their number in the state; a game uses at most one. */
export const balances = [
  'none',
  'german-air-less', // ARR-15.1a
  'reserves-at-eight', // ARR-15.1b
  'allied-air-less', // ARR-15.2a
  'extra-artillery', // ARR-15.2b
  'german-air-more', // ARR-15.2c
] as const

export const GERMAN_AIR_LESS = 1
export const RESERVES_AT_EIGHT = 2
export const ALLIED_AIR_LESS = 3
export const EXTRA_ARTILLERY = 4
export const GERMAN_AIR_MORE = 5

/** What can be agreed before the game. */
export const options: readonly Option[] = [
  { id: 'balance', values: balances, rule: 'ARR-15.1a' },
  { id: 'bid', values: ['off', 'on'], rule: 'ARR-14.1a' },
  { id: 'auto-victory', values: ['3', '4'], rule: 'ARR-11.1a' },
  { id: 'prolong', values: ['any-impulse', 'phase-end'], rule: 'ARR-9.2b' },
]

const AUTO_VICTORY = options[2]!.values

/** Of each option, the index of the value a game is played with. */
export function chosenOptions(s: ArrasState): number[] {
  return [s.balance, s.bidding, AUTO_VICTORY.indexOf(String(s.autoVictoryAreas)), s.prolongAtEnd]
}

/** Plays with these values of the options. */
export function setOptions(s: ArrasState, chosen: readonly number[]): void {
  s.balance = chosen[0]!
  s.bidding = chosen[1]!
  s.autoVictoryAreas = Number(AUTO_VICTORY[chosen[2]!])
  s.prolongAtEnd = chosen[3]!
}

/** Air Support counters of a side this turn. ARR-8.3.2a, ARR-8.3.4a, ARR-15.1a, ARR-15.2a, c */
export function airAllowance(s: ArrasState, side: Side): number {
  const { turnTrack }: Board = s.board
  if (side === ALLIED) {
    return turnTrack.alliedAir[s.turn]! - (s.balance === ALLIED_AIR_LESS ? 1 : 0)
  }
  const counters = turnTrack.germanAir[s.turn]!
  if (s.balance === GERMAN_AIR_MORE) return counters + 1
  return s.balance === GERMAN_AIR_LESS ? Math.max(0, counters - 1) : counters
}
