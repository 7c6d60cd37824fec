import { ASSAULT_ROLL, BOMBARDMENT_ROLL } from '../advantage.ts'
import { attackParts, defenceParts } from '../assault.ts'
import { ALLIED, ARMOR, ARTILLERY, GERMAN } from '../data/board.ts'
import {
  at,
  IN_PLACE,
  NO_SUPPORT,
  NONE,
  opponent,
  SPENT,
  type ArrasState,
  type Location,
  type Unit,
} from '../state.ts'
import { VERB } from '../verbs.ts'
import { repeatGain } from './advantages.ts'
import { weighBombardment } from './bombardments.ts'
import { defenceOf, fillGarrison } from './garrison.ts'
import { chanceOfMargin, chanceOfSuccess, worthOfFight, worthOfMargin } from './odds.ts'
import { gatherAssaulting } from './party.ts'
import { look } from './scheme.ts'
import { rateEach, type ArrasQuestion } from './question.ts'
import { fillStakes } from './stakes.ts'
import type { Survey } from './memory.ts'
import type { Party } from './records.ts'

/**
 * Weighs the assault that is going on with this Point Unit, for a survey of the attacker's side. What
 * hangs on it is the attacker's; the defender wants the opposite.
 */
function weighAssault(v: Survey, point: Unit): void {
  const { s } = v
  const { party, defenders, stakes } = v.memory.fight
  gatherAssaulting(s, party)
  fillGarrison(v, defenders, v.enemy, s.target)
  fillStakes(v, party, homeOf(s, party), s.target, point, defenders, stakes)
}

/** Where the group would go back to: where one of it came from. ARR-6.4.1b */
function homeOf(s: ArrasState, party: Party): Location {
  const from = s.assault === IN_PLACE ? NONE : s.from[party.units[0]!]!
  return from === NONE ? s.target : from
}

/** The Attack Value with this Point Unit. ARR-6.2a-e */
export function attackWith(s: ArrasState, point: Unit): number {
  const named = s.point
  s.point = point
  const { value } = attackParts(s)
  s.point = named
  return value
}

/** The Defense Value with this Forward Unit. ARR-6.3a-e */
export function defenceWith(s: ArrasState, forward: Unit): number {
  const named = s.forward
  s.forward = forward
  const { value } = defenceParts(s)
  s.forward = named
  return value
}

/** The Point Unit: its factor against what its loss would cost. */
export function ratePoint(q: ArrasQuestion): void {
  const { s } = q
  const v = look(q.scheme, s, s.initiative)
  const { defenders, stakes } = v.memory.fight
  const attack = v.dice[at(v.side, s.target)]!
  const defence = v.dice[at(v.enemy, s.target)]!
  rateEach(q, (unit) => {
    weighAssault(v, unit)
    const edge = attackWith(s, unit) - defenceOf(v, defenders, s.target)
    return worthOfFight(stakes, edge, attack, defence) + overrunHope(v, unit, edge)
  })
}

/** Armor in front may go on. ARR-6.5a, ARR-6.5.1a-b */
function overrunHope(v: Survey, point: Unit, edge: number): number {
  const { s, m } = v
  const { board } = s
  if (board.type[point]! !== ARMOR || s.target === s.active || board.square[s.target]!) return 0
  return m.overrun * chanceOfMargin(v.memory.fight.stakes.capacity + 1, edge, 2, 2)
}

// How much of a Forward Unit is at stake in a Success: a Fresh one may get away with a flip.
const FRESH_RISK = 0.2
const SPENT_RISK = 0.5

/** The Forward Unit: the defence it gives, and what it is worth as the first to suffer. */
export function rateForward(q: ArrasQuestion): void {
  const { s } = q
  const v = look(q.scheme, s, s.initiative)
  weighAssault(v, s.point)
  const { stakes } = v.memory.fight
  const attack = v.dice[at(v.side, s.target)]!
  const defence = v.dice[at(v.enemy, s.target)]!
  const value = attackParts(s).value
  rateEach(q, (unit) => {
    const edge = value - defenceWith(s, unit)
    const risk = s.flags[unit]! & SPENT ? SPENT_RISK : FRESH_RISK
    const loss = risk * v.value[unit]! * v.material
    return (
      -worthOfFight(stakes, edge, attack, defence) - chanceOfSuccess(edge, attack, defence) * loss
    )
  })
}

