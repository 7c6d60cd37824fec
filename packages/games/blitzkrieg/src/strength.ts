import { isEntrenched } from './bombardment.ts'
import {
  ANTITANK_GUN,
  ASSAULT,
  ENGINEER,
  FORTRESS,
  HEAVY_INFANTRY,
  INFANTRY,
} from './data/codes.ts'
import { directionTo, terrainPoints } from './data/map.ts'
import { NONE, opponent, type BlitzState, type Hex, type Unit } from './state.ts'
import { isArmored, isArtillery, isDisrupted, isRefit, isTransport } from './units.ts'
import type { HexSet, UnitSet } from './work.ts'

/** Hexes between a unit on the map and a hex. */
export function rangeTo(s: BlitzState, unit: Unit, hex: Hex): number {
  return s.board.distances[s.place[unit]! * s.board.hexCount + hex]!
}

/** Whether a unit stands next to every target. BLZ-CBT-3 */
export function isNextToAll(s: BlitzState, unit: Unit, targets: HexSet): boolean {
  for (let i = 0; i < targets.size; i++) if (rangeTo(s, unit, targets.list[i]!) !== 1) return false
  return true
}

/** Whether a target has armour or an entrenchment: what anti-tank guns are for. BLZ-AT-1 */
export function isHardTarget(s: BlitzState, hex: Hex): boolean {
  const side = opponent(s.phasing)
  return isEntrenched(s, side, hex) || hasArmour(s, hex)
}

/** Whether armour stands in a hex. */
export function hasArmour(s: BlitzState, hex: Hex): boolean {
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (isArmored(s, unit)) return true
  }
  return false
}

/** Whether assault troops are at their best against a hex. BLZ-ASL-1 */
export function isStormed(s: BlitzState, hex: Hex): boolean {
  return s.board.built[hex]! !== 0 || isEntrenched(s, opponent(s.phasing), hex)
}

/** What a unit adds to an attack: additive marks first, then multipliers. BLZ-CBT-12, BLZ-UNIT-4, BLZ-UNIT-6, BLZ-UNIT-9 */
export function attackOf(s: BlitzState, unit: Unit, isHard: boolean, isStorm: boolean): number {
  let factor = s.board.attack[unit]!
  if (isRefit(s, unit)) factor--
  if (s.board.traits[unit]! & ANTITANK_GUN && !isHard) factor-- // BLZ-AT-1, BLZ-AT-2, BLZ-88-2
  if (factor <= 0) return 0
  if (isStorm && s.board.unitType[unit]! === ASSAULT) factor *= 2
  return isDisrupted(s, unit) ? factor >> 1 : factor
}

/** Whether two units are alike to any attack: whatever one can do, the other can in its place. */
export function areTwins(s: BlitzState, one: Unit, other: Unit): boolean {
  const { attack, unitType, traits } = s.board
  return (
    s.place[one]! === s.place[other]! &&
    attack[one]! === attack[other]! &&
    unitType[one]! === unitType[other]! &&
    traits[one]! === traits[other]! &&
    s.flags[one]! === s.flags[other]!
  )
}

function isAnyHard(s: BlitzState, targets: HexSet): boolean {
  for (let i = 0; i < targets.size; i++) if (isHardTarget(s, targets.list[i]!)) return true
  return false
}

function areAllStormed(s: BlitzState, targets: HexSet): boolean {
  for (let i = 0; i < targets.size; i++) if (!isStormed(s, targets.list[i]!)) return false
  return true
}

/** Whether one unit adds more to an attack on targets than another. BLZ-EVT-4 */
export function isStronger(s: BlitzState, one: Unit, other: Unit, targets: HexSet): boolean {
  const isHard = isAnyHard(s, targets)
  const isStorm = areAllStormed(s, targets)
  return attackOf(s, one, isHard, isStorm) > attackOf(s, other, isHard, isStorm)
}

/** The attack strength of units against targets. BLZ-CBT-12, BLZ-CBT-22, BLZ-ART-7 */
export function attackStrength(s: BlitzState, attackers: UnitSet, targets: HexSet): number {
  const isHard = isAnyHard(s, targets)
  const isStorm = areAllStormed(s, targets)
  let main = 0
  let guns = 0
  for (let i = 0; i < attackers.size; i++) {
    const unit = attackers.list[i]!
    const factor = attackOf(s, unit, isHard, isStorm)
    if (isArtillery(s, unit)) guns += factor
    else main += factor
  }
  return attackSum(main, guns, isAcrossRiver(s, attackers, targets))
}

