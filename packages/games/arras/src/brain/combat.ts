import { targetOf, verbOf } from '@estafette/kernel'
import { ASSAULT_ROLL, BOMBARDMENT_ROLL, GORT_ROLL, INITIATIVE_ROLL } from '../advantage.ts'
import { ALLIED, ARMOR, ARTILLERY, GERMAN } from '../data/board.ts'
import { gortModifier } from '../turn.ts'
import { at, IN_PLACE, opponent, SPENT, type ArrasState, type Unit } from '../state.ts'
import { VERB } from '../verbs.ts'
import {
  attackDice,
  defenceDice,
  defenceWith,
  isGunInTarget,
  makeFight,
  weighFight,
} from './fight.ts'
import { chanceOfMargin, worthOfFight, worthOfMargin } from './odds.ts'
import { lookAgain, type Plan } from './plan.ts'
import type { Survey } from './survey.ts'
import { objective } from './objective.ts'
import { bombardmentStakes } from './bombardments.ts'

const fight = makeFight()

/** The Point Unit: its factor against what its loss would cost. */
export function ratePoint(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const v = lookAgain(plan, s, s.initiative)
  const attack = v.dice[at(v.side, s.target)]!
  const defence = v.dice[at(v.enemy, s.target)]!
  for (let i = 0; i < count; i++) {
    const unit = targetOf(choices[i]!)
    weighFight(v, fight, unit)
    values[i] = worthOfFight(fight.stakes, fight.edge, attack, defence) + overrunHope(v, unit)
  }
}

/** Armor in front may go on. ARR-6.5a */
function overrunHope(v: Survey, point: Unit): number {
  const { s } = v
  const { board } = s
  if (board.type[point]! !== ARMOR || s.assault === IN_PLACE || board.square[s.target]!) return 0
  return v.w.overrun * chanceOfMargin(fight.stakes.capacity + 1, fight.edge, 2, 2)
}

/** The Forward Unit: the defence it gives, and what it is worth as the first to suffer. */
export function rateForward(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const v = lookAgain(plan, s, s.initiative)
  weighFight(v, fight, s.point)
  const attack = v.dice[at(v.side, s.target)]!
  const defence = v.dice[at(v.enemy, s.target)]!
  const best = bestDefence(s, choices, count)
  for (let i = 0; i < count; i++) {
    const unit = targetOf(choices[i]!)
    const edge = fight.edge + best - defenceWith(s, unit)
    const success = chanceOfMargin(1, edge, attack, defence)
    // A Fresh unit may get away with a flip, a Spent one has to go.
    const risk = s.flags[unit]! & SPENT ? 0.5 : 0.2
    values[i] =
      -worthOfFight(fight.stakes, edge, attack, defence) -
      success * risk * v.value[unit]! * v.material
  }
}

function bestDefence(s: ArrasState, choices: Int32Array, count: number): number {
  let best = 0
  for (let i = 0; i < count; i++) best = Math.max(best, defenceWith(s, targetOf(choices[i]!)))
  return best
}

/** Combat Support: what a third die changes, against what the counter or gun is worth elsewhere. */
export function rateSupport(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
  isLast: boolean,
): void {
  const v = lookAgain(plan, s, s.initiative)
  weighFight(v, fight, s.point)
  const { stakes, edge } = fight
  const isAttacker = s.decider === s.initiative
  const sign = isAttacker ? 1 : -1
  const other = opponent(s.decider)
  const mayAnswer = !isLast && v.dice[at(other, s.target)]! === 3
  for (let i = 0; i < count; i++) {
    const verb = verbOf(choices[i]!)
    const unit = targetOf(choices[i]!)
    const called = verb === VERB['no-support'] ? 2 : 3
    const weakened = verb === VERB.artillery && !isAttacker && isGunInTarget(s, unit) ? 1 : 0
    const own = sign * worthWith(called, 2)
    const met = mayAnswer ? sign * worthWith(called, 3) : own
    // The other side answers where a third die is worth its price to it.
    const value = own - met > v.w.support ? met : own
    values[i] = value - price(v, verb)

    function worthWith(mine: number, theirs: number): number {
      const attack = isAttacker ? mine : Math.max(theirs, attackDice(s))
      const defence = isAttacker ? Math.max(theirs, defenceDice(s)) : mine
      return worthOfFight(stakes, edge + weakened, attack, defence)
    }
  }
}

