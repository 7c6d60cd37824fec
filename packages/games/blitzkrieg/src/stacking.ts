import { GERMAN, MIXED_LIMIT, STACKING_LIMIT } from './data/codes.ts'
import { at, NONE, sideOfUnit, type BlitzState, type Hex, type Side, type Unit } from './state.ts'

/** Whether so many units may stand together, of one formation or of several. BLZ-STK-2, BLZ-STK-5 */
function isRoom(side: Side, units: number, isMixed: boolean): boolean {
  return units <= (side === GERMAN || !isMixed ? STACKING_LIMIT : MIXED_LIMIT)
}

/** Whether a combat unit that is not there could stand in a hex with those that are. BLZ-STK-1 .. BLZ-STK-6, BLZ-AIR-16 */
export function fits(s: BlitzState, unit: Unit, hex: Hex): boolean {
  const side = sideOfUnit(s, unit)
  const units = s.units[at(s, side, hex)]! + 1
  if (units <= MIXED_LIMIT) return true
  if (units > STACKING_LIMIT) return false
  return side === GERMAN || isOneFormation(s, hex, s.board.unitFormation[unit]!)
}

/** Whether all combat units of a hex are of a formation. BLZ-STK-3, BLZ-STK-4 */
function isOneFormation(s: BlitzState, hex: Hex, formation: number): boolean {
  const { unitFormation, isTransport } = s.board
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (!isTransport[unit]! && unitFormation[unit]! !== formation) return false
  }
  return true
}

/** Whether the units of a side in a hex are too many. BLZ-STK-7 */
export function isOverstacked(s: BlitzState, side: Side, hex: Hex): boolean {
  const units = s.units[at(s, side, hex)]!
  if (units <= MIXED_LIMIT) return false
  if (units > STACKING_LIMIT) return true
  return side !== GERMAN && !isOneFormation(s, hex, formationIn(s, hex))
}

/** Whether a hex would be free of excess if those who may left it, and a newcomer came. BLZ-STK-1 */
export function isCurable(
  s: BlitzState,
  side: Side,
  hex: Hex,
  mayLeave: (unit: Unit) => boolean,
  newcomer: Unit = NONE,
): boolean {
  const { isTransport, unitFormation } = s.board
  let units = newcomer === NONE ? 0 : 1
  let formation = newcomer === NONE ? NONE : unitFormation[newcomer]!
  let isMixed = false
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (isTransport[unit]! || mayLeave(unit)) continue
    units++
    if (formation === NONE) formation = unitFormation[unit]!
    else if (formation !== unitFormation[unit]!) isMixed = true
  }
  return isRoom(side, units, isMixed)
}

function formationIn(s: BlitzState, hex: Hex): number {
  let unit = s.top[hex]!
  while (s.board.isTransport[unit]!) unit = s.below[unit]!
  return s.board.unitFormation[unit]!
}
