import {
  LEGAL,
  makeChoice,
  targetOf,
  tryOn,
  verbOf,
  type Game,
  type Plan,
  type Rebuff,
} from '@estafette/kernel'
import { targetVerdict } from '../declare.ts'
import { isGunFor } from '../obligation.ts'
import { previewAttack } from '../preview.ts'
import {
  copyOf,
  endUnit,
  firstUnit,
  TARGET,
  type BlitzState,
  type Hex,
  type Unit,
} from '../state.ts'
import { STEP } from '../steps.ts'
import { rangeTo } from '../strength.ts'
import { hasEnemy, isArtillery, isOnMap, isTransport } from '../units.ts'
import { VERB } from '../verbs.ts'
import { allocateAttacks, pendingTargets, sceneAfter } from './allocation.ts'
import { enemyHexes, namesOf, targetsOfPlan, whyNotAttack } from './attacks.ts'
import { refusalOf } from './set-out.ts'
import { nextLetter, planOf, sketchAt, sketched, withSketch, type AttackSketch } from './sketch.ts'
import { strongest } from './strongest.ts'

/**
 * The hexes that must be attacked and are in no sketch. Once as many are planned as can be attacked
 * together, the others are left alone by the rules. BLZ-CBT-9
 */
export function openHexes(s: BlitzState, sketches: readonly AttackSketch[]): readonly Hex[] {
  const open = pendingTargets(s)
  const planned = new Set(sketches.flatMap(({ targets }) => targets))
  const left = open.filter((hex) => !planned.has(hex))
  return open.length - left.length >= s.cover ? [] : left
}

/** Whoever stands next to all of some hexes, and the guns in range of them: by hex, ascending. */
export function companyOf(s: BlitzState, targets: readonly Hex[]): readonly Unit[] {
  const found: Unit[] = []
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (!isOnMap(s, unit) || isTransport(s, unit)) continue
    const isNear = (hex: Hex): boolean =>
      isArtillery(s, unit) ? isGunFor(s, unit, hex) : rangeTo(s, unit, hex) === 1
    if (targets.every(isNear)) found.push(unit)
  }
  return found.toSorted((a, b) => s.place[a]! - s.place[b]! || a - b)
}

/** Why a unit cannot join an attack as it is thought of, null where it can. */
export function whyNotJoin(
  game: Game<BlitzState>,
  s: BlitzState,
  { targets, units }: AttackSketch,
  unit: Unit,
): Rebuff | null {
  const trial = tryOn(game, s)
  const others = units.filter((other) => other !== unit)
  for (const choice of namesOf(s, targets, others)) {
    trial.attempt(verbOf(choice), targetOf(choice))
  }
  const verb = isArtillery(s, unit) ? VERB.support : VERB.attack
  return refusalOf(game, trial.state, makeChoice(verb, unit), s.place[unit]!)
}

/** Why an attack cannot be declared as it is thought of, null where it can. */
export function whyNotDeclare(
  game: Game<BlitzState>,
  s: BlitzState,
  { targets, units }: AttackSketch,
): Rebuff | null {
  return whyNotAttack(game, s, units, targets)
}

/**
 * The best attack on a hex by whoever is in no other sketch, by the measure of `strongest`, with
 * the other sketches thought of as fought. Where there is none, because whoever could is needed for
 * another hex as well or is in a sketch, it is the one that the whole phase allows. Without units
 * where nobody can attack the hex.
 */
export function fill(s: BlitzState, hex: Hex, sketches: readonly AttackSketch[]): AttackSketch {
  const letter = nextLetter(sketches)
  const others = sketches.filter(({ targets }) => !targets.includes(hex))
  const best = bestOn(sceneAfter(s, others), hex, letter)
  if (best) return best
  const found = allocateAttacks(s).find((plan) => targetsOfPlan(plan).includes(hex))
  return found ? sketched(letter, found) : { letter, targets: [hex], units: [] }
}

/** The best attack that can be planned now on a hex that is in no sketch. */
export interface OpenAttack {
  readonly sketch: AttackSketch
  readonly takes: readonly AttackSketch[] // the sketches that would lose units to it
}

/**
 * What could be attacked beside the sketches, by whoever is free; where nobody free could, by whom
 * the phase allows, who would leave other sketches for it. BLZ-CBT-2, BLZ-CBT-9
 */
export function openAttacks(
  s: BlitzState,
  sketches: readonly AttackSketch[],
): readonly OpenAttack[] {
  if (s.step !== STEP.declare) return []
  const letter = nextLetter(sketches)
  const planned = new Set(sketches.flatMap(({ targets }) => targets))
  const scene = sceneAfter(s, sketches)
  return enemyHexes(s).flatMap((hex): readonly OpenAttack[] => {
    if (planned.has(hex)) return []
    const sketch = bestOn(scene, hex, letter)
    if (sketch) return [{ sketch, takes: [] }]
    const other = sketches.length > 0 ? bestOn(copyOf(s), hex, letter) : null
    if (!other) return []
    const takes = sketches.filter(({ units }) => units.some((unit) => other.units.includes(unit)))
    return takes.length > 0 ? [{ sketch: other, takes }] : []
  })
}

/** The best attack on a hex in a scene, which is left as it was; null where there is none. */
function bestOn(scene: BlitzState, hex: Hex, letter: number): AttackSketch | null {
  if (targetVerdict(scene, hex) !== LEGAL) return null
  scene.ground[hex]! |= TARGET
  const force = strongest(scene, [hex], companyOf(scene, [hex]))
  scene.ground[hex]! &= ~TARGET
  return force && { letter, targets: [hex], units: [...force.units, ...force.guns] }
}

/** Whether a unit adds anything to an attack: the column is higher with it than without. */
export function gains(s: BlitzState, { targets, units }: AttackSketch, unit: Unit): boolean {
  const rest = units.filter((other) => other !== unit)
  if (rest.every((other) => isArtillery(s, other))) return !isArtillery(s, unit) // BLZ-CBT-10
  const columnOf = (force: readonly Unit[]): number =>
    previewAttack(s, force, targets)?.finalColumn ?? 0
  return columnOf([...rest, unit]) > columnOf(rest)
}

/**
 * Sketches for everything that must be attacked. Those with units stay as they are, unless they
 * leave nobody for a hex that could be attacked with others: then the phase is thought out anew.
 */
export function planAll(s: BlitzState, sketches: readonly AttackSketch[]): readonly AttackSketch[] {
  let all: readonly AttackSketch[] = sketches.filter(({ units }) => units.length > 0)
  for (const plan of allocateAttacks(s, all)) {
    all = withSketch(all, sketched(nextLetter(all), plan))
  }
  if (openHexes(s, all).length === 0) return all
  return allocateAttacks(s).map((plan, index) => sketched(index, plan))
}

/** The attack on a hex as it is planned, or as it would be; null where there is none. */
export function attackOn(s: BlitzState, hex: Hex, sketches: readonly AttackSketch[]): Plan | null {
  const known = sketchAt(sketches, hex)
  if (known) return planOf(s, known)
  return hasEnemy(s, s.phasing, hex) ? planOf(s, fill(s, hex, sketches)) : null
}
