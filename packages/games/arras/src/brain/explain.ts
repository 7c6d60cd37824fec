import { targetOf, toldChance, verbOf, type Choice, type Consideration } from '@estafette/kernel'
import { ASSAULT_ROLL, BOMBARDMENT_ROLL } from '../advantage.ts'
import { attackParts } from '../assault.ts'
import { NONE, type ArrasState, type Location, type Unit } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import { bestAim, weighBombardment } from './bombardments.ts'
import { attackDice, attackWith, defenceDice, defenceWith, edgeOf } from './combat.ts'
import { defenceOf, fillGarrison } from './garrison.ts'
import { objectiveParts } from './objective.ts'
import { chanceOfSuccess } from './odds.ts'
import { isRisky, look, schemeAll, schemePlace, type Scheme } from './scheme.ts'
import type { Survey } from './memory.ts'
import { NEVER } from './records.ts'

/** Why this choice, from the numbers that speak for it. Steps of a longer way explain nothing. */
export function explain(scheme: Scheme, s: ArrasState, choice: Choice): readonly Consideration[] {
  const verb = verbOf(choice)
  const target = targetOf(choice)
  switch (s.step) {
    case STEP.impulse:
      return explainImpulse(scheme, s, verb, target)
    case STEP.action:
      return explainAction(scheme, s, verb, target)
    case STEP.aim:
      return bombardment(scheme, s, s.gun, target)
    case STEP['second-gun']:
      return verb === VERB.bombard ? bombardment(scheme, s, target, NONE) : []
    case STEP.point:
      return [{ key: 'point', unit: target, chance: pointChance(scheme, s, target) }]
    case STEP.forward:
      return [{ key: 'forward', unit: target, chance: forwardChance(s, target) }]
    case STEP.support:
    case STEP['counter-support']:
      return explainSupport(s, verb)
    case STEP.reroll:
      return explainReroll(scheme, s, verb)
    default:
      return plainly(s, verb, target)
  }
}

/** What needs no numbers. */
function plainly(s: ArrasState, verb: number, target: number): Consideration[] {
  switch (s.step) {
    case STEP.bid:
      return [{ key: 'bid', bid: target }]
    case STEP['set-up-place']:
      return [{ key: 'set-up' }]
    case STEP.entry:
    case STEP['entry-unit-place']:
      return [{ key: 'entry', place: target }]
    case STEP.prolong:
      return [{ key: verb === VERB.prolong ? 'prolong' : 'end-phase' }]
    case STEP.casualties:
      return [{ key: 'loss' }]
    case STEP.retreat:
      return [{ key: 'retreat', place: target }]
    case STEP.voluntary:
      return verb === VERB.stand
        ? [{ key: 'stand', place: s.target }]
        : [{ key: 'withdraw', unit: target, place: s.target }]
    case STEP.reorganization:
      return verb === VERB.done ? [] : [{ key: 'reorganize' }]
    default:
      return []
  }
}

function explainImpulse(
  scheme: Scheme,
  s: ArrasState,
  verb: number,
  target: number,
): Consideration[] {
  schemeAll(scheme, s)
  switch (verb) {
    case VERB.activate:
      return isRisky(scheme, target)
        ? assault(scheme, target)
        : move(scheme, scheme.bestMover[target]!)
    case VERB.bombard:
      return bombardment(scheme, s, target, NONE)
    case VERB.refresh:
      return [{ key: 'refresh', place: target }]
    case VERB.prolong:
      return [{ key: 'prolong' }]
    default:
      return passing(scheme)
  }
}

function explainAction(scheme: Scheme, s: ArrasState, verb: number, unit: Unit): Consideration[] {
  if (verb === VERB.done) return []
  if (s.acted) schemePlace(scheme, s, s.active)
  else schemeAll(scheme, s)
  const { lead, value } = scheme.assaults[s.active]!
  const leads = s.acted === 0 && unit === lead && value >= scheme.moves[unit]!.value
  return leads || verb === VERB.assault ? assault(scheme, s.active) : move(scheme, unit)
}

