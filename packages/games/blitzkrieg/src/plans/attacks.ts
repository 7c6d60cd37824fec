import {
  LEGAL,
  makeChoice,
  targetOf,
  tryOn,
  verbOf,
  type Choice,
  type Game,
  type Plan,
  type Rebuff,
  type SpelledPlan,
  type Trial,
} from '@estafette/kernel'
import { attackChance, previewAttack } from '../preview.ts'
import {
  ATTACKING,
  copyOf,
  endUnit,
  firstUnit,
  opponent,
  TARGET,
  type BlitzState,
  type Hex,
  type Unit,
} from '../state.ts'
import { STEP } from '../steps.ts'
import { rangeTo } from '../strength.ts'
import { hasUnits, isArtillery, isOnMap, leave } from '../units.ts'
import { VERB } from '../verbs.ts'
import { refusalOf } from './set-out.ts'

export const BY_ASSAULT = 0 // how an attack is made: `manner` of its plan

/** Whether attacks are being declared. */
export function isDeclaring(s: BlitzState): boolean {
  return s.step === STEP.declare || s.step === STEP.attack
}

/** The hexes of the other side that have combat units, ascending. */
export function enemyHexes(s: BlitzState): Hex[] {
  const enemy = opponent(s.phasing)
  const hexes: Hex[] = []
  for (let hex = 0; hex < s.board.hexCount; hex++) {
    if (s.units[enemy * s.board.hexCount + hex]! > 0) hexes.push(hex)
  }
  return hexes
}

/** The targets of a plan, its first one included. */
export function targetsOfPlan({ place, targets }: Plan): readonly Hex[] {
  return targets ?? [place]
}

/** The choices that name an attack: targets, attackers, then the guns. BLZ-CBT-1, BLZ-ART-6 */
export function namesOf(
  s: BlitzState,
  targets: readonly Hex[],
  units: readonly Unit[],
): readonly Choice[] {
  const guns = units.filter((unit) => isArtillery(s, unit))
  return [
    ...targets.map((hex) => makeChoice(VERB.target, hex)),
    ...units.filter((unit) => !guns.includes(unit)).map((unit) => makeChoice(VERB.attack, unit)),
    ...guns.map((unit) => makeChoice(VERB.support, unit)),
  ]
}

/** Whether a choice names what is named already. */
function isNamed(s: BlitzState, choice: Choice): boolean {
  const target = targetOf(choice)
  const bits =
    verbOf(choice) === VERB.target ? s.ground[target]! & TARGET : s.marks[target]! & ATTACKING
  return bits !== 0
}

/** Names an attack on a trial: what is named already counts. False where it is refused. */
export function nameAttack(trial: Trial<BlitzState>, plan: Plan): boolean {
  const s = trial.state
  const names = namesOf(s, targetsOfPlan(plan), [...plan.units, ...(plan.helpers ?? [])])
  return names.every(
    (choice) => isNamed(s, choice) || trial.attempt(verbOf(choice), targetOf(choice)),
  )
}

/** An attack of units with guns as a plan, at the chance that the rules give it. */
export function attackPlan(
  s: BlitzState,
  units: readonly Unit[],
  guns: readonly Unit[],
  targets: readonly Hex[],
): Plan {
  const preview = previewAttack(s, [...units, ...guns], targets)!
  return {
    kind: 'attack',
    place: targets[0]!,
    targets,
    units,
    cost: 0,
    left: 0,
    path: [s.place[units[0]!]!, targets[0]!],
    chance: attackChance(preview),
    manner: BY_ASSAULT,
    helpers: guns,
  }
}

