import { AA88, GERMAN, MIXED_LIMIT, STACKING_LIMIT } from '../data/codes.ts'
import { isCombined, shiftParts, shifted, shiftSum } from '../modifiers.ts'
import { previewAttack, type CombatPreview } from '../preview.ts'
import { opponent, type BlitzState, type Hex, type Side, type Unit } from '../state.ts'
import { attackStrength, defenceStrength, oddsColumn } from '../strength.ts'
import { isArmored, isDisrupted, isFoot } from '../units.ts'
import { unitsIn } from '../usable.ts'
import type { UnitSet } from '../work.ts'
import { comersTo, standing, turnOf, type Comer, type Comers } from './comers.ts'

/** The best attack that the other side could make on a hex if it moved now. */
export interface HexDanger {
  readonly hex: Hex
  readonly units: readonly Unit[] // who would attack, the strongest first
  readonly from: readonly Hex[] // the hex that each of them would attack from
  readonly guns: readonly Unit[] // in range, that raise the sum
  readonly preview: CombatPreview
}

/**
 * The best attack on units of a side that stand in a hex, or would: every enemy in supply comes next
 * to it as if it moved now, as many as may stack there, with the guns that have it in range. Null
 * where nobody can come, or not at 1:4. Who else must be attacked is left out of it. BLZ-CBT-5
 */
export function dangerAt(
  s: BlitzState,
  side: Side,
  hex: Hex,
  units: readonly Unit[] = [],
): HexDanger | null {
  const scene = turnOf(standing(s, units, hex), opponent(side))
  if (!scene || scene.units[side * scene.board.hexCount + hex] === 0) return null
  const comers = comersTo(scene, hex)
  const best = bestOf(scene, hex, comers)
  if (!best) return null
  const guns = needed(scene, hex, best, comers)
  const attackers = [...best.places.keys()]
  for (const [unit, from] of best.places) scene.place[unit] = from
  const preview = previewAttack(scene, [...attackers, ...guns], [hex])!
  return { hex, units: attackers, from: [...best.places.values()], guns, preview }
}

/** Where each attacker stands. */
type Places = ReadonlyMap<Unit, Hex>

/** An attack, and how it would be fought. */
interface Rated {
  readonly places: Places
  readonly guns: readonly Unit[]
  readonly column: number // after all shifts
  readonly total: number
}

function better(one: Rated | null, other: Rated | null): Rated | null {
  if (!one || !other) return one ?? other
  const [more, less] = [other.column - one.column, other.total - one.total]
  return (more || less || one.places.size - other.places.size) > 0 ? other : one
}

/** How an attack from some hexes would be fought; null where it stands below 1:4. BLZ-CBT-5 */
function rate(scene: BlitzState, hex: Hex, places: Places, guns: readonly Unit[]): Rated | null {
  if (places.size === 0) return null
  const attackers: UnitSet = {
    size: places.size + guns.length,
    list: Int16Array.from([...places.keys(), ...guns]),
  }
  const targets: UnitSet = { size: 1, list: Int16Array.of(hex) }
  const before = [...places.keys()].map((unit) => scene.place[unit]!)
  for (const [unit, from] of places) scene.place[unit] = from
  const total = attackStrength(scene, attackers, targets)
  const defence = defenceStrength(scene, attackers, targets)
  const shift = shiftSum(shiftParts(scene, attackers, targets))
  ;[...places.keys()].forEach((unit, index) => (scene.place[unit] = before[index]!))
  if (4 * total < defence) return null
  return { places, guns, total, column: shifted(scene, oddsColumn(total, defence), shift) }
}

/** Whom an attack may be better off without: only they can cost a column. BLZ-SHF-7, BLZ-SHF-11 */
type Left = (s: BlitzState, unit: Unit) => boolean

/**
 * The best attack of all who could come: in the highest column, then, where that is not the last
 * one, of the highest sum. Those who add most come first, wherever room can be made for them; then it is tried to give every single
 * one, and every two who shift columns, hexes of their own choice before all others, for the sake
 * of a bank, a height, or those shifts.
 */
