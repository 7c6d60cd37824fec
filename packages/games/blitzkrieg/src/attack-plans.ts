import { LEGAL, type Plan, type Trial } from '@estafette/kernel'
import { bombardVerdict, shellVerdict } from './bombardment.ts'
import { cover } from './cover.ts'
import { attackVerdict, fightVerdict, supportVerdict, targetVerdict } from './declare.ts'
import { listPending } from './obligation.ts'
import { attackChance, bombardChance, previewAttack } from './preview.ts'
import {
  ATTACKED,
  ATTACKING,
  copyOf,
  endUnit,
  firstUnit,
  NONE,
  ONE_USED,
  opponent,
  PARALYSED,
  TARGET,
  USED,
  type BlitzState,
  type Hex,
  type Unit,
} from './state.ts'
import { STEP } from './steps.ts'
import { rangeTo } from './strength.ts'
import { isArtillery, isOnMap, isTransport } from './units.ts'
import { VERB } from './verbs.ts'

// How an attack is made: `manner` of its plan.
export const BY_ASSAULT = 0
export const BY_FIRE = 1

/** Whether attacks are being declared. */
export function isDeclaring(s: BlitzState): boolean {
  return s.step === STEP.declare || s.step === STEP.attack
}

/** Whether guns are being fired. */
export function isFiring(s: BlitzState): boolean {
  return s.step === STEP.bombard || s.step === STEP['bombard-target']
}

/** The hexes of the other side that have combat units, ascending. */
function enemyHexes(s: BlitzState): Hex[] {
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

/** Names an attack on a trial: what is named already counts. False where it is refused. */
export function nameAttack(trial: Trial<BlitzState>, plan: Plan): boolean {
  const s = trial.state
  for (const hex of targetsOfPlan(plan)) {
    if ((s.ground[hex]! & TARGET) === 0 && !trial.attempt(VERB.target, hex)) return false
  }
  for (const unit of plan.units) {
    if ((s.marks[unit]! & ATTACKING) === 0 && !trial.attempt(VERB.attack, unit)) return false
  }
  for (const gun of plan.helpers ?? []) {
    if ((s.marks[gun]! & ATTACKING) === 0 && !trial.attempt(VERB.support, gun)) return false
  }
  return true
}

function attackPlan(
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
  s: BlitzState,
  units: readonly Unit[],
  tryOut: () => Trial<BlitzState>,
): Plan[] {
  const named = s.step === STEP.attack ? enemyHexes(s).filter((hex) => s.ground[hex]! & TARGET) : []
  const joined = unitsNamed(s)
  const all = [...new Set([...joined, ...units])].filter((unit) => isOnMap(s, unit))
  const main = all.filter((unit) => !isArtillery(s, unit))
  const guns = all.filter((unit) => isArtillery(s, unit))
  if (main.length === 0) return []
  const plans: Plan[] = []
  for (const hex of enemyHexes(s)) {
    const isNamed = named.includes(hex)
    if (isNamed && hex !== named[0]) continue // one plan for all that are named together
    if (main.some((unit) => rangeTo(s, unit, hex) !== 1)) continue // BLZ-CBT-3
    const plan = attackPlan(s, main, guns, isNamed ? named : [...named, hex])
    const trial = tryOut()
    if (nameAttack(trial, plan) && trial.verdict(VERB.fight) === LEGAL) {
      plans.push({ ...plan, place: hex, path: [plan.path[0]!, hex] })
    }
  }
  return plans
}

/** The attackers named so far, guns included. */
function unitsNamed(s: BlitzState): Unit[] {
  const found: Unit[] = []
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (s.marks[unit]! & ATTACKING) found.push(unit)
  }
  return found
}

/** The hexes a gun can bombard, with the chance to disrupt who is there. BLZ-ART-1, BLZ-ART-2 */
export function firePlans(s: BlitzState, gun: Unit): Plan[] {
  const isAimed = s.step === STEP['bombard-target']
  if (isAimed ? s.active !== gun : bombardVerdict(s, gun) !== LEGAL) return []
  const plans: Plan[] = []
  for (let hex = 0; hex < s.board.hexCount; hex++) {
    if (shellVerdict(s, gun, hex) !== LEGAL) continue
    plans.push({
      kind: 'attack',
      place: hex,
      units: [gun],
      cost: 0,
      left: 0,
      path: [s.place[gun]!, hex],
      chance: bombardChance(s, opponent(s.phasing), hex),
      manner: BY_FIRE,
      helpers: [],
    })
  }
  return plans
}

