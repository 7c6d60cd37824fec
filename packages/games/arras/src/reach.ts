import { makeReach, pathTo, reach, type Reach } from '@estafette/board'
import { LEGAL } from '@estafette/kernel'
import type { Board } from './data/board.ts'
import { entryCost, entryVerdict, movementLeft, stepCost } from './movement.ts'
import { sideOfUnit, type ArrasState, type Location, type Unit } from './state.ts'
import { hasEnemy } from './units.ts'

export { makeReach, pathTo, type Reach }

/** Work space for the reach of one unit. */
export function makeUnitReach(board: Board): Reach {
  return makeReach(board.locationCount)
}

/**
 * Every location a unit could walk to from where it stands with the MF it has left, and the least
 * cost: through locations without enemies, and into one with enemies as the last step.
 */
export function unitReach(s: ArrasState, unit: Unit, out: Reach): Reach {
  const side = sideOfUnit(s, unit)
  const start = s.place[unit]!
  return reach(
    s.board.graph,
    start,
    movementLeft(s, unit),
    (from, to) => {
      if (entryVerdict(s, unit, to, from === start) !== LEGAL) return -1
      return from === start ? stepCost(s, unit, to) : entryCost(s, side, to)
    },
    out,
    (location: Location) => hasEnemy(s, side, location),
  )
}
