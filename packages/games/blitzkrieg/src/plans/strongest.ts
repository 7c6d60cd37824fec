import { LEGAL } from '@estafette/kernel'
import { attackVerdict, fightVerdict, supportVerdict } from '../declare.ts'
import { previewAttack } from '../preview.ts'
import { ATTACKING, type BlitzState, type Hex, type Unit } from '../state.ts'
import { isArmored, isArtillery, isDisrupted } from '../units.ts'

/** Who attacks, and the guns that support them. */
interface Force {
  readonly units: readonly Unit[]
  readonly guns: readonly Unit[]
}

/** A force, and the column it will fight in. */
interface Rated extends Force {
  readonly column: number
}

/** Whom an attack may be better off without: only they can cost a column. BLZ-SHF-7, BLZ-SHF-11 */
type Left = (s: BlitzState, unit: Unit) => boolean
const nobody: Left = () => false
const disrupted: Left = isDisrupted
const armoured: Left = isArmored
const both: Left = (s, unit) => isDisrupted(s, unit) || isArmored(s, unit)

/** Whether a force is better than another. */
function isBetter(one: Rated, other: Rated | null): boolean {
  if (!other) return true
  return (
    (one.column - other.column ||
      one.units.length - other.units.length ||
      other.guns.length - one.guns.length) > 0
  )
}

/**
 * The best attack that some units can make on the hexes named as targets in a scene, null where
 * they can make none. The best is the one that fights in the highest column; of those alike the
 * one with most attackers, who add to it if something is lost, and of those the one with fewest
 * guns: a gun that raises no column stays out. The rules say who may join, so whoever is needed
 * for another hex that must be attacked stays free for it. Where they let all of them join it is
 * the best of all attacks; where one keeps out another, it cannot be bettered by one more, one
 * less, or one in the place of another. BLZ-CBT-9, BLZ-CBT-16, BLZ-EVT-4
 */
export function strongest(
  scene: BlitzState,
  targets: readonly Hex[],
  company: readonly Unit[],
): Force | null {
  const isGun = (unit: Unit): boolean => isArtillery(scene, unit)
  const of = (units: readonly Unit[]): readonly Unit[] => byStrength(scene, targets, units)
  const main = of(company.filter((unit) => !isGun(unit)))
  const guns = of(company.filter(isGun))
  const named = { scene, targets, main, guns }
  let best: Rated | null = null
  for (const left of variants(scene, main, [nobody, disrupted, armoured, both])) {
    const units = nameAll(
      scene,
      main.filter((unit) => !left(scene, unit)),
      attackVerdict,
    )
    unname(scene, units)
    best = better(best, withGuns(named, units))
  }
  // Where the rules let one join instead of another, it may be the other that counts.
  for (let last: Rated | null = null; best && best !== last;) {
    last = best
    best = bestChange(named, last)
  }
  return best
}

/** What an attack is made of. */
interface Named {
  readonly scene: BlitzState
  readonly targets: readonly Hex[]
  readonly main: readonly Unit[] // by strength
  readonly guns: readonly Unit[]
}

function better(one: Rated | null, other: Rated | null): Rated | null {
  return other && isBetter(other, one) ? other : one
}

/** The best of a force and all that differ from it by one unit. */
function bestChange(named: Named, force: Rated): Rated {
  const { main, guns } = named
  let best: Rated | null = force
  for (const units of changes(main, force.units)) {
    best = better(best, withGuns(named, units))
    best = better(best, exactly(named, units, force.guns))
  }
  for (const others of changes(guns, force.guns)) {
    best = better(best, exactly(named, force.units, others))
  }
  // A gun and another unit of one paralysed stack keep each other out.
  for (const gun of guns.filter((one) => !force.guns.includes(one))) {
    for (const unit of force.units) {
      const units = force.units.filter((one) => one !== unit)
      best = better(best, exactly(named, units, [...force.guns, gun]))
    }
  }
  for (const unit of main.filter((one) => !force.units.includes(one))) {
    for (const gun of force.guns) {
      const others = force.guns.filter((one) => one !== gun)
      best = better(best, exactly(named, [...force.units, unit], others))
    }
  }
  return best!
}

