import { targetOf, toldChance, verbOf, type Choice, type Consideration } from '@estafette/kernel'
import { attackChance, bombardChance, previewAttack } from '../preview.ts'
import {
  ATTACKING,
  NONE,
  opponent,
  TARGET,
  type BlitzState,
  type Hex,
  type Unit,
} from '../state.ts'
import { STEP } from '../steps.ts'
import { isOnMap } from '../units.ts'
import { VERB } from '../verbs.ts'
import { allAgainst } from './combat.ts'
import { goalOf, vehicleBy } from './moves.ts'
import type { Mind } from './question.ts'
import { placeReasons } from './reasons.ts'
import { look } from './survey.ts'

/** Why this choice, from the numbers that speak for it. Steps of a longer way explain nothing. */
export function explain(mind: Mind, s: BlitzState, choice: Choice): readonly Consideration[] {
  const verb = verbOf(choice)
  const target = targetOf(choice)
  switch (s.step) {
    case STEP['setup-place']:
      return verb === VERB.place || verb === VERB['place-riding'] ? placed(mind, s, target) : []
    case STEP.move:
      return moved(mind, s, verb, target)
    case STEP.mission:
      return verb === VERB.bomb ? [struck(s, target)] : []
    case STEP['bombard-target']:
      return [struck(s, target)]
    case STEP.declare:
      return declared(s, verb, target)
    case STEP.attack:
      return joined(s, verb, target)
    default:
      return plainly(s, verb, target)
  }
}

/** What needs no numbers. */
function plainly(s: BlitzState, verb: number, target: number): Consideration[] {
  switch (s.step) {
    case STEP.stand:
      return [{ key: verb === VERB.stand ? 'stand' : 'give-way', hex: s.start }]
    case STEP['retreat-step']:
      return verb === VERB.to ? [{ key: 'retreat', unit: s.retreater, hex: target }] : []
    case STEP.advance:
      return verb === VERB.advance ? [{ key: 'advance', unit: target }] : [{ key: 'hold-back' }]
    case STEP.withdraw:
      return verb === VERB.withdraw ? [{ key: 'withdraw', unit: target }] : []
    case STEP.pontoon:
      return verb === VERB.bridge ? [{ key: 'bridge', hexside: target }] : []
    case STEP.excess:
      return [{ key: 'loss', unit: target }]
    default:
      return []
  }
}

function placed(mind: Mind, s: BlitzState, hex: Hex): Consideration[] {
  const v = look(mind.survey, s, s.decider)
  const isGround = v.objectives[v.side]!.worth[hex]! > 0
  return [
    { key: 'place', unit: s.placing, hex },
    ...(isGround ? [{ key: 'worth-ground', hex }] : []),
  ]
}

function moved(mind: Mind, s: BlitzState, verb: number, unit: Unit): Consideration[] {
  if (verb === VERB.done) return [{ key: 'done' }]
  if (verb === VERB.rommel) return []
  if (!isOnMap(s, unit)) return []
  const v = look(mind.survey, s, s.phasing)
  const { hex } = goalOf(mind, s, unit, vehicleBy(s, verb, unit))
  if (hex === NONE) return []
  return [{ key: 'go', unit, hex }, ...placeReasons(v, s, unit, hex).slice(0, 2)]
}

function struck(s: BlitzState, hex: Hex): Consideration {
  const chance = toldChance(bombardChance(s, opponent(s.phasing), hex))
  return { key: 'bombard', hex, chance }
}

/** The chance that an attack does harm, as far as it is named. */
function chanceOf(s: BlitzState, units: readonly Unit[], hexes: readonly Hex[]): number {
  const preview = previewAttack(s, units, hexes)
  return preview && preview.isEnough ? toldChance(attackChance(preview)) : 0
}

function declared(s: BlitzState, verb: number, hex: Hex): Consideration[] {
  if (verb === VERB.done) return [{ key: 'no-attack' }]
  return [{ key: 'target', hex, chance: chanceOf(s, allAgainst(s, hex), [hex]) }]
}

function joined(s: BlitzState, verb: number, unit: Unit): Consideration[] {
  if (verb === VERB.target) return [{ key: 'more-targets', hex: unit }]
  const units = Array.from(s.marks.keys()).filter((one) => s.marks[one]! & ATTACKING)
  const hexes = Array.from(s.ground.keys()).filter((hex) => s.ground[hex]! & TARGET)
  const before = chanceOf(s, units, hexes)
  if (verb === VERB.fight) return [{ key: 'fight', chance: before }]
  return [{ key: 'join', unit, before, after: chanceOf(s, [...units, unit], hexes) }]
}
