import type { Board } from '../data/board.ts'
import { GERMAN, MEUSE, MINOR_RIVER } from '../data/codes.ts'
import { terrainModifier } from '../modifiers.ts'
import { isNight } from '../movement.ts'
import {
  at,
  endUnit,
  firstUnit,
  type CellesState,
  type Hex,
  type Side,
  type Unit,
} from '../state.ts'
import {
  attackStrength,
  defenceStrength,
  isDisrupted,
  isIsolated,
  isOnMap,
  isOutOfSupply,
} from '../units.ts'
import { type AttackParty } from './rooms.ts'
import type { Survey } from './survey.ts'

const HARM_RIVER = 1
const HARM_DISRUPTED = 2
const HARM_SUPPLY = 4

/** What the harm that attackers bring changes. CEL-11.0.9 */
export function harmModifier({ combatModifier }: Board, harm: number): number {
  return (
    (harm & HARM_RIVER ? combatModifier['minorRiver']! : 0) +
    (harm & HARM_DISRUPTED ? combatModifier['attackerDisrupted']! : 0) +
    (harm & HARM_SUPPLY ? combatModifier['attackerOutOfSupply']! : 0)
  )
}

/** The attacker's bonus of the hour. CEL-11.0.15 */
export function hourModifier(s: CellesState, side: Side): number {
  if (side === GERMAN) return isNight(s) ? s.board.combatModifier['germanNight']! : 0
  const isBright = !isNight(s) && s.turn >= s.board.alliedDayBonusFromTurn
  return isBright ? s.board.combatModifier['alliedDay']! : 0
}

function isFront(fight: AttackParty, hex: Hex): boolean {
  for (let i = 0; i < fight.frontCount; i++) if (fight.fronts[i]! === hex) return true
  return false
}

/** Who would defend against an attack from a hex; false where nobody would. CEL-11.0.2 */
export function findDefenders(v: Survey, hex: Hex): boolean {
  const { s, enemy } = v
  const { fight } = v.memory
  fight.frontCount = 0
  fight.defenderCount = 0
  fight.defence = 0
  fight.activeHarm = 0
  let terrain = 0
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const other = s.board.neighbours[slot]!
    if (other < 0 || s.board.river[slot]! === MEUSE || s.steps[at(s, enemy, other)]! === 0) continue
    fight.fronts[fight.frontCount++] = other
    if (s.board.river[slot]! === MINOR_RIVER) fight.activeHarm |= HARM_RIVER
    terrain = Math.min(terrain, terrainModifier(s, other))
  }
  if (fight.frontCount === 0) return false
  let disrupted = 0
  let isolated = 0
  for (let unit = firstUnit(s, enemy); unit < endUnit(s, enemy); unit++) {
    if (!isOnMap(s, unit) || !isFront(fight, s.place[unit]!)) continue
    fight.defenders[fight.defenderCount++] = unit
    fight.defence += defenceStrength(s, unit)
    if (isDisrupted(s, unit)) disrupted = s.board.combatModifier['defenderDisrupted']!
    if (isIsolated(s, unit)) isolated = s.board.combatModifier['defenderIsolated']!
  }
  fight.base = terrain + disrupted + isolated + hourModifier(s, v.side)
  if (isDisrupted(s, v.unit)) fight.activeHarm |= HARM_DISRUPTED
  if (isOutOfSupply(s, v.unit)) fight.activeHarm |= HARM_SUPPLY
  return true
}

/** Who could help, the strongest first. CEL-11.0.3 */
export function findHelpers(v: Survey): void {
  const { s, side } = v
  const { fight } = v.memory
  fight.helperCount = 0
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (unit === v.unit || !isOnMap(s, unit) || isIsolated(s, unit)) continue
    const strength = attackStrength(s, unit)
    const from = s.place[unit]!
    if (strength === 0 || s.steps[at(s, side, from)]! > 2) continue
    let harm = -1
    for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
      const other = s.board.neighbours[slot]!
      if (other < 0 || s.board.river[slot]! === MEUSE || !isFront(fight, other)) continue
      const across = s.board.river[slot]! === MINOR_RIVER ? HARM_RIVER : 0 // CEL-11.0.13
      harm = harm < 0 ? across : harm & across
    }
    if (harm < 0) continue
    if (isDisrupted(s, unit)) harm |= HARM_DISRUPTED
    if (isOutOfSupply(s, unit)) harm |= HARM_SUPPLY
    let slot = fight.helperCount++
    const isLater = (other: Unit, otherHarm: number): boolean =>
      otherHarm !== harm ? otherHarm > harm : attackStrength(s, other) < strength
    for (; slot > 0 && isLater(fight.helpers[slot - 1]!, fight.harms[slot - 1]!); slot--) {
      fight.helpers[slot] = fight.helpers[slot - 1]!
      fight.harms[slot] = fight.harms[slot - 1]!
    }
    fight.helpers[slot] = unit
    fight.harms[slot] = harm
  }
}
