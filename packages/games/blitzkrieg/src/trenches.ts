import type { Tell } from './events.ts'
import {
  DIGGING,
  ENTRENCHED,
  OPEN,
  sideOfUnit,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'

/** Whether trenches are dug in this battle at all. ARS-OPT-3 */
function areDug(s: BlitzState): boolean {
  return s.digger.length > 1
}

/** A unit begins to dig where it stands. ARS-OPT-3 */
export function beginTrench(s: BlitzState, unit: Unit, tell: Tell): void {
  const hex = s.place[unit]!
  s.entrenchment[hex] = DIGGING + sideOfUnit(s, unit)
  s.digger[hex] = unit + 1
  tell?.({ type: 'digging', rule: 'ARS-OPT-3', hex })
}

/** Whoever digs and moves, fights, bombards, is attacked or disrupted has dug in vain. ARS-OPT-3 */
export function diggerFails(s: BlitzState, unit: Unit, tell: Tell): void {
  if (!areDug(s)) return
  const hex = s.place[unit]!
  if (hex < s.board.hexCount && s.digger[hex]! === unit + 1) fillIn(s, hex, tell)
}

/** A trench that is being dug is given up. */
function fillIn(s: BlitzState, hex: Hex, tell: Tell): void {
  s.digger[hex] = 0
  s.entrenchment[hex] = OPEN
  tell?.({ type: 'entrenchment-removed', rule: 'ARS-OPT-3', hex })
}

/** Trenches that a side has dug for a whole turn are ready. ARS-OPT-3 */
export function completeTrenches(s: BlitzState, side: Side, tell: Tell): void {
  if (!areDug(s)) return
  for (let hex = 0; hex < s.board.hexCount; hex++) {
    if (s.entrenchment[hex]! !== DIGGING + side) continue
    s.entrenchment[hex] = ENTRENCHED + side
    s.digger[hex] = 0
    tell?.({ type: 'entrenched', rule: 'ARS-OPT-3', hex })
  }
}
