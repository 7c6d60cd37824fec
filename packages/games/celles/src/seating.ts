import { LEGAL } from '@estafette/kernel'
import { supportVerdict } from './combat.ts'
import type { ComingUnit } from './comers.ts'
import { STACKING_LIMIT } from './data/codes.ts'
import { contact, NEXT } from './involved.ts'
import { attacksAcrossRiver } from './modifiers.ts'
import { at, REDUCED, USED, type CellesState, type Hex, type Unit } from './state.ts'
import { attackStrength, isDisrupted, isIsolated, isOutOfSupply, stepsOf } from './units.ts'

// What takes off the die once, whoever brings it. CEL-11.0.9
const RIVER = 1
const DISRUPTION = 2
const NO_SUPPLY = 4
const MODIFIERS = [
  [RIVER, 'minorRiver'],
  [DISRUPTION, 'attackerDisrupted'],
  [NO_SUPPLY, 'attackerOutOfSupply'],
] as const

const ELSEWHERE: Hex = -1

/** Where somebody could be when an attack is made, and what they add there. */
export interface Place {
  readonly hex: Hex // ELSEWHERE: they only make room
  readonly value: number
  readonly harms: number
  readonly moves: boolean
}

/** Somebody of the attacker's side beside the active unit. */
export interface Mate {
  readonly unit: Unit
  readonly steps: number
  readonly places: readonly Place[] // to stay comes first
}

/** Where everybody is, and what they add together. */
export interface Seating {
  readonly total: number
  readonly places: ReadonlyMap<Unit, Place>
}

/** The harms that a unit brings to an attack that is open, from a hex. CEL-11.0.13 */
export function harmsOf(scene: CellesState, unit: Unit, hex: Hex): number {
  const before = scene.place[unit]!
  scene.place[unit] = hex
  const river = attacksAcrossRiver(scene, unit) ? RIVER : 0
  scene.place[unit] = before
  const disrupted = isDisrupted(scene, unit) ? DISRUPTION : 0
  return river | disrupted | (isOutOfSupply(scene, unit) ? NO_SUPPLY : 0)
}

/** What harms change on the die. */
export function harmModifier({ board }: CellesState, harms: number): number {
  return MODIFIERS.reduce(
    (sum, [harm, key]) => sum + (harms & harm ? board.combatModifier[key]! : 0),
    0,
  )
}

/** Sets of harms that an attack could put up with, beside those of the active unit. */
export function harmSets(own: number, mates: readonly Mate[]): readonly number[] {
  const met = new Set([own])
  for (const { places } of mates) {
    for (const { harms } of places) for (const one of met) met.add(one | harms)
  }
  return [...met].sort((one, other) => one - other)
}

/** Where a unit could be when an attack that is open is made: as it stands, or after a move, used. */
export function mateOf(scene: CellesState, unit: Unit, comer?: ComingUnit): Mate {
  const here = scene.place[unit]!
  const isNext = contact(scene, here) === NEXT
  const stay: Place =
    supportVerdict(scene, unit) === LEGAL
      ? {
          hex: here,
          value: attackStrength(scene, unit),
          harms: harmsOf(scene, unit, here),
          moves: false,
        }
      : { hex: here, value: 0, harms: 0, moves: false }
  const used = scene.board.attack[unit * 4 + ((scene.flags[unit]! & REDUCED) | USED)]!
  const places = isIsolated(scene, unit)
    ? []
    : (comer?.ways ?? [])
        .filter(({ hex, chance }) => hex !== here && chance === 1 && contact(scene, hex) === NEXT)
        .map(({ hex }) => ({ hex, value: used, harms: harmsOf(scene, unit, hex), moves: true }))
  const away = isNext && comer?.leaves ? [{ hex: ELSEWHERE, value: 0, harms: 0, moves: true }] : []
  return { unit, steps: stepsOf(scene, unit), places: [stay, ...places, ...away] }
}

/** What somebody adds in a place to an attack that puts up with some harms. */
export function addedIn({ value, harms }: Place, borne: number): number {
  return harms & ~borne ? 0 : value
}

/** The most that some could add, wherever they find room. */
export function mostOf(mates: readonly Mate[], borne: number): number {
  return mates.reduce(
    (sum, { places }) => sum + Math.max(...places.map((place) => addedIn(place, borne))),
    0,
  )
}

/**
 * Everybody where they add most together, nobody where too many steps stand. Of those who may move
 * only so many do, beside one who may in any case. Null where there is no room. CEL-10.0.1
 */
export function strongest(
  scene: CellesState,
  mates: readonly Mate[],
  borne: number,
  most: number,
  extra: Unit,
): Seating | null {
  const { phasing: side } = scene
  const rooms = new Map<Hex, number>()
  const roomIn = (hex: Hex): number =>
    rooms.get(hex) ?? STACKING_LIMIT - scene.steps[at(scene, side, hex)]!
  for (const { unit, steps } of mates) {
    const here = scene.place[unit]!
    rooms.set(here, roomIn(here) + steps)
  }
  if (roomIn(scene.origin) < 0) return null
  const gainOf = ({ places }: Mate): number =>
    Math.max(...places.map((place) => addedIn(place, borne))) - addedIn(places[0]!, borne)
  const order = mates.toSorted((one, other) => gainOf(other) - gainOf(one))
  /** What those from an index on could still add with so many moves. */
  const bound = (index: number, moves: number): number => {
    let [sum, left] = [0, moves]
    for (const mate of order.slice(index)) {
      sum += addedIn(mate.places[0]!, borne)
      if (mate.unit === extra || left-- > 0) sum += gainOf(mate)
    }
    return sum
  }
  let best: Seating | null = null
  const taken = new Map<Unit, Place>()
  const seat = (index: number, total: number, moves: number): void => {
    if (best && total + bound(index, moves) <= best.total) return
    const mate = order[index]
    if (!mate) {
      best = { total, places: new Map(taken) }
      return
    }
    const { unit, steps, places } = mate
    for (const place of places.toSorted(
      (one, other) => addedIn(other, borne) - addedIn(one, borne),
    )) {
      const spends = place.moves && unit !== extra ? 1 : 0
      const isThere = place.hex !== ELSEWHERE
      if (spends > moves || (isThere && roomIn(place.hex) < steps)) continue
      if (isThere) rooms.set(place.hex, roomIn(place.hex) - steps)
      taken.set(unit, place)
      seat(index + 1, total + addedIn(place, borne), moves - spends)
      if (isThere) rooms.set(place.hex, roomIn(place.hex) + steps)
    }
    taken.delete(unit)
  }
  seat(0, 0, most)
  return best
}
