import {
  ATTACKED,
  BY_ASSAULT,
  canAttack,
  isArtillery,
  isOnMap,
  previewAttack,
  sideOfUnit,
  attackChance,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { opponent } from '@estafette/kernel'
import type { Plan } from '@estafette/kernel'

/** An attack as it is thought of: nobody hears of it until it is declared. */
export interface Sketch {
  readonly letter: number // 0 is A
  readonly targets: readonly number[]
  readonly units: readonly number[] // guns too
}

/** Whether an enemy is still to be attacked in a hex. */
function isOpen(s: BlitzState, hex: number): boolean {
  return (
    (s.ground[hex]! & ATTACKED) === 0 && s.units[opponent(s.phasing) * s.board.hexCount + hex]! > 0
  )
}

/** Whether a unit can still do its part in an attack on some hexes. */
function canStill(s: BlitzState, unit: number, targets: readonly number[]): boolean {
  if (sideOfUnit(s, unit) !== s.phasing || !canAttack(s, unit)) return false
  const from = s.place[unit]! * s.board.hexCount
  const range = isArtillery(s, unit) ? s.board.range[unit]! : 1
  return targets.every((hex) => s.board.distances[from + hex]! <= range)
}

/** What is left of the sketches as things stand: what was fought or went away is gone. */
export function current(s: BlitzState, sketches: readonly Sketch[]): readonly Sketch[] {
  return sketches.flatMap((sketch) => {
    const targets = sketch.targets.filter((hex) => hex < s.board.hexCount && isOpen(s, hex))
    if (targets.length === 0) return []
    const units = sketch.units.filter(
      (unit) => unit < s.board.unitCount && isOnMap(s, unit) && canStill(s, unit, targets),
    )
    return { ...sketch, targets, units }
  })
}

/** The sketch that is about a hex. */
export function sketchAt(sketches: readonly Sketch[], hex: number): Sketch | undefined {
  return sketches.find(({ targets }) => targets.includes(hex))
}

/** The sketch that a unit is in. */
export function sketchOf(sketches: readonly Sketch[], unit: number): Sketch | undefined {
  return sketches.find(({ units }) => units.includes(unit))
}

/** Puts a sketch among the others: its units and targets belong to nobody else. */
export function withSketch(sketches: readonly Sketch[], own: Sketch): readonly Sketch[] {
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
export function nextLetter(sketches: readonly Sketch[]): number {
  const used = new Set(sketches.map(({ letter }) => letter))
  let letter = 0
  while (used.has(letter)) letter++
  return letter
}

/** A letter as it is written: A to Z. */
export function letterText(letter: number): string {
  return String.fromCharCode(65 + (letter % 26))
}

/** An attack as a plan that can be declared; null as long as nobody attacks. */
export function planOf(s: BlitzState, { targets, units }: Sketch): Plan | null {
  const main = units.filter((unit) => !isArtillery(s, unit))
  const preview = main.length === 0 ? null : previewAttack(s, units, targets)
  if (!preview) return null
  return {
    kind: 'attack',
    place: targets[0]!,
    targets,
    units: main,
    helpers: units.filter((unit) => isArtillery(s, unit)),
    cost: 0,
    left: 0,
    path: [s.place[main[0]!]!, targets[0]!],
    chance: attackChance(preview),
    manner: BY_ASSAULT,
  }
}

/** A plan as a sketch of its own letter. */
export function sketched(letter: number, { place, targets, units, helpers }: Plan): Sketch {
  return { letter, targets: targets ?? [place], units: [...units, ...(helpers ?? [])] }
}

/** Sketches from data of unknown origin; what makes no sense is left out. */
export function sketchesFrom(data: unknown): readonly Sketch[] {
  return Array.isArray(data) ? data.filter(isSketch) : []
}

function isSketch(data: Partial<Sketch> | null): data is Sketch {
  return !!data && isCount(data.letter) && areCounts(data.targets) && areCounts(data.units)
}

function areCounts(list: unknown): boolean {
  return Array.isArray(list) && list.every(isCount)
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0
}
