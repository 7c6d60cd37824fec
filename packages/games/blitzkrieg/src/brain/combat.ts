import { finalColumn } from '../combat.ts'
import { DIE_FACES, GERMAN, MANDATORY_RETREAT, RETREAT } from '../data/codes.ts'
import { cellIndex } from '../data/charts.ts'
import { shiftParts, shiftSum } from '../modifiers.ts'
import { isFree, isGunFor, isPending } from '../obligation.ts'
import {
  ATTACKING,
  DISRUPTED,
  endUnit,
  firstUnit,
  NONE,
  opponent,
  TARGET,
  type BlitzState,
  type Hex,
  type Unit,
} from '../state.ts'
import { attackStrength, defenceStrength, isNextToAll } from '../strength.ts'
import { isArtillery, isOnMap, isTransport } from '../units.ts'
import { VERB } from '../verbs.ts'
import { attackWorth, valueOf } from './fight.ts'
import { rateEach, type BlitzQuestion } from './question.ts'
import { placeWorth } from './standing.ts'
import { look, putBack, takeOut, type Survey } from './survey.ts'

interface Numbers {
  size: number
  readonly list: Int16Array
}

function numbers(of: readonly number[]): Numbers {
  return { size: of.length, list: Int16Array.from(of) }
}

/** What an attack of units on hexes is worth to the attacker. */
export function worthOfAttack(
  v: Survey,
  s: BlitzState,
  units: readonly Unit[],
  hexes: readonly Hex[],
): number {
  if (units.length === 0) return 0
  const attackers = numbers(units)
  const targets = numbers(hexes)
  let stake = 0
  for (const unit of units) if (!isArtillery(s, unit)) stake += valueOf(s, unit)
  let prize = 0
  for (const hex of hexes) prize += v.prize[hex]!
  return attackWorth(
    v,
    attackStrength(s, attackers, targets),
    defenceStrength(s, attackers, targets),
    shiftSum(shiftParts(s, attackers, targets)),
    stake,
    prize,
  )
}

function named(s: BlitzState): { readonly units: Unit[]; readonly hexes: Hex[] } {
  const units: Unit[] = []
  const hexes: Hex[] = []
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (s.marks[unit]! & ATTACKING) units.push(unit)
  }
  for (let hex = 0; hex < s.board.hexCount; hex++) if (s.ground[hex]! & TARGET) hexes.push(hex)
  return { units, hexes }
}

/** All who could attack a hex now, guns included. */
export function allAgainst(s: BlitzState, hex: Hex): Unit[] {
  const target = numbers([hex])
  const units: Unit[] = []
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (!isOnMap(s, unit) || isTransport(s, unit)) continue
    const joins = isArtillery(s, unit)
      ? isGunFor(s, unit, hex)
      : isFree(s, unit) && isNextToAll(s, unit, target)
    if (joins) units.push(unit)
  }
  return units
}

/** Which hex is attacked next: the best first, as long as it pays or must be. */
export function rateDeclare(q: BlitzQuestion): void {
  const { s, mind } = q
  const v = look(mind.survey, s, s.phasing)
  rateEach(q, (hex, verb) =>
    verb === VERB.target ? worthOfAttack(v, s, allAgainst(s, hex), [hex]) : v.w.declare,
  )
}

/** Who joins an attack: whoever makes it worth more. */
export function rateAttack(q: BlitzQuestion): void {
  const { s, mind } = q
  const v = look(mind.survey, s, s.phasing)
  const { units, hexes } = named(s)
  const now = worthOfAttack(v, s, units, hexes)
  rateEach(q, (target, verb) => {
    if (verb === VERB.fight) return v.w.fight
    if (verb === VERB.target) return isPending(s, target) ? -6 : -8
    const more = worthOfAttack(v, s, [...units, target], hexes) - now
    const isShaky = verb === VERB.attack && (s.flags[target]! & DISRUPTED) !== 0
    return isShaky ? more - v.w.shaky : more
  })
}

/** The chances that the current combat makes the defender retreat. */
export function retreatChances(s: BlitzState): { readonly plain: number; readonly must: number } {
  const column = finalColumn(s)
  let plain = 0
  let must = 0
  for (let die = 1; die <= DIE_FACES; die++) {
    const result = s.board.crtDefender[cellIndex(column, die)]!
    if (result === RETREAT) plain++
    if (result === MANDATORY_RETREAT) must++
  }
  return { plain: plain / DIE_FACES, must: must / DIE_FACES }
}

/** Whether the defenders of a hex stand: the ground against what standing costs. */
export function rateStand(q: BlitzQuestion): void {
  const { s, mind } = q
  const v = look(mind.survey, s, opponent(s.phasing))
  const { plain, must } = retreatChances(s)
  let value = 0
  for (let unit = s.top[s.start]!; unit !== NONE; unit = s.below[unit]!) value += valueOf(s, unit)
  const ground = v.objectives[v.side]!.worth[s.start]!
  const stand =
    plain * (v.w.standGround * ground - v.w.standCost * value) + must * (0.3 * ground - 0.8 * value)
  rateEach(q, (_target, verb) => (verb === VERB.stand ? stand : 0))
}

/** The event's shift helps whoever is French: to the left against attacks, to the right in them. */
export function ratePass(q: BlitzQuestion): void {
  const isDefending = q.s.phasing === GERMAN
  rateEach(q, (_target, verb) => {
    if (verb === VERB.wait) return 0
    return (verb === VERB.left) === isDefending ? 1 : -1
  })
}

/** Who withdraws before combat: whoever has more to lose than the ground is worth. */
export function rateWithdraw(q: BlitzQuestion): void {
  const { s, mind } = q
  const side = opponent(s.phasing)
  const v = look(mind.survey, s, side)
  const { units } = named(s)
  rateEach(q, (unit, verb) => {
    if (verb === VERB.done) return 0
    const hex = s.place[unit]!
    const attack = attackStrength(s, numbers(units), numbers([hex]))
    const defence = defenceStrength(s, numbers(units), numbers([hex]))
    const risk = attackWorth(v, attack, defence, 0, 0, valueOf(s, unit))
    return risk - 0.5 - v.objectives[side]!.worth[hex]!
  })
}

/** Where somebody goes after a combat, and whether they advance. */
export function rateStep(q: BlitzQuestion, unit: Unit): void {
  const { s, mind } = q
  const v = look(mind.survey, s, s.decider)
  rateEach(q, (target, verb) => {
    if (verb === VERB.to) return placeWorth(v, s, unit, target)
    return verb === VERB.exit ? -6 : -0.5
  })
}

/** Who advances: whoever stands better there. */
export function rateAdvance(q: BlitzQuestion): void {
  const { s, mind } = q
  const v = look(mind.survey, s, s.decider)
  rateEach(q, (unit, verb) => {
    if (verb !== VERB.advance) return 0
    return advanceGain(v, s, unit)
  })
}

/** What a unit gains by the best of the vacated hexes next to it. */
export function advanceGain(v: Survey, s: BlitzState, unit: Unit): number {
  const from = s.place[unit]!
  takeOut(v, s, unit, v.kept)
  let best = Number.NEGATIVE_INFINITY
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    const to = s.board.neighbours[slot]!
    if (to < 0 || (s.ground[to]! & TARGET) === 0 || v.prey[to]! > 0) continue
    best = Math.max(best, placeWorth(v, s, unit, to))
  }
  const gain = best - placeWorth(v, s, unit, from)
  putBack(v, s, unit, v.kept)
  return Number.isFinite(gain) ? gain : 0.01
}