/** What a side gives up with a support: counters are lost at the end of the turn anyway. */
function price(v: Survey, verb: number): number {
  const { s, w } = v
  if (verb === VERB['no-support']) return 0
  if (verb === VERB.artillery) return w.support
  const left = s.decider === GERMAN ? s.germanAir : s.alliedAir
  return w.air / left
}

/** Whether the Advantage is worth a repeated roll. */
export function rateReroll(
  plan: Plan,
  s: ArrasState,
  choices: Int32Array,
  count: number,
  values: Float64Array,
): void {
  const gain = rerollGain(plan, s)
  for (let i = 0; i < count; i++) values[i] = verbOf(choices[i]!) === VERB.reroll ? gain : 0
}

/** What the roll is expected to be better by, less the Advantage that goes to the other side. */
function rerollGain(plan: Plan, s: ArrasState): number {
  const v = lookAgain(plan, s, s.window === GORT_ROLL ? ALLIED : s.initiative)
  const isAllied = s.advantage === ALLIED
  switch (s.window) {
    case ASSAULT_ROLL: {
      weighFight(v, fight, s.point)
      return fightGain(v, s.advantage === s.initiative)
    }
    case BOMBARDMENT_ROLL: {
      bombardmentStakes(v, s.target, s.shot === 1 ? s.firstGun : s.secondGun, 0, fight)
      return fightGain(v, s.advantage === s.initiative)
    }
    case GORT_ROLL:
      return gortGain(v, isAllied)
    case INITIATIVE_ROLL: {
      const isMine = s.roll > s.counterRoll === isAllied
      return (isMine ? -0.5 : 0.5) * v.w.initiative - v.w.advantage
    }
    default:
      return releaseGain(v, isAllied)
  }
}

function fightGain(v: Survey, isAttacker: boolean): number {
  const { s, w } = v
  const margin = fight.edge + s.roll - s.counterRoll
  const expected = worthOfFight(fight.stakes, fight.edge, attackDice(s), defenceDice(s))
  const gain = expected - worthOfMargin(fight.stakes, margin)
  const isAnswered = s.advantage === ALLIED ? !s.usedByGerman : !s.usedByAllied
  return (isAttacker ? gain : -gain) * (isAnswered ? 0.8 : 1) - w.advantage
}

/** Gort's die: whoever loses by it has nothing to keep the Advantage for. ARR-13.5a */
function gortGain(v: Survey, isAllied: boolean): number {
  const { s, w } = v
  const modifier = gortModifier(s)
  const goesOn = s.roll + modifier >= 7
  const chance = Math.min(1, modifier / 6) // that it goes on after another roll
  const isWon = s.vp >= s.threshold
  // What the Allies have from going on, and from ending it here.
  const later = Math.min(0.9, Math.max(0.1, 0.5 + (s.vp - s.threshold) / 8))
  const end = isWon ? 1 : 0
  const now = goesOn ? later : end
  const then = chance * later + (1 - chance) * end
  const gain = (then - now) * (isAllied ? 100 : -100)
  return gain - w.advantage
}

/** A release: its owner wants it, the other side does not. ARR-13.1a, ARR-13.2a, ARR-13.4a */
function releaseGain(v: Survey, isAllied: boolean): number {
  const { s, w } = v
  const isFrench = s.turn <= 3
  const needed = s.turn === 6 ? 5 : 4
  const chance = (7 - needed) / 6
  const isReleased = s.roll >= needed
  const worth = isFrench ? w.release[0]! : s.turn <= 5 ? w.release[2]! : w.release[3]!
  const change = isReleased ? -(1 - chance) : chance
  const isOwner = isFrench === isAllied
  return (isOwner ? change : -change) * worth - w.advantage
}

export { objective, ARTILLERY }
