import { GERMAN, MEUSE, MINOR_RIVER, TOWN, WOODS } from './data/codes.ts'
import { defendingSide, isDefendersHex, isInvolved } from './involved.ts'
import { isNight } from './movement.ts'
import { endUnit, firstUnit, type CellesState, type Hex, type Side, type Unit } from './state.ts'
import { attackStrength, defenceStrength, isDisrupted, isIsolated, isOutOfSupply } from './units.ts'

/** Total of the attack strengths, of the sides that are face up. CEL-11.0.8, CEL-2.0.4 */
export function attackTotal(s: CellesState): number {
  let total = 0
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (isInvolved(s, unit)) total += attackStrength(s, unit)
  }
  return total
}

/** Total of the defence strengths. */
export function defenceTotal(s: CellesState): number {
  const side = defendingSide(s)
  let total = 0
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (isInvolved(s, unit)) total += defenceStrength(s, unit)
  }
  return total
}

/** Modifier of the ground a unit defends on. CEL-11.0.10, CEL-11.0.11 */
export function terrainModifier(s: CellesState, hex: Hex): number {
  const { terrain, village } = s.board
  if (terrain[hex]! === TOWN) return s.board.combatModifier['town']!
  if (village[hex]! !== 0) return s.board.combatModifier['village']!
  return terrain[hex]! === WOODS ? s.board.combatModifier['woods']! : 0
}

/** The best ground of any defender. CEL-11.0.10 */
function bestTerrain(s: CellesState): number {
  const side = defendingSide(s)
  let best = 0
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (isInvolved(s, unit)) best = Math.min(best, terrainModifier(s, s.place[unit]!))
  }
  return best
}

/**
 * Whether an attacking unit attacks across a minor river: the active unit when any defender lies
 * behind one, a supporter when every defender next to it does. CEL-11.0.13, CEL-11.0.14
 */
export function attacksAcrossRiver(s: CellesState, unit: Unit): boolean {
  let across = false
  for (let slot = s.place[unit]! * 6, end = slot + 6; slot < end; slot++) {
    const other = s.board.neighbours[slot]!
    if (other < 0 || s.board.river[slot]! === MEUSE || !isDefendersHex(s, other)) continue
    if (s.board.river[slot]! === MINOR_RIVER) across = true
    else if (unit !== s.active) return false
  }
  return across
}

function anyUnit(
  s: CellesState,
  side: Side,
  holds: (s: CellesState, unit: Unit) => boolean,
): boolean {
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (isInvolved(s, unit) && holds(s, unit)) return true
  }
  return false
}

/** The bonus of the hour for the attacker. CEL-11.0.15 */
function periodModifier(s: CellesState): number {
  if (s.phasing === GERMAN) return isNight(s) ? s.board.combatModifier['germanNight']! : 0
  if (isNight(s) || s.turn < s.board.alliedDayBonusFromTurn) return 0
  return s.board.combatModifier['alliedDay']!
}

/** What the modifier of an attack is made of, Combat chits apart. */
export interface ModifierParts {
  readonly attackType: number
  readonly terrain: number
  readonly river: number
  readonly period: number
  readonly defenderDisrupted: number
  readonly attackerDisrupted: number
  readonly defenderIsolated: number
  readonly attackerOutOfSupply: number
}

/** Every modifier of the current combat, each once. CEL-11.0.9 */
export function modifierParts(s: CellesState): ModifierParts {
  const attacker = s.phasing
  const defender = defendingSide(s)
  const part = (key: string, applies: boolean): number =>
    applies ? s.board.combatModifier[key]! : 0
  return {
    attackType: s.board.attackModifier[s.attack]!,
    terrain: bestTerrain(s),
    river: part('minorRiver', anyUnit(s, attacker, attacksAcrossRiver)), // CEL-11.0.12
    period: periodModifier(s),
    defenderDisrupted: part('defenderDisrupted', anyUnit(s, defender, isDisrupted)), // CEL-12.0.3
    attackerDisrupted: part('attackerDisrupted', anyUnit(s, attacker, isDisrupted)),
    defenderIsolated: part('defenderIsolated', anyUnit(s, defender, isIsolated)), // CEL-5.0.9
    attackerOutOfSupply: part('attackerOutOfSupply', anyUnit(s, attacker, isOutOfSupply)), // CEL-5.0.8
  }
}

/** Sum of the modifiers without Combat chits. */
export function modifierSum(parts: ModifierParts): number {
  return (
    parts.attackType +
    parts.terrain +
    parts.river +
    parts.period +
    parts.defenderDisrupted +
    parts.attackerDisrupted +
    parts.defenderIsolated +
    parts.attackerOutOfSupply
  )
}