/** What the phase still asks for: hexes that must be attacked, and can be. BLZ-CBT-8 */
export function pendingTargets(s: BlitzState): Hex[] {
  const { pending } = s.work.plans
  return Array.from(pending.subarray(0, listPending(s, pending))).toSorted((a, b) => a - b)
}

/**
 * A whole allocation of attacks as things stand: every hex that must be attacked and can be, each
 * unit in one attack, as strong as the others allow. They can be fought in this order; one that
 * needs guns to reach 1:4 has to come before those whose units could do without. BLZ-CBT-8,
 * BLZ-CBT-9
 */
export function allocateAttacks(s: BlitzState): Plan[] {
  if (s.step !== STEP.declare) return []
  const scene = copyOf(s)
  const plans: Plan[] = []
  for (;;) {
    scene.cover = cover(scene)
    const targets = nameTargets(scene)
    if (targets.length === 0) return plans
    const units = nameUnits(scene)
    const guns = nameGuns(scene, units, targets)
    if (fightVerdict(scene) !== LEGAL) return plans
    plans.push(attackPlan(s, units, guns, targets))
    setAside(scene, [...units, ...guns], targets)
  }
}

/** Names the first hex that must be attacked, and others as long as nobody can attack without them. */
function nameTargets(scene: BlitzState): Hex[] {
  const targets: Hex[] = []
  for (;;) {
    const next = pendingTargets(scene).find((hex) => targetVerdict(scene, hex) === LEGAL)
    if (next === undefined) return targets
    scene.ground[next]! |= TARGET
    targets.push(next)
    if (nextUnit(scene) !== NONE) return targets
  }
}

/** The strongest unit that may be named as an attacker, NONE without one. */
function nextUnit(scene: BlitzState): Unit {
  let best: Unit = NONE
  for (let unit = firstUnit(scene, scene.phasing); unit < endUnit(scene, scene.phasing); unit++) {
    if (!isOnMap(scene, unit) || isTransport(scene, unit)) continue
    if (best !== NONE && scene.board.attack[unit]! <= scene.board.attack[best]!) continue
    if (attackVerdict(scene, unit) === LEGAL) best = unit
  }
  return best
}

function nameUnits(scene: BlitzState): Unit[] {
  const units: Unit[] = []
  for (let unit = nextUnit(scene); unit !== NONE; unit = nextUnit(scene)) {
    scene.marks[unit]! |= ATTACKING
    units.push(unit)
  }
  return units
}

/** Guns are named as long as they add anything. BLZ-ART-7 */
function nameGuns(scene: BlitzState, units: readonly Unit[], targets: readonly Hex[]): Unit[] {
  const guns: Unit[] = []
  const total = (more: readonly Unit[]): number =>
    previewAttack(scene, [...units, ...guns, ...more], targets)!.attackTotal
  for (let unit = firstUnit(scene, scene.phasing); unit < endUnit(scene, scene.phasing); unit++) {
    if (!isOnMap(scene, unit) || !isArtillery(scene, unit)) continue
    if (supportVerdict(scene, unit) !== LEGAL || total([unit]) <= total([])) continue
    scene.marks[unit]! |= ATTACKING
    guns.push(unit)
  }
  return guns
}

/** The attack is thought of as fought, and nobody has moved. */
function setAside(scene: BlitzState, units: readonly Unit[], targets: readonly Hex[]): void {
  for (const unit of units) {
    const hex = scene.place[unit]!
    scene.marks[unit]! = (scene.marks[unit]! & ~ATTACKING) | USED
    if (scene.ground[hex]! & PARALYSED) scene.ground[hex]! |= ONE_USED
  }
  for (const hex of targets) scene.ground[hex]! = (scene.ground[hex]! & ~TARGET) | ATTACKED
}
