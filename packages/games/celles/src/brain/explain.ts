import {
  copyState,
  targetOf,
  toldChance,
  verbOf,
  type Choice,
  type Consideration,
} from '@estafette/kernel'
import { chitModifier } from '../combat.ts'
import { airResult } from '../data/charts.ts'
import { AIR_STEP, RESULT_RETREAT, RESULT_STEPS } from '../data/codes.ts'
import { attackTotal, defenceTotal, modifierParts, modifierSum } from '../modifiers.ts'
import { DIE_FACES, oddsColumn, resultIndex } from '../odds.ts'
import { copyOf, ATTACKING, NONE, type CellesState, type Hex, type Unit } from '../state.ts'
import { STEP } from '../steps.ts'
import { airModifier } from '../tactical.ts'
import { flipToUnused, isOnMap } from '../units.ts'
import { VERB } from '../verbs.ts'
import { bestAssault, firstStep, schemeUnit, type Scheme } from './scheme.ts'
import { schemeOf, type Mind } from './question.ts'
import { placeReasons } from './reasons.ts'
import { look } from './survey.ts'

/** The chance that a result costs the defender a step or their place, or the attacker a step. */
export function chanceOf(s: CellesState, column: number, modifier: number, isOwn: boolean): number {
  let faces = 0
  for (let die = 0; die < DIE_FACES; die++) {
    const index = resultIndex(column, die + modifier)
    const hits = isOwn
      ? s.board.crtAttacker[index]! & RESULT_STEPS
      : s.board.crtDefender[index]! & (RESULT_STEPS | RESULT_RETREAT)
    if (hits !== 0) faces++
  }
  return toldChance(faces / DIE_FACES)
}

/** Why this choice, from the numbers that speak for it. Steps of a longer way explain nothing. */
export function explain(mind: Mind, s: CellesState, choice: Choice): readonly Consideration[] {
  const verb = verbOf(choice)
  const target = targetOf(choice)
  switch (s.step) {
    case STEP['setup-place']:
      return placed(mind, s, s.placing, target)
    case STEP.reinforcement:
    case STEP['rebuild-hex']:
      return placed(mind, s, s.entrant, target)
    case STEP['extra-unit']:
    case STEP.activation:
      return activated(mind, s, verb, target)
    case STEP['the-84th']:
    case STEP.active:
      return moved(mind, s, verb, target)
    case STEP.act:
      return acted(mind, s, verb, target)
    case STEP.support:
      return supported(s, verb, target)
    case STEP['combat-chit-attacker']:
    case STEP['combat-chit-defender']:
      return chit(s, verb)
    case STEP['air-target']:
      return verb === VERB.strike ? [strike(s, target)] : []
    default:
      return plainly(s, verb, target)
  }
}

/** What needs no numbers. */
function plainly(s: CellesState, verb: number, target: number): Consideration[] {
  switch (s.step) {
    case STEP['choose-first']:
      return target === s.decider ? [{ key: 'first' }] : [{ key: 'second' }]
    case STEP['play-tactical']:
      return verb === VERB.play ? [{ key: 'play', tactic: target }] : [{ key: 'keep' }]
    case STEP.replacement:
      return [{ key: 'replacement', unit: target }]
    case STEP.trucks:
      return verb === VERB.load ? [{ key: 'trucks', unit: s.active }] : []
    case STEP.losses:
    case STEP['stack-loss']:
    case STEP['retreat-stack-loss']:
      return [{ key: 'loss', unit: target }]
    case STEP.disrupt:
      return [{ key: 'disrupt', unit: target }]
    case STEP['retreat-step']:
    case STEP['retreat-continue']:
      return verb === VERB.to ? [{ key: 'retreat', unit: s.retreater, hex: target }] : []
    case STEP.advance:
      return verb === VERB.advance ? [{ key: 'advance', unit: target }] : [{ key: 'hold-back' }]
    default:
      return []
  }
}

/** Where a unit comes to stand. */
function placed(mind: Mind, s: CellesState, unit: Unit, hex: Hex): Consideration[] {
  const v = look(schemeOf(mind, unit).v, s, s.decider, unit)
  return [{ key: 'place', unit, hex }, ...placeReasons(v, NONE, hex, false)]
}

