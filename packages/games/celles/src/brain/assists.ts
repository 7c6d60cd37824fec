import { MEUSE } from '../data/codes.ts'
import { terrainModifier } from '../modifiers.ts'
import { oddsColumn } from '../odds.ts'
import type { UnitReach } from '../reach.ts'
import {
  ACTED,
  ACTIVATED,
  at,
  DISRUPTED,
  endUnit,
  firstUnit,
  ISOLATED,
  REDUCED,
  USED,
  type CellesState,
  type Hex,
  type Unit,
} from '../state.ts'
import { attackStrength, defenceStrength, isIsolated, isOnMap } from '../units.ts'
import { hourModifier } from './fight.ts'
import { type Friends } from './rooms.ts'
import type { Survey } from './survey.ts'
import { tollAt, touch } from './threats.ts'

/** Whether a unit can still become the active one. CEL-7.0.12 */
export function canStillAct(s: CellesState, unit: Unit): boolean {
  return isOnMap(s, unit) && (s.marks[unit]! & (ACTIVATED | ACTED)) === ACTIVATED
}

/** Finds what the others could still attack in this phase. */
export function fillFriends(v: Survey, s: CellesState, reach: UnitReach, out: Friends): void {
  const { side } = v
  const touchedBy = v.memory.touched
  out.any = false
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (unit === v.unit || !canStillAct(s, unit) || isIsolated(s, unit)) continue
    if (!out.any) out.strongest.fill(0)
    out.any = true
    const strength = s.board.attack[unit * 4 + (s.flags[unit]! & REDUCED)]!
    const size = touch(touchedBy, v.s, unit, strength, reach)
    for (let i = 0; i < size; i++) {
      const hex = touchedBy.hexes[i]!
      const value = touchedBy.values[hex]!
      touchedBy.values[hex] = 0
      if (value <= out.strongest[hex]!) continue
      out.strongest[hex] = value
      out.who[hex] = unit
    }
  }
}

/** What an attack on a hex would bring with so much strength, by the table alone. */
function worth(v: Survey, attack: number, defence: number, modifier: number): number {
  const index = tollAt(oddsColumn(v.s.board, attack, defence), modifier)
  const { steps, upset, attacker } = v.toll
  return Math.max(0, 1.2 * steps[index]! + upset[index]! - 1.2 * attacker[index]!)
}

/** What the unit next to an enemy would add to an attack of somebody who comes after it. */
function assistOn(v: Survey, friends: Friends, target: Hex): number {
  const { s, side, enemy, unit } = v
  let attack = friends.strongest[target]!
  if (attack === 0) return 0
  for (let slot = target * 6, end = slot + 6; slot < end; slot++) {
    const other = s.board.neighbours[slot]!
    if (other < 0 || s.steps[at(s, side, other)]! === 0 || s.board.river[slot]! === MEUSE) continue
    for (let each = firstUnit(s, side); each < endUnit(s, side); each++) {
      if (s.place[each]! === other && each !== friends.who[target]!)
        attack += attackStrength(s, each)
    }
  }
  let defence = 0
  let flags = 0
  for (let each = firstUnit(s, enemy); each < endUnit(s, enemy); each++) {
    if (s.place[each]! !== target) continue
    defence += defenceStrength(s, each)
    flags |= s.flags[each]!
  }
  let modifier = terrainModifier(s, target) + hourModifier(s, side)
  if (flags & DISRUPTED) modifier += s.board.combatModifier['defenderDisrupted']!
  if (flags & ISOLATED) modifier += s.board.combatModifier['defenderIsolated']!
  const own = s.board.attack[unit * 4 + (s.flags[unit]! & REDUCED) + USED]! // it has moved
  return worth(v, attack + own, defence, modifier) - worth(v, attack, defence, modifier)
}

/** What the unit in a hex would add to the attacks of those who come after it. CEL-11.0.3 */
export function assistAt(v: Survey, friends: Friends, hex: Hex): number {
  if (!friends.any || v.s.flags[v.unit]! & (DISRUPTED | ISOLATED)) return 0
  const { s } = v
  let best = 0
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const target = s.board.neighbours[slot]!
    if (target < 0 || s.board.river[slot]! === MEUSE || v.s.steps[at(s, v.enemy, target)]! === 0)
      continue
    best = Math.max(best, assistOn(v, friends, target))
  }
  return v.weights.assist * best
}