/** What attackers and guns come to: guns count as far as the others do. BLZ-ART-7, BLZ-CBT-15 */
export function attackSum(main: number, guns: number, isAcross: boolean): number {
  const total = Math.min(main + guns, 2 * main)
  return isAcross ? total >> 1 : total
}

/** Whether every attacker next to a target is across a river from all of them. BLZ-CBT-15, BLZ-CBT-22 */
export function isAcrossRiver(s: BlitzState, attackers: UnitSet, targets: HexSet): boolean {
  if (s.board.banks.length === 1) return false
  const { river } = s.board
  for (let i = 0; i < attackers.size; i++) {
    const from = s.place[attackers.list[i]!]!
    for (let k = 0; k < targets.size; k++) {
      const direction = directionTo(s.board, from, targets.list[k]!)
      if (direction >= 0 && !river[from * 6 + direction]!) return false
    }
  }
  return true
}

/** Whether every attacker next to a hex is lower than it; guns further away do not matter. BLZ-CBT-14, BLZ-TER-17 */
export function isUphill(s: BlitzState, attackers: UnitSet, hex: Hex): boolean {
  const { level } = s.board
  const top = level[hex]!
  if (top === 1) return false
  for (let i = 0; i < attackers.size; i++) {
    const unit = attackers.list[i]!
    if (isArtillery(s, unit) && rangeTo(s, unit, hex) > 1) continue
    if (level[s.place[unit]!]! >= top) return false
  }
  return true
}

/** Types that a railway embankment helps. BLZ-CBT-13 */
function isDugIn(type: number): boolean {
  return (
    type === INFANTRY ||
    type === HEAVY_INFANTRY ||
    type === ASSAULT ||
    type === FORTRESS ||
    type === ENGINEER
  )
}

/** The defence strength of a hex, the slope apart. BLZ-CBT-13, BLZ-ENT-2, BLZ-TER-13, BLZ-ART-9 */
export function defenceOf(s: BlitzState, hex: Hex): number {
  const { defence, terrain, rail, unitType } = s.board
  let sum = 0
  let units = 0
  let isRail = false
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (isTransport(s, unit)) continue
    sum += defence[unit]!
    units++
    if (rail[hex]! && isDugIn(unitType[unit]!)) isRail = true
  }
  const isDug = isEntrenched(s, opponent(s.phasing), hex)
  return sum + groundPoints(terrain[hex]!, units, isDug, isRail)
}

/** What a hex adds to the defence of so many units, the slope apart. BLZ-CBT-13, BLZ-ENT-2 */
export function groundPoints(
  terrain: number,
  units: number,
  isDug: boolean,
  isRail: boolean,
): number {
  return terrainPoints(terrain, units) + (isDug ? 2 : 0) + (isRail ? 1 : 0)
}

/** The defence strength of targets against attackers; 0 counts as 1. BLZ-CBT-13, BLZ-CBT-14, BLZ-CBT-16 */
export function defenceStrength(s: BlitzState, attackers: UnitSet, targets: HexSet): number {
  let sum = 0
  for (let i = 0; i < targets.size; i++) {
    const hex = targets.list[i]!
    sum += defenceOf(s, hex) + (isUphill(s, attackers, hex) ? 1 : 0)
  }
  return Math.max(1, sum)
}

/** Whether an attack may be declared: it stands at 1:4 or better. BLZ-CBT-5 */
export function isEnough(s: BlitzState, attackers: UnitSet, targets: HexSet): boolean {
  return 4 * attackStrength(s, attackers, targets) >= defenceStrength(s, attackers, targets)
}

/** Twice the ratio of each column from 1:1 on; those before are fractions. */
const COLUMN_HALVES = [2, 3, 4, 6, 8, 10, 12] as const // 1:1, 3:2, 2:1 .. 6:1
const FIRST_WHOLE = 3

/** The column of two strengths, rounded in favour of the defender. BLZ-CBT-16, BLZ-SHF-14, BLZ-PCR-3 */
export function oddsColumn(attack: number, defence: number): number {
  if (attack < defence) {
    if (2 * attack >= defence) return 2
    return 3 * attack >= defence ? 1 : 0
  }
  let column = FIRST_WHOLE
  while (
    column - FIRST_WHOLE + 1 < COLUMN_HALVES.length &&
    2 * attack >= COLUMN_HALVES[column - FIRST_WHOLE + 1]! * defence
  ) {
    column++
  }
  return column
}
