import { ALLIED } from './data/codes.ts'
import type { BlitzState, Side } from './state.ts'

/** German air units in interdiction. BLZ-AIR-12, BLZ-AIR-14, BLZ-AIR-15 */
export function interdictors(s: BlitzState): number {
  return s.interdiction
}

/** Counts them again, after any of them came or went; every step of a move asks for the number. */
export function countInterdictors(s: BlitzState): void {
  const { firstSideAir, airInterdiction } = s.board
  let count = 0
  for (let air = 0; air < firstSideAir; air++) if (s.airPlace[air]! === airInterdiction) count++
  s.interdiction = count
}

/** Whether units of a side move by road at the road rate. BLZ-MOV-6 */
export function hasRoadRate(s: BlitzState, side: Side): boolean {
  return side !== ALLIED || interdictors(s) === 0
}

/** MP that armoured units of a side lose in this turn. BLZ-MOV-13, BLZ-AIR-13 */
export function armouredLoss(s: BlitzState, side: Side): number {
  return side === ALLIED && interdictors(s) >= 2 ? 1 : 0
}
