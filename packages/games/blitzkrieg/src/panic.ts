import type { Dice } from '@estafette/kernel'
import { CLEAR, HEAVY_INFANTRY, INFANTRY, WOODS } from './data/codes.ts'
import type { Tell } from './events.ts'
import {
  ATTACKING,
  DEFENDING,
  endUnit,
  ENTRENCHED,
  firstUnit,
  NONE,
  opponent,
  plays,
  STEADFAST,
  type BlitzState,
  type Hex,
  type Unit,
} from './state.ts'
import { disrupt, isArmored, isDisrupted } from './units.ts'

export const PANICS = 6 // on a die: the unit is disrupted. BLZ-COM-1

/** The units that attack now. */
function attackersNow(s: BlitzState): Unit[] {
  const found: Unit[] = []
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (s.marks[unit]! & ATTACKING) found.push(unit)
  }
  return found
}

function hasSteadyArmour(s: BlitzState, hex: Hex): boolean {
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (isArmored(s, unit) && !isDisrupted(s, unit)) return true
  }
  return false
}

/** Whether a hex is clear or woods and nobody is entrenched there. BLZ-COM-1 */
function isExposed(s: BlitzState, hex: Hex): boolean {
  const terrain = s.board.terrain[hex]!
  if (terrain !== CLEAR && terrain !== WOODS) return false
  return s.entrenchment[hex]! !== ENTRENCHED + opponent(s.phasing)
}

/** Whether infantry fears the tanks that attack it. BLZ-COM-1 */
function fearsTanks(s: BlitzState, unit: Unit, attackers: readonly Unit[]): boolean {
  const type = s.board.unitType[unit]!
  if (type !== INFANTRY && type !== HEAVY_INFANTRY) return false
  return !hasSteadyArmour(s, s.place[unit]!) && attackers.some((own) => isArmored(s, own))
}

/** Whether German tanks are surprised by B1 or Somua tanks. STO-OPT-2, HAN-OPT-2 */
function isSurprised(s: BlitzState, unit: Unit, attackers: readonly Unit[]): boolean {
  const { options } = s.board.source.scenario
  return options.some(({ id, attackerVehicles, defenderArmored, defenderVehicles }) => {
    if (!attackerVehicles || !plays(s, id)) return false
    const isConcerned = defenderArmored
      ? isArmored(s, unit)
      : (defenderVehicles?.includes(s.board.vehicles[unit]!) ?? false)
    return isConcerned && attackers.some((own) => attackerVehicles.includes(s.board.vehicles[own]!))
  })
}

/** Whether a die of armour panic is rolled for a defender when these attack. BLZ-COM-1 */
export function mayPanic(s: BlitzState, unit: Unit, attackers: readonly Unit[]): boolean {
  if (!s.options.includes(1) || !isExposed(s, s.place[unit]!)) return false
  return (
    (plays(s, 'armourPanic') && fearsTanks(s, unit, attackers)) || isSurprised(s, unit, attackers)
  )
}

/**
 * The dice of armour panic: units that must stand, units that are disrupted. BLZ-COM-1, GEM-OPT-1,
 * SED-OPT-1, DIN-OPT-1, ARS-OPT-1, STO-OPT-1, HAN-OPT-1
 */
export function panic(s: BlitzState, dice: Dice, tell: Tell): void {
  if (!s.options.includes(1)) return
  const side = opponent(s.phasing)
  const attackers = attackersNow(s)
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if ((s.marks[unit]! & DEFENDING) === 0 || !mayPanic(s, unit, attackers)) continue
    const die = dice.roll(1)
    tell?.({ type: 'panic', rule: 'BLZ-COM-1', unit, die })
    if (die === PANICS) disrupt(s, unit, 'BLZ-COM-1', tell)
    else if (die <= s.board.defence[unit]!) s.marks[unit]! |= STEADFAST
  }
}