function activated(mind: Mind, s: CellesState, verb: number, target: number): Consideration[] {
  if (verb === VERB.done) return [{ key: 'end-phase' }]
  if (verb === VERB.formation) {
    const count = s.board.formationUnits[target]!.filter((unit) => isOnMap(s, unit)).length
    return [{ key: count > 0 ? 'formation' : 'formation-empty', formation: target }]
  }
  if (!isOnMap(s, target)) return []
  const { imagined } = mind
  imagined.board = s.board
  copyState(imagined, s)
  flipToUnused(imagined, target)
  return ofScheme(imagined, schemeUnit(schemeOf(mind, target), imagined, s.phasing, target))
}

function moved(mind: Mind, s: CellesState, verb: number, target: number): Consideration[] {
  if (verb === VERB['end-phase']) return [{ key: 'end-phase' }]
  if (verb === VERB.done) return []
  return ofScheme(s, schemeUnit(schemeOf(mind, target), s, s.phasing, target))
}

/** What the best scheme of a unit is for. */
function ofScheme(s: CellesState, scheme: Scheme): Consideration[] {
  const best = scheme.options[0]!
  if (best.attack !== NONE) return attack(s, scheme)
  const { unit, v } = scheme
  const from = s.place[unit]!
  if (best.hex === from || best.hex === NONE) return [{ key: 'stay', unit, hex: from }]
  const go = { key: 'go', unit, hex: best.hex }
  const roll = scheme.reach.rolls[best.hex]!
    ? [{ key: 'infiltrate', hex: best.hex, chance: toldChance(scheme.reach.chance) }]
    : []
  const help = best.assist > 0 ? [{ key: 'worth-assist', hex: best.hex }] : []
  return [go, ...help, ...placeReasons(v, from, best.hex, true), ...roll]
}

/** The attack that a scheme ends with. */
function attack(s: CellesState, scheme: Scheme): Consideration[] {
  const found = bestAssault(scheme)
  const units: number[] = [scheme.unit]
  for (let unit = 0; unit < s.board.unitCount; unit++) if (found.chosen[unit]!) units.push(unit)
  return [
    {
      key: 'attack',
      unit: scheme.unit,
      attack: found.type,
      from: scheme.options[0]!.hex,
      hex: found.target,
      units,
      chance: chanceOf(s, found.column, found.modifier, false),
      risk: chanceOf(s, found.column, found.modifier, true),
    },
  ]
}

function acted(mind: Mind, s: CellesState, verb: number, target: number): Consideration[] {
  const unit = s.active
  if (verb === VERB.stop) return s.spent > 0 ? [] : [{ key: 'stay', unit, hex: s.place[unit]! }]
  if (verb === VERB.to && s.spent > 0) return []
  const scheme = schemeUnit(schemeOf(mind, unit), s, s.phasing, unit)
  const best = scheme.options[0]!
  const isBest =
    verb === VERB.attack
      ? best.hex === s.place[unit]! && best.attack === target
      : best.hex !== s.place[unit]! && firstStep(scheme, best.hex) === target
  return isBest ? ofScheme(s, scheme) : []
}

/** The chance that the attack being prepared does harm, with one more unit or without. */
export function supportChance(s: CellesState, unit: Unit): number {
  const imagined = copyOf(s)
  if (unit !== NONE) imagined.marks[unit]! |= ATTACKING
  const column = oddsColumn(s.board, attackTotal(imagined), defenceTotal(imagined))
  return chanceOf(imagined, column, modifierSum(modifierParts(imagined)), false)
}

function supported(s: CellesState, verb: number, unit: Unit): Consideration[] {
  const before = supportChance(s, NONE)
  if (verb === VERB.fight) return [{ key: 'fight', chance: before }]
  return [{ key: 'support', unit, before, after: supportChance(s, unit) }]
}

function chit(s: CellesState, verb: number): Consideration[] {
  const isAttacker = s.decider === s.phasing
  const modifier = s.modifier + chitModifier(s.board, s.chitAttacker !== 0, s.chitDefender !== 0)
  const change = s.board.combatModifier[isAttacker ? 'combatChitAttacker' : 'combatChitDefender']!
  const before = chanceOf(s, s.column, modifier, false)
  const after = chanceOf(s, s.column, modifier + change, false)
  return [{ key: verb === VERB['play-combat'] ? 'combat-chit' : 'keep-combat', before, after }]
}

function strike(s: CellesState, unit: Unit): Consideration {
  const modifier = airModifier(s, s.place[unit]!)
  let faces = 0
  for (let die = 0; die < DIE_FACES; die++)
    if (airResult(s.board, die + modifier) === AIR_STEP) faces++
  return { key: 'strike', unit, chance: toldChance(faces / DIE_FACES) }
}