function bestOf(scene: BlitzState, hex: Hex, comers: Comers): Rated | null {
  const has88 = unitsIn(scene, hex).some((unit) => scene.board.unitType[unit] === AA88)
  const ways: Left[] = [() => false, isDisrupted]
  if (has88) ways.push(isArmored, (s, unit) => isDisrupted(s, unit) || isArmored(s, unit))
  let best: Rated | null = null
  const parts = comers.ways.flatMap((all) => ways.map((left) => ({ all, left })))
  for (const { all, left } of parts) {
    const main = all.filter((comer) => !left(scene, comer.unit))
    const guns = comers.guns.filter((unit) => !left(scene, unit))
    const idle = all.filter((comer) => comer.stays && left(scene, comer.unit))
    for (const rooms of roomsOf(scene, main, [
      ...comers.residents,
      ...idle.map(({ unit }) => unit),
    ])) {
      const plain = rate(scene, hex, assigned(scene, main, rooms, []), guns)
      best = better(best, plain)
      if (!isWanting(scene, hex, main, plain)) continue
      for (const firsts of firstsOf(scene, main)) {
        best = better(best, rate(scene, hex, assigned(scene, main, rooms, firsts), guns))
      }
    }
  }
  return best
}

/** Whether an attack could gain by who takes part and from where, beyond the sum. */
function isWanting(
  scene: BlitzState,
  hex: Hex,
  main: readonly Comer[],
  attack: Rated | null,
): boolean {
  if (!attack) return main.length > 0
  if (attack.column === scene.board.crtColumns.length - 1) return false
  const { board } = scene
  const froms = new Set(main.flatMap((comer) => comer.hexes))
  const isBank = board.river.subarray(hex * 6, hex * 6 + 6).some((river) => river !== 0)
  const isSlope = [...froms].some((from) => board.level[from]! < board.level[hex]!)
  const isSpecial = main.some((comer) => isShifting(scene, comer))
  const isMixed =
    main.some(({ unit }) => isArmored(scene, unit)) && main.some(({ unit }) => isFoot(scene, unit))
  const attackers = { size: attack.places.size, list: Int16Array.from(attack.places.keys()) }
  const lacks = isMixed && !isCombined(scene, attackers, { size: 1, list: Int16Array.of(hex) })
  return isBank || isSlope || isSpecial || lacks
}

/** Room in a hex: how many more units, and of which formation, where only one may fill it. */
interface Room {
  readonly hex: Hex
  readonly most: number
  readonly formation: number // -1 for any
}

/**
 * The ways to fill the hexes next to a target. Three French units stack only where they are of one
 * formation: each hex is held for one that has as many to send, or for two of any. BLZ-STK-5
 */
function roomsOf(
  scene: BlitzState,
  main: readonly Comer[],
  residents: readonly Unit[],
): readonly (readonly Room[])[] {
  const { unitFormation } = scene.board
  const formation = (unit: Unit): number => unitFormation[unit]!
  let ways: readonly (readonly Room[])[] = [[]]
  for (const hex of new Set(main.flatMap((comer) => comer.hexes))) {
    const there = residents.filter((unit) => scene.place[unit] === hex)
    const left = (most: number): number => Math.max(0, most - there.length)
    const rooms: Room[] = []
    if (scene.phasing === GERMAN) rooms.push({ hex, most: left(STACKING_LIMIT), formation: -1 })
    else {
      rooms.push({ hex, most: left(MIXED_LIMIT), formation: -1 })
      const coming = main.filter((comer) => comer.hexes.includes(hex)).map(({ unit }) => unit)
      for (const one of new Set(coming.map(formation))) {
        const isAlone = there.every((unit) => formation(unit) === one)
        const number = coming.filter((unit) => formation(unit) === one).length
        if (isAlone && number + there.length >= STACKING_LIMIT) {
          rooms.push({ hex, most: left(STACKING_LIMIT), formation: one })
        }
      }
    }
    ways = ways.flatMap((way) => rooms.map((room) => [...way, room])).slice(0, MOST_WAYS)
  }
  return ways
}

