import { LEGAL, type Dice, type Verdict } from '@estafette/kernel'
import { ARMORED } from './data/codes.ts'
import type { Tell } from './events.ts'
import { ask, goTo } from './flow.ts'
import { allowance, arrivalCost, canGoOn, canRest, isOneHex } from './movement.ts'
import { isNight } from './phases.ts'
import { WHY } from './reasons.ts'
import { enteringVerdict, entryHexesOf, hasEntered, openingVerdict } from './reinforcements.ts'
import { transportFor } from './setup.ts'
import {
  ENTERING,
  FRESH,
  NONE,
  REFIT,
  sideOfUnit,
  UNTRIED,
  type BlitzState,
  type Hex,
  type Unit,
} from './state.ts'
import { enter, isTransport } from './units.ts'
import { isInEnemyZoc } from './zoc.ts'

/** Whether a unit comes on foot only if no transport is left. BLZ-REI-11 */
function mustRide(s: BlitzState, unit: Unit): boolean {
  if (s.ride[unit]! !== NONE) return true // SED-REI-5
  if (s.place[unit]! !== s.board.waiting || s.board.traits[unit]! & ARMORED) return false
  return s.board.entersRiding[unit]! !== 0
}

/** The transport a unit would enter in: of the pool, or one that left the map with its group. BLZ-REI-13 */
export function vehicleOf(s: BlitzState, unit: Unit): Unit {
  if (s.place[unit]! === s.board.waiting) return transportFor(s, unit)
  if (s.board.traits[unit]! & ARMORED) return NONE
  for (const transport of s.board.groupTransports[s.board.unitGroup[unit]!]!) {
    const isBack = s.place[transport]! === s.board.returning && s.due[transport]! <= s.turn
    if (isBack) return transport
  }
  return NONE
}

/** Whether a unit may come onto the map on a hex, and stand there or go on. BLZ-REI-2, BLZ-REI-3 */
export function entryVerdict(s: BlitzState, unit: Unit, vehicle: Unit, hex: Hex): Verdict {
  const opening = openingVerdict(s, unit, hex)
  if (opening !== LEGAL) return opening
  const isZoc = isInEnemyZoc(s, sideOfUnit(s, unit), hex)
  if (isZoc && isNight(s)) return WHY['zoc-closed'] // BLZ-MOV-15
  if (canRest(s, unit, hex)) return LEGAL
  const budget = allowance(s, unit, vehicle)
  const cost = arrivalCost(s, unit, vehicle, hex)
  const halts = isZoc || isOneHex(s, unit) || cost > budget
  return !halts && canGoOn(s, unit, vehicle, hex, cost, budget) ? LEGAL : WHY['no-room']
}

/** Whether a unit may enter now, in a transport or without. */
export function enterVerdict(s: BlitzState, unit: Unit, riding: boolean): Verdict {
  const verdict = enteringVerdict(s, unit)
  if (verdict !== LEGAL) return verdict
  if (s.exploiting) return WHY['not-arrived']
  const vehicle = vehicleOf(s, unit)
  if (riding && vehicle === NONE) return WHY['no-transport']
  if (!riding && vehicle !== NONE && mustRide(s, unit)) return WHY['must-ride']
  if (!riding && s.board.movement[unit]! === 0) return WHY['needs-transport'] // BLZ-88-3
  const hexes = entryHexesOf(s, unit)
  for (let i = 0; i < hexes.length; i++) {
    if (entryVerdict(s, unit, riding ? vehicle : NONE, hexes[i]!) === LEGAL) return LEGAL
  }
  return WHY['entry-closed']
}

/** A unit sets out to enter; dice may stop it before it is placed. HAN-SET-6, HAN-REI-1 */
export function setOut(s: BlitzState, unit: Unit, riding: boolean, dice: Dice, tell: Tell): void {
  const fate = s.place[unit]! === s.board.waiting ? attrition(s, unit, dice, tell) : 'full'
  if (fate === 'eliminatedForGood') {
    goTo(s, 'move-next')
    return
  }
  if (fate === 'refit') {
    s.flags[unit]! |= REFIT
    tell?.({ type: 'refit', rule: ruleOf(s, unit), unit })
  }
  s.active = unit
  s.vehicle = riding ? vehicleOf(s, unit) : NONE
  ask(s, 'on-the-way', s.phasing)
}

function ruleOf(s: BlitzState, unit: Unit): string {
  const { rule } = s.board.reinforcements[s.board.unitReinforcement[unit]!]!
  return rule === 'HAN-SET-5' ? 'HAN-SET-6' : rule
}

/** The die of a unit on its entry: 'full', 'refit' or 'eliminatedForGood'. */
function attrition(s: BlitzState, unit: Unit, dice: Dice, tell: Tell): string {
  const { onEntry } = s.board.reinforcements[s.board.unitReinforcement[unit]!]!.source
  if (!onEntry?.die || (onEntry.vehicles && !onEntry.vehicles.includes(s.board.vehicles[unit]!))) {
    return 'full'
  }
  const die = dice.roll(1)
  const fate = onEntry.die[String(die)]!
  tell?.({ type: 'attrition', rule: ruleOf(s, unit), unit, die })
  if (fate === 'eliminatedForGood') {
    hasEntered(s, unit, tell)
    s.place[unit] = onEntry.eliminationsScore ? s.board.lost : s.board.absent
  }
  return fate
}

/** The active unit comes onto the map. BLZ-SUP-7 */
export function arriveOn(s: BlitzState, hex: Hex, tell: Tell): void {
  const unit = s.active
  const budget = allowance(s, unit, s.vehicle)
  const cost = Math.min(budget, arrivalCost(s, unit, s.vehicle, hex))
  const isFirst = s.place[unit]! === s.board.waiting
  hasEntered(s, unit, tell)
  enter(s, unit, hex, tell)
  s.flags[unit]! |= FRESH
  s.marks[unit]! &= ~ENTERING
  if (isFirst && isShaken(s, unit)) s.flags[unit]! |= UNTRIED
  if (s.vehicle !== NONE) {
    s.due[s.vehicle] = 0
    enter(s, s.vehicle, hex, tell)
    s.ride[unit] = s.vehicle
  }
  s.spent = cost
  s.entered = 1
  s.halted =
    isInEnemyZoc(s, sideOfUnit(s, unit), hex) || isOneHex(s, unit) || cost === budget ? 1 : 0
  tell?.({ type: 'entered', rule: 'BLZ-REI-1', unit, hex, cost })
}

/** DIN-REI-9 */
function isShaken(s: BlitzState, unit: Unit): boolean {
  const { onEntry } = s.board.reinforcements[s.board.unitReinforcement[unit]!]!.source
  return (
    onEntry?.kind === 'armoredDisruptedAfterFirstMove' && (s.board.traits[unit]! & ARMORED) !== 0
  )
}

/** Whether a unit that must come in this turn has not, and could. HAN-SET-7 */
export function isMissing(s: BlitzState, unit: Unit): boolean {
  if (s.board.mandatoryTurn[unit]! !== s.turn || isTransport(s, unit)) return false
  return enterVerdict(s, unit, false) === LEGAL
}
