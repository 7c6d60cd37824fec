import { chitModifier } from '../combat.ts'
import { MEUSE } from '../data/codes.ts'
import { involvedUnits, isDefendersHex } from '../involved.ts'
import { attackTotal } from '../modifiers.ts'
import { hasRoom } from '../stacking.ts'
import { ATTACKING, type CellesState, type Unit } from '../state.ts'
import { hasEnemy, isUsed, stepsOf } from '../units.ts'
import { VERB } from '../verbs.ts'
import { weighHelp, weighOdds } from './attacks.ts'
import { rateEach, schemeOf, type CellesQuestion, type Mind } from './question.ts'
import { standing } from './standing.ts'
import { blockAt, look, type Survey } from './survey.ts'

/** Those help who make the attack better; then it is fought. CEL-11.0.3 */
export function rateSupport(q: CellesQuestion): void {
  const { s, mind } = q
  const v = look(schemeOf(mind, s.active).v, s, s.phasing, s.active)
  const { assault } = mind.memory
  weighHelp(v, s.origin, s.attack, assault)
  rateEach(q, (unit, verb) => {
    if (verb === VERB.fight) return 0
    return assault.chosen[unit]! !== 0 && (s.marks[unit]! & ATTACKING) === 0 ? 1 : -1
  })
}

/** What the attack that is about to be rolled for is worth to the attacker, chits included. */
export function attackWorth(mind: Mind, s: CellesState, change: number): number {
  const v = look(schemeOf(mind, s.active).v, s, s.phasing, s.active)
  const modifier =
    s.modifier + chitModifier(s.board, s.chitAttacker !== 0, s.chitDefender !== 0) + change
  return weighOdds(v, s.origin, attackTotal(s), modifier, involvedUnits(s, s.phasing).length)
}

/** A Combat chit where it changes much, or where it is the last chance to use it. CEL-13.1 */
export function rateCombatChit(q: CellesQuestion, isAttacker: boolean): void {
  const { s, mind } = q
  const key = isAttacker ? 'combatChitAttacker' : 'combatChitDefender'
  const change = attackWorth(mind, s, s.board.combatModifier[key]!) - attackWorth(mind, s, 0)
  const isLast = s.used[s.phasing]! >= s.actions[s.phasing]!
  const price = isLast ? 0.03 : mind.weights.combatChit
  rateEach(q, (_target, verb) => (verb === VERB['play-combat'] ? Math.abs(change) - price : 0))
}

/** What standing in a hex is worth to a unit of the attacker after the fight. */
function worthThere(v: Survey, s: CellesState, unit: Unit, hex: number): number {
  return standing(v, hex, isUsed(s, unit) || unit === s.active) + blockAt(v, hex)
}

/** What a unit gains by advancing, at best. CEL-11.2.1 */
export function advanceGain(mind: Mind, s: CellesState, unit: Unit): number {
  const v = look(schemeOf(mind, unit).v, s, s.phasing, unit)
  const from = s.place[unit]!
  let best = -1000
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    const hex = s.board.neighbours[slot]!
    if (hex < 0 || s.board.river[slot]! === MEUSE) continue
    if (!isDefendersHex(s, hex) || hasEnemy(s, s.phasing, hex)) continue
    if (!hasRoom(s, s.phasing, hex, stepsOf(s, unit))) continue
    best = Math.max(best, worthThere(v, s, unit, hex))
  }
  return best - worthThere(v, s, unit, from)
}

export function rateAdvance(q: CellesQuestion): void {
  rateEach(q, (unit, verb) => (verb === VERB.advance ? advanceGain(q.mind, q.s, unit) : 0.05))
}

export function rateAdvanceHex(q: CellesQuestion): void {
  const { s, mind } = q
  const v = look(schemeOf(mind, s.advancer).v, s, s.phasing, s.advancer)
  rateEach(q, (hex) => worthThere(v, s, s.advancer, hex))
}