function assault(scheme: Scheme, from: Location): Consideration[] {
  const { target, chance, party, value } = scheme.assaults[from]!
  if (value === NEVER) return []
  const units = [...party.units.subarray(0, party.size)]
  return [
    { key: 'assault', place: target, units, chance: toldChance(chance) },
    ...worthOf(scheme.v, target),
  ]
}

function move(scheme: Scheme, unit: Unit): Consideration[] {
  if (unit === NONE || scheme.moves[unit]!.to === NONE) return []
  const { to, took } = scheme.moves[unit]!
  const place = to
  const way = took === 0 ? { key: 'go', unit, place } : { key: 'take', unit, place, count: took }
  return [way, ...worthOf(scheme.v, to)]
}

function passing(scheme: Scheme): Consideration[] {
  let best = scheme.assaults[0]!
  for (const assault of scheme.assaults) if (assault.value > best.value) best = assault
  if (best.value === NEVER) return [{ key: 'pass-idle' }]
  return [{ key: 'pass', place: best.target, chance: toldChance(best.chance) }]
}

/** What control of a location means for the end of the game. */
function worthOf(v: Survey, place: Location): Consideration[] {
  const { s } = v
  const { objective } = v.memory
  const found: Consideration[] = []
  const holder = s.control[place]!
  const control = s.control.slice()
  control[place] = 1 - holder
  const before = objectiveParts(objective, s, s.control)
  const after = objectiveParts(objective, s, control)
  if (before.isAutomatic !== after.isAutomatic) found.push({ key: 'worth-automatic', place })
  const count = Math.abs(after.vp - before.vp)
  if (count > 0) found.push({ key: 'worth-path', place, count })
  if (s.board.gortAreas.includes(place)) found.push({ key: 'worth-gort', place })
  return found
}

/** A bombardment of a location, NONE for the gun's best target. */
function bombardment(scheme: Scheme, s: ArrasState, gun: Unit, target: Location): Consideration[] {
  const v = look(scheme, s, s.initiative)
  const place = target === NONE ? bestAim(v, gun, 0, s.firstAim) : target
  if (place === NONE || place >= s.board.locationCount) return []
  const chance = toldChance(
    chanceOfSuccess(weighBombardment(v, place, gun, 0, v.memory.told.stakes), 2, 2),
  )
  return [{ key: 'bombard', unit: gun, place, chance }]
}

function pointChance(scheme: Scheme, s: ArrasState, unit: Unit): number {
  const v = look(scheme, s, s.initiative)
  const { defenders } = v.memory.told
  fillGarrison(v, defenders, v.enemy, s.target)
  return toldChance(chanceOfSuccess(attackWith(s, unit) - defenceOf(v, defenders, s.target), 2, 2))
}

function forwardChance(s: ArrasState, unit: Unit): number {
  return toldChance(chanceOfSuccess(attackParts(s).value - defenceWith(s, unit), 2, 2))
}

function explainSupport(s: ArrasState, verb: number): Consideration[] {
  const edge = edgeOf(s)
  const isAttacker = s.decider === s.initiative
  const before = toldChance(chanceOfSuccess(edge, attackDice(s), defenceDice(s)))
  const after = isAttacker
    ? toldChance(chanceOfSuccess(edge, 3, defenceDice(s)))
    : toldChance(chanceOfSuccess(edge, attackDice(s), 3))
  return [{ key: verb === VERB['no-support'] ? 'no-support' : 'support', before, after }]
}

function explainReroll(scheme: Scheme, s: ArrasState, verb: number): Consideration[] {
  if (verb === VERB.accept) return [{ key: 'accept' }]
  if (s.window === ASSAULT_ROLL) {
    return [
      {
        key: 'reroll',
        chance: toldChance(chanceOfSuccess(edgeOf(s), attackDice(s), defenceDice(s))),
      },
    ]
  }
  if (s.window !== BOMBARDMENT_ROLL) return [{ key: 'reroll-other' }]
  const v = look(scheme, s, s.initiative)
  const gun = s.shot === 1 ? s.firstGun : s.secondGun
  const edge = weighBombardment(v, s.target, gun, 0, v.memory.told.stakes)
  return [{ key: 'reroll', chance: toldChance(chanceOfSuccess(edge, 2, 2)) }]
}
