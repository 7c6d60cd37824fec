import type { Dice } from '@estafette/kernel'
import { AA88 } from './data/codes.ts'
import type { Tell } from './events.ts'
import { goTo, type AutomaticStep } from './flow.ts'
import { isKeptOut } from './happened.ts'
import { isNight } from './phases.ts'
import {
  DISRUPTED,
  endUnit,
  firstUnit,
  FRESH,
  REFIT,
  RECOVERED,
  SHAKEN,
  SPENT,
  type BlitzState,
  type Side,
  type Unit,
} from './state.ts'
import { traceUnits } from './supply.ts'
import { isDisrupted, isOnMap, isTransport, recover } from './units.ts'

/** Disrupted units that are supplied recover, guns are ready again. BLZ-SUP-8, BLZ-ART-8, BLZ-ART-11, BLZ-SUP-7, DIN-REI-9 */
export const recoveryPhase: AutomaticStep = (s, dice, tell) => {
  const side = s.phasing
  let supplied: Uint8Array | null = null
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (isDisrupted(s, unit))
      supplied ??= traceUnits(s, side, DISRUPTED | SHAKEN | FRESH, DISRUPTED)
    const recovers = supplied !== null && willRecover(s, unit, supplied)
    s.flags[unit]! &= ~(SPENT | FRESH | SHAKEN)
    if (recovers) recover(s, unit, tell)
  }
  if (isNight(s)) nightRecovery(s, side, dice, tell)
  goTo(s, 'player-turn-over')
}

/** Whether a disrupted unit would recover in its phase. BLZ-SUP-8, BLZ-SUP-7, DIN-REI-9 */
export function willRecover(s: BlitzState, unit: Unit, supplied: Uint8Array): boolean {
  if (!isOnMap(s, unit) || isTransport(s, unit) || !isDisrupted(s, unit)) return false
  if (s.flags[unit]! & SHAKEN) return false
  return (s.flags[unit]! & FRESH) !== 0 || supplied[s.place[unit]!]! === 1
}

/** A die for each eliminated unit that may come back. BLZ-NIT-3 .. BLZ-NIT-8 */
function nightRecovery(s: BlitzState, side: Side, dice: Dice, tell: Tell): void {
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (!isRecoverable(s, unit)) continue
    const die = dice.roll(1)
    const returns = die <= 3 // BLZ-NIT-4
    tell?.({ type: 'night-recovery', rule: 'BLZ-NIT-4', unit, die, returns })
    s.place[unit] = returns ? s.board.returning : s.board.lost
    if (!returns) continue
    s.flags[unit]! |= REFIT | RECOVERED
    s.due[unit] = s.turn + 1 // BLZ-NIT-6
  }
}

/** Whether a unit may be recovered at night. BLZ-NIT-3, BLZ-NIT-5, BLZ-88-5, SED-REI-4 */
export function isRecoverable(s: BlitzState, unit: Unit): boolean {
  if (isTransport(s, unit) || s.place[unit]! !== s.board.eliminated) return false
  if (s.flags[unit]! & REFIT || s.board.unitType[unit]! === AA88) return false
  if (isKeptOut(s, unit)) return false // SED-REI-4
  return s.board.attack[unit]! > 1 && s.board.defence[unit]! > 1
}
