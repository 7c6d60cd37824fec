import type { Plan } from '@estafette/kernel'
import { canTakePart } from '../declare.ts'
import { previewAttack } from '../preview.ts'
import { ATTACKED, sideOfUnit, type BlitzState, type Hex, type Unit } from '../state.ts'
import { hasEnemy, isArtillery, isOnMap } from '../units.ts'
import { attackPlan, targetsOfPlan } from './attacks.ts'

/** An attack as it is thought of: nobody hears of it until it is declared. */
export interface AttackSketch {
  readonly letter: number // 0 is A
  readonly targets: readonly Hex[]
  readonly units: readonly Unit[] // guns too
}

/** Whether an enemy is still to be attacked in a hex. BLZ-CBT-4 */
function isOpen(s: BlitzState, hex: Hex): boolean {
  return (s.ground[hex]! & ATTACKED) === 0 && hasEnemy(s, s.phasing, hex)
}

/** Whether a unit can still do its part in an attack on some hexes. */
function canStill(s: BlitzState, unit: Unit, targets: readonly Hex[]): boolean {
  if (!isOnMap(s, unit) || sideOfUnit(s, unit) !== s.phasing) return false
  return canTakePart(s, unit, { size: targets.length, list: Int16Array.from(targets) })
}

/**
 * What is left of the sketches as things stand: what was fought or went away is gone, and so are
 * units that the rules let nobody name in such an attack, whoever else is in it.
 */
export function current(s: BlitzState, sketches: readonly AttackSketch[]): readonly AttackSketch[] {
  return sketches.flatMap((sketch) => {
    const targets = sketch.targets.filter((hex) => hex < s.board.hexCount && isOpen(s, hex))
    if (targets.length === 0) return []
    const units = sketch.units.filter(
      (unit) => unit < s.board.unitCount && canStill(s, unit, targets),
    )
    return { ...sketch, targets, units }
  })
}

/** A sketch that is no more, though nobody dropped it. */
export interface LostSketch {
  readonly sketch: AttackSketch
  readonly why: 'gone' | 'nobody' // the enemy left, or no unit of it can attack any more
}

/** The sketches that were not fought and cannot be any more. BLZ-CBT-2, BLZ-CBT-4 */
export function lostSketches(
  s: BlitzState,
  sketches: readonly AttackSketch[],
): readonly LostSketch[] {
  return sketches.flatMap((sketch): readonly LostSketch[] => {
    const left = sketch.targets.filter(
      (hex) => hex < s.board.hexCount && (s.ground[hex]! & ATTACKED) === 0,
    )
    if (left.length === 0) return []
    const [now] = current(s, [sketch])
    if (!now) return [{ sketch, why: 'gone' }]
    return planOf(s, now) ? [] : [{ sketch, why: 'nobody' }]
  })
}

/** The sketch that is about a hex. */
export function sketchAt(sketches: readonly AttackSketch[], hex: Hex): AttackSketch | undefined {
  return sketches.find(({ targets }) => targets.includes(hex))
}

/** The sketch that a unit is in. */
export function sketchOf(sketches: readonly AttackSketch[], unit: Unit): AttackSketch | undefined {
  return sketches.find(({ units }) => units.includes(unit))
}

/** Puts a sketch among the others: its units and targets belong to nobody else. BLZ-CBT-2 */
export function withSketch(
  sketches: readonly AttackSketch[],
  own: AttackSketch,
): readonly AttackSketch[] {
  const others = sketches
    .filter(({ letter }) => letter !== own.letter)
    .map((sketch) => ({
      ...sketch,
      targets: sketch.targets.filter((hex) => !own.targets.includes(hex)),
      units: sketch.units.filter((unit) => !own.units.includes(unit)),
    }))
    .filter(({ targets }) => targets.length > 0)
  return [...others, own].toSorted((a, b) => a.letter - b.letter)
}

/** The first letter that is free. */
export function nextLetter(sketches: readonly AttackSketch[]): number {
  const used = new Set(sketches.map(({ letter }) => letter))
  let letter = 0
  while (used.has(letter)) letter++
  return letter
}

/** An attack as a plan that can be declared; null as long as nobody attacks. BLZ-CBT-10 */
export function planOf(s: BlitzState, { targets, units }: AttackSketch): Plan | null {
  const main = units.filter((unit) => !isArtillery(s, unit))
  if (main.length === 0 || !previewAttack(s, units, targets)) return null
  const guns = units.filter((unit) => isArtillery(s, unit))
  return attackPlan(s, main, guns, targets)
}

/** A plan as a sketch of its own letter. */
export function sketched(letter: number, plan: Plan): AttackSketch {
  return { letter, targets: targetsOfPlan(plan), units: [...plan.units, ...(plan.helpers ?? [])] }
}

/** Sketches from data of unknown origin; what makes no sense is left out. */
export function sketchesFrom(data: unknown): readonly AttackSketch[] {
  return Array.isArray(data) ? data.filter(isSketch) : []
}

function isSketch(data: Partial<AttackSketch> | null): data is AttackSketch {
  return !!data && isCount(data.letter) && areCounts(data.targets) && areCounts(data.units)
}

function areCounts(list: unknown): boolean {
  return Array.isArray(list) && list.every(isCount)
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0
}