/** The attacks that units can make together, guns among them in support: one for each enemy hex. */
export function assaultPlans(
  game: Game<BlitzState>,
  s: BlitzState,
  units: readonly Unit[],
): Plan[] {
  const named = s.step === STEP.attack ? targetsNamed(s) : []
  const all = [...new Set([...unitsNamed(s), ...units])].filter((unit) => isOnMap(s, unit))
  const main = all.filter((unit) => !isArtillery(s, unit))
  const guns = all.filter((unit) => isArtillery(s, unit))
  if (main.length === 0) return []
  const plans: Plan[] = []
  for (const hex of enemyHexes(s)) {
    const isTarget = named.includes(hex)
    if (isTarget && hex !== named[0]) continue // one plan for all that are named together
    if (main.some((unit) => rangeTo(s, unit, hex) !== 1)) continue // BLZ-CBT-3
    const plan = attackPlan(s, main, guns, isTarget ? named : [...named, hex])
    const trial = tryOn(game, s)
    if (nameAttack(trial, plan) && trial.verdict(VERB.fight) === LEGAL) {
      plans.push({ ...plan, place: hex, path: [plan.path[0]!, hex] })
    }
  }
  return plans
}

/** The hexes named as targets so far. */
export function targetsNamed(s: BlitzState): Hex[] {
  return enemyHexes(s).filter((hex) => s.ground[hex]! & TARGET)
}

/** The attackers named so far, guns included. */
export function unitsNamed(s: BlitzState): Unit[] {
  const found: Unit[] = []
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (s.marks[unit]! & ATTACKING) found.push(unit)
  }
  return found
}

/** The choices that declare an attack, up to its dice: all of them, or none where one is refused. */
export function spellAssault(game: Game<BlitzState>, s: BlitzState, plan: Plan): SpelledPlan {
  const trial = tryOn(game, s)
  const isDeclared = nameAttack(trial, plan) && trial.attempt(VERB.fight)
  return isDeclared
    ? { choices: trial.choices, rolls: trial.rolls, stopped: [] }
    : { choices: [], rolls: false, stopped: [] }
}

/** The first thing about an attack on hexes that is refused, null where it can be declared. */
export function whyNotAttack(
  game: Game<BlitzState>,
  s: BlitzState,
  units: readonly Unit[],
  targets: readonly Hex[],
): Rebuff | null {
  const trial = tryOn(game, s)
  for (const choice of namesOf(s, targets, units)) {
    if (isNamed(s, choice)) continue
    const refused = refusalOf(game, trial.state, choice, targets[0]!)
    if (refused) return refused
    trial.attempt(verbOf(choice), targetOf(choice))
  }
  return refusalOf(game, trial.state, makeChoice(VERB.fight), targets[0]!)
}

/** The decisions between the first name of an attack and its die. */
const BEFORE_THE_DIE: readonly number[] = [STEP.attack, STEP.withdraw, STEP.pass, STEP.stand]

/**
 * The position of a fight once one of those attacked has fallen back, wherever they go; null where
 * nobody is left to fight. BLZ-PCR-3
 */
export function fightWithout(s: BlitzState, unit: Unit): BlitzState | null {
  const after = copyOf(s)
  leave(after, unit, s.board.absent, undefined)
  const isFought = targetsNamed(after).some((hex) => hasUnits(after, opponent(s.phasing), hex))
  return isFought ? after : null
}

/** The attack that is declared, or being declared, and not rolled for yet; null for none. */
export function fightUnderWay(s: BlitzState): Plan | null {
  if (!BEFORE_THE_DIE.includes(s.step)) return null
  const targets = Array.from(s.ground.keys()).filter((hex) => s.ground[hex]! & TARGET)
  const named = unitsNamed(s).filter((unit) => isOnMap(s, unit))
  const units = named.filter((unit) => !isArtillery(s, unit))
  const [place] = targets
  const [unit] = units
  if (place === undefined || unit === undefined) return null
  return {
    kind: 'attack',
    place,
    targets,
    units,
    helpers: named.filter((one) => isArtillery(s, one)),
    path: [s.place[unit]!, place],
    cost: 0,
    left: 0,
    manner: BY_ASSAULT,
  }
}
