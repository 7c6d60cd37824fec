import { ALLIED, type BoardGroup } from './data/board.ts'
import { sideOfUnit, type ArrasState, type Side, type Unit } from './state.ts'

// Letters of the groups that are held back, as indices.
export const FRENCH_CORPS = 0 // Allied A
export const RESERVES = 9 // Allied J
export const PANZERS = 11 // German L
export const FIFTH_PANZER = 12 // German M

/** A set-up group of a side. */
export function groupOf(s: ArrasState, side: Side, group: number): BoardGroup {
  return s.board.groups[side === ALLIED ? 0 : 1].find(({ index }) => index === group)!
}

/** Whether a group that is held back has been released. ARR-13.1a, ARR-13.2a, ARR-13.3a, ARR-13.4a */
export function isReleased(s: ArrasState, group: number): boolean {
  switch (group) {
    case FRENCH_CORPS:
      return s.releasedA !== 0
    case RESERVES:
      return s.releasedJ !== 0
    case PANZERS:
      return s.releasedL !== 0
    default:
      return s.releasedM !== 0
  }
}

/** Whether a unit belongs to a group that is on the map, or was, and is not released. ARR-13.0a */
export function isHeld(s: ArrasState, unit: Unit): boolean {
  const group = s.board.group[unit]!
  const groups = sideOfUnit(s, unit) === ALLIED ? [FRENCH_CORPS, RESERVES] : [PANZERS, FIFTH_PANZER]
  return groups.includes(group) && !isReleased(s, group)
}
