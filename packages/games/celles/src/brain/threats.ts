import type { Board } from '../data/board.ts'
import {
  GERMAN,
  LIGHT,
  MEDIUM,
  MEUSE,
  RESULT_DISRUPTED,
  RESULT_RETREAT,
  RESULT_STEPS,
} from '../data/codes.ts'
import { allowance, classOf } from '../movement.ts'
import { DIE_FACES, oddsColumn, resultIndex } from '../odds.ts'
import { unitReach, type UnitReach } from '../reach.ts'
import { endUnit, firstUnit, REDUCED, type CellesState, type Hex, type Side } from '../state.ts'
import { isIsolated, isOnMap, isOutOfSupply } from '../units.ts'
import { type Touched } from './rooms.ts'
import type { Weights } from './weights.ts'

/** What can be brought against a unit in each hex by the enemy's next activations. */
export interface Threats {
  readonly strongest: Float64Array // attack of the strongest that can attack there
  readonly others: Float64Array // of all the others
}

export function makeThreats({ hexCount }: Board): Threats {
  return {
    strongest: new Float64Array(hexCount),
    others: new Float64Array(hexCount),
  }
}

const LIGHT_ONLY = 0.55 // what is left of an attack that can only be light

/** Finds what a side's units can attack in the given position. */
export function fillThreats(
  room: Touched,
  s: CellesState,
  by: Side,
  reach: UnitReach,
  out: Threats,
): void {
  const { strongest, others } = out
  const { hexes: list, values: touched } = room
  strongest.fill(0)
  others.fill(0)
  for (let unit = firstUnit(s, by); unit < endUnit(s, by); unit++) {
    if (!isOnMap(s, unit) || isIsolated(s, unit)) continue
    let strength = s.board.attack[unit * 4 + (s.flags[unit]! & REDUCED)]!
    if (strength === 0) continue
    if (isOutOfSupply(s, unit)) strength *= 0.6
    const size = touch(room, s, unit, strength, reach)
    for (let i = 0; i < size; i++) {
      const hex = list[i]!
      const value = touched[hex]!
      touched[hex] = 0
      if (value > strongest[hex]!) {
        others[hex]! += strongest[hex]!
        strongest[hex] = value
      } else {
        others[hex]! += value
      }
    }
  }
}

/**
 * Marks the hexes a unit can attack with what it brings there; returns how many. Whoever asks sets
 * the values back to 0.
 */
export function touch(
  room: Touched,
  s: CellesState,
  unit: number,
  strength: number,
  reach: UnitReach,
): number {
  const { hexes: list, values: touched } = room
  const { neighbours, river, attackCost } = s.board
  unitReach(s, unit, reach)
  const kind = classOf(s, unit)
  const base = allowance(s, unit, false)
  const medium = base - attackCost[MEDIUM]![kind]!
  const light = base - attackCost[LIGHT]![kind]!
  let size = 0
  for (let i = 0; i < reach.size; i++) {
    const hex = reach.hexes[i]!
    const cost = reach.cost[hex]!
    if (cost > light) continue
    let value = cost <= medium ? strength : strength * LIGHT_ONLY
    if (reach.rolls[hex]!) value *= reach.chance
    for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
      const other = neighbours[slot]!
      if (other < 0 || river[slot]! === MEUSE || touched[other]! >= value) continue
      if (touched[other]! === 0) list[size++] = other
      touched[other] = value
    }
  }
  return size
}

/** The attacker's bonus of the hour in the next phases of a side. CEL-11.0.15 */
export function comingBonus(s: CellesState, by: Side): number {
  const isOver = s.used[by]! >= s.actions[by]!
  const turn = Math.min(s.board.lastTurn, s.turn + (isOver ? 1 : 0))
  if (by === GERMAN) return s.board.night[turn]! !== 0 ? s.board.combatModifier['germanNight']! : 0
  return s.board.night[turn]! === 0 && turn >= s.board.alliedDayBonusFromTurn
    ? s.board.combatModifier['alliedDay']!
    : 0
}

const MOST_MODIFIER = 8
const SPAN = 2 * MOST_MODIFIER + 1

/** What an attack costs the defender less what it costs the attacker, by column and modifier. */
export interface Toll {
  readonly steps: Float64Array // steps the defender may expect to lose
  readonly attacker: Float64Array // steps the attacker may
  readonly upset: Float64Array // value of disruptions and retreats, the defender's less the attacker's
}

/** Reads the CRT once for a board. */
export function makeToll(s: CellesState, weights: Weights): Toll {
  const size = s.board.crtColumns.length * SPAN
  const toll: Toll = {
    steps: new Float64Array(size),
    attacker: new Float64Array(size),
    upset: new Float64Array(size),
  }
  const upsetOf = (part: number): number =>
    (part & RESULT_DISRUPTED ? weights.disruption : 0) +
    (part & RESULT_RETREAT ? 2 * weights.retreat : 0)
  for (let column = 0; column < s.board.crtColumns.length; column++) {
    for (let modifier = -MOST_MODIFIER; modifier <= MOST_MODIFIER; modifier++) {
      const at = tollAt(column, modifier)
      for (let die = 0; die < DIE_FACES; die++) {
        const index = resultIndex(column, die + modifier)
        const attacker = s.board.crtAttacker[index]!
        const defender = s.board.crtDefender[index]!
        toll.steps[at]! += (defender & RESULT_STEPS) / DIE_FACES
        toll.attacker[at]! += (attacker & RESULT_STEPS) / DIE_FACES
        toll.upset[at]! += (upsetOf(defender) - upsetOf(attacker)) / DIE_FACES
      }
    }
  }
  return toll
}

export function tollAt(column: number, modifier: number): number {
  const within = Math.max(-MOST_MODIFIER, Math.min(MOST_MODIFIER, modifier))
  return column * SPAN + within + MOST_MODIFIER
}

/** The column of what threatens a hex against a defence. */
export function threatColumn(
  board: Board,
  threats: Threats,
  weights: Weights,
  hex: Hex,
  defence: number,
): number {
  const followers = Math.min(weights.mostFollowers, weights.followers * threats.others[hex]!)
  return oddsColumn(board, threats.strongest[hex]! + followers, Math.max(1, defence))
}
