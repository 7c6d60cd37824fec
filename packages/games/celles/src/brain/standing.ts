import type { Board } from '../data/board.ts'
import { ALLIED, GERMAN, MEUSE, NO_ROAD, STACKING_LIMIT } from '../data/codes.ts'
import { terrainModifier } from '../modifiers.ts'
import {
  at,
  DISRUPTED,
  endUnit,
  firstUnit,
  ISOLATED,
  NONE,
  REDUCED,
  type Hex,
  type Unit,
} from '../state.ts'
import { TRACED } from '../supply.ts'
import { defenceStrength, stepsOf } from '../units.ts'
import { hopeAt, type Survey } from './survey.ts'
import { comingBonus, threatColumn, tollAt } from './threats.ts'
import { isHeld } from './towns.ts'

/** What standing in a hex means for the towns: there, or on the way there. */
export function townAt(v: Survey, hex: Hex): number {
  const { s, weights, side } = v
  const { towns } = v.memory
  let pull = 0
  for (let i = 0; i < towns.length; i++) {
    const town = towns[i]!
    const cost = town.cost[hex]!
    if (cost > 60 || isHeld(s, side, town.hexes)) continue
    const worth = v.townWorths[i]!
    if (cost === 0) return worth
    pull = Math.max(pull, worth * weights.townPull * town.pull[hex]!)
  }
  return pull
}

/** What a step of a unit is worth: a VP, and its strength. */
export function stepWorth(v: Survey, unit: Unit): number {
  const { attack, defence } = v.s.board
  const index = unit * 4 + (v.s.flags[unit]! & REDUCED)
  const each = v.s.turn >= v.s.board.lastTurn ? v.weights.strengthLast : v.weights.strength
  return 1 + (each * (attack[index]! + defence[index]!)) / stepsOf(v.s, unit)
}

/** Defence of the unit's companions in a hex. */
function companions(v: Survey, hex: Hex): number {
  const { s, side } = v
  if (s.steps[at(s, side, hex)]! === 0) return 0
  let sum = 0
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (s.place[unit]! === hex) sum += defenceStrength(s, unit)
  }
  return sum
}

/** What the enemy may be expected to do to the unit in a hex. */
export function dangerAt(v: Survey, hex: Hex, isUsed: boolean): number {
  const { s, weights, threats, unit } = v
  if (threats.strongest[hex]! === 0) return 0
  const flags = s.flags[unit]!
  const own = s.board.defence[unit * 4 + (flags & REDUCED) + (isUsed ? 1 : 0)]!
  const column = threatColumn(s.board, threats, weights, hex, own + companions(v, hex))
  let modifier = terrainModifier(s, hex) + comingBonus(s, v.enemy)
  if (flags & DISRUPTED) modifier += 2
  if (flags & ISOLATED) modifier += 2
  if (isBehindRivers(s.board, hex)) modifier -= 1
  const index = tollAt(column, modifier)
  const steps = Math.min(v.toll.steps[index]!, stepsOf(s, unit) + s.steps[at(v.s, v.side, hex)]!)
  const loss = steps * stepWorth(v, unit) + v.toll.upset[index]! - v.toll.attacker[index]!
  return loss <= 0 ? 0 : weights.aggression[v.enemy]! * weights.caution[v.side]! * loss
}

/** Whether rivers cover most sides of a hex. CEL-11.0.12 */
function isBehindRivers({ river }: Board, hex: Hex): boolean {
  let sides = 0
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) if (river[slot]! !== 0) sides++
  return sides >= 3
}

/** Whether the unit could trace supply from a hex. CEL-5.0.2, CEL-5.0.4 */
export function isTraceable(v: Survey, hex: Hex): boolean {
  const { s } = v
  if (v.traced[hex]! === TRACED) return true
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const other = s.board.neighbours[slot]!
    if (other < 0 || v.traced[other]! !== TRACED) continue
    if (s.board.river[slot]! !== MEUSE) return true
    if (v.side === ALLIED && s.board.road[slot]! !== NO_ROAD) return true
  }
  return false
}

/** What being near the prey is worth to the unit. */
export function huntAt(v: Survey, hex: Hex): number {
  const { s, weights, unit } = v
  const strength = s.board.attack[unit * 4 + (s.flags[unit]! & REDUCED)]!
  const near = Math.max(0, weights.huntFrom - v.hunt[hex]!)
  return (weights.hunt[v.side]! * near * strength) / 12
}

/** Steps the unit would have too many in a hex. CEL-10.0.1 */
export function excessAt(v: Survey, hex: Hex): number {
  return Math.max(0, v.s.steps[at(v.s, v.side, hex)]! + stepsOf(v.s, v.unit) - STACKING_LIMIT)
}

/**
 * What it is worth to a side that the unit stands in a hex, but for what it does to the enemy's
 * ways: the Meuse, towns, prey, supply, and the danger it would be in.
 */
export function standing(v: Survey, hex: Hex, isUsed: boolean): number {
  const { s, weights, unit } = v
  let value = townAt(v, hex) + huntAt(v, hex) - dangerAt(v, hex, isUsed)
  const isCut = s.turn < s.board.lastTurn && !isTraceable(v, hex)
  if (v.side === GERMAN) value += hopeAt(v, unit, hex) * (isCut ? 0.4 : 1)
  if (isCut) value -= weights.cutOff
  if (isUsed) value -= weights.used
  const excess = unit === NONE ? 0 : excessAt(v, hex)
  return value - excess * (1 + weights.crowded)
}
