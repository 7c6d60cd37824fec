import { LEGAL } from '@estafette/kernel'
import { attackVerdict, fightVerdict, supportVerdict } from '../declare.ts'
import { previewAttack } from '../preview.ts'
import { ATTACKING, type BlitzState, type Hex, type Unit } from '../state.ts'
import { isArmored, isArtillery, isDisrupted } from '../units.ts'

/** Who attacks, and the guns that support them. */
export interface Force {
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
 * for another hex that must be attacked stays free for it. BLZ-CBT-9, BLZ-CBT-16
 */
export function strongest(
  scene: BlitzState,
  targets: readonly Hex[],
  company: readonly Unit[],
): Force | null {
  const main = byStrength(
    scene,
    targets,
    company.filter((unit) => !isArtillery(scene, unit)),
  )
  const guns = byStrength(
    scene,
    targets,
    company.filter((unit) => isArtillery(scene, unit)),
  )
  let best: Rated | null = null
  for (const left of variants(scene, main, [nobody, disrupted, armoured, both])) {
    const units = nameAll(
      scene,
      main.filter((unit) => !left(scene, unit)),
      attackVerdict,
    )
    for (const out of variants(scene, guns, [nobody, disrupted])) {
      const wanted = guns.filter((unit) => !out(scene, unit))
      const force = units.length > 0 && supported(scene, targets, units, wanted)
      if (force && isBetter(force, best)) best = force
    }
    unname(scene, units)
  }
  return best
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