/** Some units with one more of all of them, one less, or one in the place of another. */
function* changes(all: readonly Unit[], some: readonly Unit[]): Generator<readonly Unit[]> {
  const others = all.filter((unit) => !some.includes(unit))
  for (const unit of others) yield [...some, unit]
  for (const gone of some) {
    const rest = some.filter((unit) => unit !== gone)
    yield rest
    for (const unit of others) yield [...rest, unit]
  }
}

/** Attackers with the guns that help them most; null where they may not attack. */
function withGuns({ scene, targets, guns }: Named, units: readonly Unit[]): Rated | null {
  const isNamed = nameAll(scene, units, attackVerdict).length === units.length
  let best: Rated | null = null
  for (const out of isNamed && units.length > 0 ? variants(scene, guns, [nobody, disrupted]) : []) {
    const wanted = guns.filter((unit) => !out(scene, unit))
    best = better(best, supported(scene, targets, units, wanted))
  }
  unname(scene, units)
  return best
}

/** Just these attackers with just these guns; null where the rules refuse it. */
function exactly(
  { scene, targets }: Named,
  units: readonly Unit[],
  guns: readonly Unit[],
): Rated | null {
  if (units.length === 0) return null
  const isNamed =
    nameAll(scene, units, attackVerdict).length === units.length &&
    nameAll(scene, guns, supportVerdict).length === guns.length &&
    fightVerdict(scene) === LEGAL
  unname(scene, [...units, ...guns])
  if (!isNamed) return null
  const column = previewAttack(scene, [...units, ...guns], targets)!.finalColumn
  return { units, guns, column }
}

/** Of some ways to leave units out, those that leave out others than the ways before them. */
function variants(s: BlitzState, units: readonly Unit[], ways: readonly Left[]): readonly Left[] {
  const seen = new Set<string>()
  return ways.filter((left) => {
    const key = units.filter((unit) => left(s, unit)).join()
    return !seen.has(key) && seen.add(key)
  })
}

/** Units by what they add to an attack, the strongest first. */
function byStrength(
  s: BlitzState,
  targets: readonly Hex[],
  units: readonly Unit[],
): readonly Unit[] {
  const parts = previewAttack(s, units, targets)?.attackers ?? []
  const strength = (unit: Unit): number => parts.find((part) => part.unit === unit)?.value ?? 0
  return units.toSorted((a, b) => strength(b) - strength(a) || a - b)
}

/** Names all of some units that the rules let be named after those before them. */
function nameAll(
  scene: BlitzState,
  units: readonly Unit[],
  verdict: (s: BlitzState, unit: Unit) => number,
): Unit[] {
  return units.filter((unit) => {
    if (verdict(scene, unit) !== LEGAL) return false
    scene.marks[unit]! |= ATTACKING
    return true
  })
}

function unname(scene: BlitzState, units: readonly Unit[]): void {
  for (const unit of units) scene.marks[unit]! &= ~ATTACKING
}

/**
 * Attackers that are named, with as few of some guns as keep the column that all of them reach;
 * null where such an attack may not be fought. The scene is left as it was.
 */
function supported(
  scene: BlitzState,
  targets: readonly Hex[],
  units: readonly Unit[],
  wanted: readonly Unit[],
): Rated | null {
  const columnWith = (guns: readonly Unit[]): number =>
    previewAttack(scene, [...units, ...guns], targets)!.finalColumn
  let guns: readonly Unit[] = nameAll(scene, wanted, supportVerdict)
  const column = columnWith(guns)
  for (const gun of guns.toReversed()) {
    const others = guns.filter((one) => one !== gun)
    unname(scene, [gun])
    if (columnWith(others) === column && fightVerdict(scene) === LEGAL) guns = others
    else scene.marks[gun]! |= ATTACKING
  }
  const isLegal = fightVerdict(scene) === LEGAL
  unname(scene, guns)
  return isLegal ? { units, guns, column } : null
}
