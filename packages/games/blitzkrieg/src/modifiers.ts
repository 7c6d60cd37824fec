import {
  AA88,
  ANTITANK_BONUS,
  ANTITANK_GUN,
  FOOT,
  HEAVY_INFANTRY,
  HEAVY_TANK,
  INFANTRY,
  MOROCCAN,
  SHIFT_LIMIT,
  TOWN,
} from './data/codes.ts'
import { NONE, type BlitzState, type Unit } from './state.ts'
import { hasArmour, isHardTarget, isUphill } from './strength.ts'
import { isArmored, isDisrupted, isTransport } from './units.ts'
import type { HexSet, UnitSet } from './work.ts'

/** The shifts of a combat by their cause, columns to the right. */
export type ShiftParts = {
  readonly defenderDisrupted: number // BLZ-SHF-1
  readonly combined: number // BLZ-SHF-2
  readonly antitank: number // BLZ-SHF-3
  readonly heavyTanks: number // BLZ-SHF-4
  readonly rommelAttacks: number // BLZ-SHF-5, BLZ-ROM-3
  readonly ferocityAttacks: number // BLZ-SHF-6
  readonly attackerDisrupted: number // BLZ-SHF-7
  readonly uphill: number // BLZ-SHF-8
  readonly rommelDefends: number // BLZ-SHF-9
  readonly ferocityDefends: number // BLZ-SHF-10
  readonly flakDefends: number // BLZ-SHF-11
}

type Test = (s: BlitzState, unit: Unit) => boolean

function anyAttacker(s: BlitzState, { size, list }: UnitSet, test: Test): boolean {
  for (let i = 0; i < size; i++) if (test(s, list[i]!)) return true
  return false
}

/** Whether a defending combat unit passes a test. */
function anyDefender(s: BlitzState, { size, list }: HexSet, test: Test): boolean {
  for (let i = 0; i < size; i++) {
    for (let unit = s.top[list[i]!]!; unit !== NONE; unit = s.below[unit]!) {
      if (!isTransport(s, unit) && test(s, unit)) return true
    }
  }
  return false
}

const isSteady88: Test = (s, unit) => s.board.unitType[unit]! === AA88 && !isDisrupted(s, unit)
const isMoroccan: Test = (s, unit) => (s.board.traits[unit]! & MOROCCAN) !== 0
const isOnFoot: Test = (s, unit) => s.board.unitClass[unit]! === FOOT
const isHeavy: Test = (s, unit) => (s.board.traits[unit]! & HEAVY_TANK) !== 0

/** Whether a defender keeps an attack from being combined: all but plain infantry. BLZ-CMB-1 */
const deniesCombined: Test = (s, unit) => {
  const type = s.board.unitType[unit]!
  return type !== INFANTRY && type !== HEAVY_INFANTRY
}

/** Whether tanks and foot attack plain infantry outside towns. BLZ-CMB-1, BLZ-CMB-2, BLZ-CMB-3 */
export function isCombined(s: BlitzState, attackers: UnitSet, targets: HexSet): boolean {
  for (let i = 0; i < targets.size; i++)
    if (s.board.terrain[targets.list[i]!]! === TOWN) return false
  if (anyDefender(s, targets, deniesCombined)) return false
  return anyAttacker(s, attackers, isArmored) && anyAttacker(s, attackers, isOnFoot)
}

/** Whether British heavy tanks attack. BLZ-HVY-1 */
export function hasHeavy(s: BlitzState, attackers: UnitSet): boolean {
  return anyAttacker(s, attackers, isHeavy)
}

/** One column however many tanks and guns are at it. BLZ-SHF-3, BLZ-AT-1, BLZ-AT-3 */
function antitank(s: BlitzState, attackers: UnitSet, targets: HexSet): boolean {
  let isTanks = false
  let isHard = false
  for (let i = 0; i < targets.size; i++) {
    if (hasArmour(s, targets.list[i]!)) isTanks = true
    if (isHardTarget(s, targets.list[i]!)) isHard = true
  }
  const { traits } = s.board
  for (let i = 0; i < attackers.size; i++) {
    const trait = traits[attackers.list[i]!]!
    if (isTanks && trait & ANTITANK_BONUS) return true
    if (isHard && trait & ANTITANK_GUN) return true
  }
  return false
}

/** All shifts but that of the event. BLZ-SHF-1 .. BLZ-SHF-11, BLZ-SHF-15 */
export function shiftParts(s: BlitzState, attackers: UnitSet, targets: HexSet): ShiftParts {
  const has88 = anyDefender(s, targets, isSteady88)
  let heavyTanks = 0
  for (let i = 0; i < attackers.size; i++) if (isHeavy(s, attackers.list[i]!)) heavyTanks++
  let rommelDefends = 0
  let isAllUphill = targets.size > 0
  for (let i = 0; i < targets.size; i++) {
    if (s.rommel === targets.list[i]!) rommelDefends = -1
    if (!isUphill(s, attackers, targets.list[i]!)) isAllUphill = false
  }
  const withRommel: Test = (state, unit) => state.rommel === state.place[unit]!
  return {
    defenderDisrupted: anyDefender(s, targets, isDisrupted) ? 1 : 0,
    combined: isCombined(s, attackers, targets) ? 1 : 0,
    antitank: antitank(s, attackers, targets) ? 1 : 0,
    heavyTanks: has88 ? 0 : heavyTanks, // BLZ-88-1
    rommelAttacks: anyAttacker(s, attackers, withRommel) ? 1 : 0,
    ferocityAttacks: s.ferocity && anyAttacker(s, attackers, isMoroccan) ? 1 : 0,
    attackerDisrupted: anyAttacker(s, attackers, isDisrupted) ? -1 : 0,
    uphill: isAllUphill ? -1 : 0,
    rommelDefends,
    ferocityDefends: s.ferocity && anyDefender(s, targets, isMoroccan) ? -1 : 0,
    flakDefends: has88 && anyAttacker(s, attackers, isArmored) ? -1 : 0,
  }
}

export function shiftSum(parts: ShiftParts): number {
  return (
    parts.defenderDisrupted +
    parts.combined +
    parts.antitank +
    parts.heavyTanks +
    parts.rommelAttacks +
    parts.ferocityAttacks +
    parts.attackerDisrupted +
    parts.uphill +
    parts.rommelDefends +
    parts.ferocityDefends +
    parts.flakDefends
  )
}

/** The column after a shift: at most three columns, within the table. BLZ-SHF-13 */
export function shifted(s: BlitzState, column: number, shift: number): number {
  const net = Math.max(-SHIFT_LIMIT, Math.min(SHIFT_LIMIT, shift))
  return Math.max(0, Math.min(s.board.crtColumns.length - 1, column + net))
}