const MOST_WAYS = 128 // ways to fill hexes that are tried

/** One that has its hex before all others. */
interface First {
  readonly comer: Comer
  readonly from: Hex
}

/** Whether a unit can shift columns by what it is, or by who is with it. BLZ-SHF-3, BLZ-SHF-5, BLZ-SHF-6 */
function isShifting({ board, rommel, place }: BlitzState, { unit }: Comer): boolean {
  return board.traits[unit] !== 0 || rommel === place[unit]
}

/** Who may have their hexes before all others: every single one, and every two who shift columns. */
function firstsOf(scene: BlitzState, main: readonly Comer[]): readonly (readonly First[])[] {
  const singles = main.flatMap((comer) => comer.hexes.map((from) => ({ comer, from })))
  const shifting = singles.filter(({ comer }) => isShifting(scene, comer))
  const pairs = shifting.flatMap((one, at) =>
    shifting.slice(at + 1).flatMap((other) => (other.comer === one.comer ? [] : [[one, other]])),
  )
  return [...singles.map((one) => [one]), ...pairs.slice(0, MOST_WAYS)]
}

/** Who stands where: each in turn, the strongest first, where room is or can be made for it. */
function assigned(
  scene: BlitzState,
  main: readonly Comer[],
  rooms: readonly Room[],
  firsts: readonly First[],
): Places {
  const formation = (unit: Unit): number => scene.board.unitFormation[unit]!
  const inside = new Map<Hex, Comer[]>(rooms.map(({ hex }) => [hex, []]))
  const fits = ({ unit }: Comer, room: Room): boolean =>
    room.formation < 0 || room.formation === formation(unit)
  const isFixed = (comer: Comer): boolean =>
    comer.stays || firsts.some((first) => first.comer === comer)
  /** Puts one into a hex, or makes room there by sending another on. */
  const seat = (comer: Comer, seen: Set<Hex>): boolean => {
    for (const room of rooms) {
      if (seen.has(room.hex) || !comer.hexes.includes(room.hex) || !fits(comer, room)) continue
      seen.add(room.hex)
      const there = inside.get(room.hex)!
      const other =
        there.length < room.most ? null : there.find((one) => !isFixed(one) && seat(one, seen))
      if (other === undefined) continue
      // Whoever was sent on is in its new hex already.
      if (other) there.splice(there.indexOf(other), 1)
      there.push(comer)
      return true
    }
    return false
  }
  for (const comer of main) {
    if (!comer.stays) continue
    inside.get(scene.place[comer.unit]!)?.push(comer)
  }
  for (const { comer, from } of firsts) {
    if (comer.stays) continue
    const room = rooms.find(({ hex }) => hex === from)!
    const there = inside.get(from)!
    if (there.length >= room.most || !fits(comer, room)) return new Map()
    there.push(comer)
  }
  for (const comer of main) if (!isFixed(comer) && comer.strength > 0) seat(comer, new Set())
  const places = [...inside].flatMap(([hex, there]) =>
    there.map(({ unit }) => [unit, hex] as const),
  )
  const order = new Map(main.map(({ unit }, index) => [unit, index]))
  return new Map(places.toSorted(([one], [other]) => order.get(one)! - order.get(other)!))
}

/** The guns that raise the sum of an attack: what doubles it already needs no more. BLZ-ART-7 */
function needed(scene: BlitzState, hex: Hex, attack: Rated, { guns }: Comers): readonly Unit[] {
  let kept = guns.filter((gun) => attack.guns.includes(gun))
  for (const gun of [...kept].sort((a, b) => scene.board.attack[a]! - scene.board.attack[b]!)) {
    const others = kept.filter((one) => one !== gun)
    const rated = rate(scene, hex, attack.places, others)
    if (rated && rated.total === attack.total && rated.column === attack.column) kept = others
  }
  return kept
}