export function attackDice(s: ArrasState): number {
  return s.attackSupport === NO_SUPPORT ? 2 : 3
}

export function defenceDice(s: ArrasState): number {
  return s.defenceSupport === NO_SUPPORT ? 2 : 3
}

/** Combat Support: what a third die changes, against what the counter or gun is worth elsewhere. */
export function rateSupport(q: ArrasQuestion, isLast: boolean): void {
  const { s } = q
  const v = look(q.scheme, s, s.initiative)
  weighAssault(v, s.point)
  const isAttacker = s.decider === s.initiative
  const mayAnswer = !isLast && v.dice[at(opponent(s.decider), s.target)]! === 3
  const edge = edgeOf(s)
  rateEach(q, (unit, verb) => {
    const dice = verb === VERB['no-support'] ? 2 : 3
    const weakened = verb === VERB.artillery && isGunInTarget(s, unit) ? edge + 1 : edge
    const alone = worthToDecider(v, isAttacker, weakened, dice, 2)
    const answered = mayAnswer ? worthToDecider(v, isAttacker, weakened, dice, 3) : alone
    // The other side answers where a third die is worth its price to it.
    const value = alone - answered > v.m.support ? answered : alone
    return value - priceOf(v, verb)
  })
}

/** Attack Value less Defense Value. */
export function edgeOf(s: ArrasState): number {
  return attackParts(s).value - defenceParts(s).value
}

/** A gun that defends in the target is Spent before the Defense Value is computed. ARR-8.2f */
function isGunInTarget(s: ArrasState, unit: Unit): boolean {
  const isDefending = s.board.type[unit]! === ARTILLERY && s.place[unit]! === s.target
  return isDefending && s.decider !== s.initiative
}

function worthToDecider(
  v: Survey,
  isAttacker: boolean,
  edge: number,
  own: number,
  other: number,
): number {
  const { s } = v
  const { stakes } = v.memory.fight
  if (isAttacker) return worthOfFight(stakes, edge, own, Math.max(other, defenceDice(s)))
  return -worthOfFight(stakes, edge, Math.max(other, attackDice(s)), own)
}

/** What a side gives up with a support; counters are lost at the end of the turn anyway. */
function priceOf(v: Survey, verb: number): number {
  const { s, m } = v
  if (verb === VERB['no-support']) return 0
  if (verb === VERB.artillery) return m.support
  return m.air / (s.decider === GERMAN ? s.germanAir : s.alliedAir)
}

/** Whether the Advantage is worth a repeated roll. ARR-9.1a, ARR-9.4a-b */
export function rateReroll(q: ArrasQuestion): void {
  const gain = rerollGain(q)
  rateEach(q, (_target, verb) => (verb === VERB.reroll ? gain : 0))
}

function rerollGain(q: ArrasQuestion): number {
  const { s } = q
  if (s.window === ASSAULT_ROLL) {
    const v = look(q.scheme, s, s.initiative)
    weighAssault(v, s.point)
    return fightGain(v, edgeOf(s))
  }
  if (s.window === BOMBARDMENT_ROLL) {
    const v = look(q.scheme, s, s.initiative)
    const gun = s.shot === 1 ? s.firstGun : s.secondGun
    return fightGain(v, weighBombardment(v, s.target, gun, 0, v.memory.fight.stakes))
  }
  return repeatGain(q)
}

/** What a reroll keeps of its gain where the other side may have it rolled again. ARR-9.1c */
const ANSWERED = 0.8

function fightGain(v: Survey, edge: number): number {
  const { s } = v
  const { stakes } = v.memory.fight
  const rolled = worthOfMargin(stakes, edge + s.roll - s.counterRoll)
  const gain = worthOfFight(stakes, edge, attackDice(s), defenceDice(s)) - rolled
  const isAnswered = s.advantage === ALLIED ? s.usedByGerman === 0 : s.usedByAllied === 0
  const own = s.advantage === s.initiative ? gain : -gain
  return (isAnswered ? ANSWERED * own : own) - v.m.advantage
}
