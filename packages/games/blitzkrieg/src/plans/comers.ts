import { LEGAL } from '@estafette/kernel'
import { clearPhase } from '../flow.ts'
import { isNight } from '../phases.ts'
import { allowance, escortBonus, starterVerdict } from '../movement.ts'
import { vehicleFor } from '../movers.ts'
import { beginMoves } from '../moves.ts'
import { isGunFor } from '../obligation.ts'
import { makeUnitReach, unitReach, type UnitReach } from '../reach.ts'
import {
  at,
  copyOf,
  endUnit,
  firstUnit,
  FRESH,
  NONE,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from '../state.ts'
import { attackOf, isHardTarget, isStormed } from '../strength.ts'
import { traceSupply } from '../supply.ts'
import { enter, isArtillery, isOnMap, isTransport, shift } from '../units.ts'

/** A unit that could attack a hex, with the hexes next to it that it could attack from. */
export interface Comer {
  readonly unit: Unit
  readonly strength: number // what it adds to the attack
  readonly hexes: readonly Hex[]
  readonly stays: boolean // it stands in one of them and cannot go anywhere else
}

/** Everybody who could take part in an attack on a hex, and who is in the way of it. */
export interface Comers {
  readonly ways: readonly (readonly Comer[])[] // to share transports out; the strongest unit first
  readonly guns: readonly Unit[] // in range where they stand
  readonly residents: readonly Unit[] // who stand next to it and do not attack: they keep their room
}

/** A position in which units stand in a hex, wherever they come from. */
export function standing(s: BlitzState, units: readonly Unit[], hex: Hex): BlitzState {
  const scene = copyOf(s)
  for (const unit of units) {
    if (!isOnMap(scene, unit)) enter(scene, unit, hex, undefined)
    else if (scene.place[unit] !== hex) shift(scene, unit, hex, undefined)
  }
  return scene
}

/** The same position as a side finds it that moves now; null where its turn has no combat. BLZ-NIT-1 */
export function turnOf(s: BlitzState, side: Side): BlitzState | null {
  const scene = copyOf(s)
  if (s.phasing !== side && s.half === 1) scene.turn++
  if (scene.turn > scene.lastTurn || isNight(scene)) return null
  scene.phasing = side
  clearPhase(scene, -1)
  beginMoves(scene, 0)
  return scene
}

/** Who of the side that moves could attack a hex. Whoever is out of supply stays out of it. */
export function comersTo(scene: BlitzState, hex: Hex): Comers {
  const side = scene.phasing
  const { board } = scene
  const supplied = Uint8Array.from(traceSupply(scene, side))
  const near = nextTo(scene, hex)
  const [isHard, isStorm] = [isHardTarget(scene, hex), isStormed(scene, hex)]
  const reach = makeUnitReach(board)
  const found: Found[] = []
  const guns: Unit[] = []
  const residents: Unit[] = []
  for (let unit = firstUnit(scene, side); unit < endUnit(scene, side); unit++) {
    if (!isOnMap(scene, unit) || isTransport(scene, unit)) continue
    const from = scene.place[unit]!
    const isIn = supplied[from] === 1 || (scene.flags[unit]! & FRESH) !== 0
    const isGun = isArtillery(scene, unit)
    if (isIn && isGun && isGunFor(scene, unit, hex)) guns.push(unit)
    if (!isIn || isGun) {
      if (near.includes(from)) residents.push(unit)
      continue
    }
    const ways = waysOf(scene, unit, hex, near, reach)
    if (ways.onFoot.length + ways.riding.length === 0 && !near.includes(from)) continue
    found.push({ unit, strength: attackOf(scene, unit, isHard, isStorm), ...ways })
  }
  found.sort((one, other) => other.strength - one.strength || one.unit - other.unit)
  const ways = seatings(scene, near, found).map((riders) =>
    found
      .map((one) => comerOf(scene, near, one, riders.has(one.unit)))
      .filter(({ hexes }) => hexes.length > 0),
  )
  return { ways, guns, residents }
}

interface Found {
  readonly unit: Unit
  readonly strength: number
  readonly onFoot: readonly Hex[]
  readonly riding: readonly Hex[]
  readonly mayLeave: boolean
}

/** Where a unit could stop next to a hex, by itself and in a transport. */
function waysOf(
  scene: BlitzState,
  unit: Unit,
  hex: Hex,
  near: readonly Hex[],
  reach: UnitReach,
): Pick<Found, 'onFoot' | 'riding' | 'mayLeave'> {
  const from = scene.place[unit]!
  const away = scene.board.distances[from * scene.board.hexCount + hex]! - 1
  let mayLeave = false
  const by = (vehicle: Unit): readonly Hex[] => {
    if (starterVerdict(scene, unit, vehicle) !== LEGAL) return []
    // No hex costs less than half a point, and the first can always be entered.
    if (away > Math.max(2, allowance(scene, unit, vehicle) + escortBonus(scene, unit))) return []
    unitReach(scene, unit, vehicle, reach)
    const stops = reach.hexes.subarray(0, reach.size).filter((one) => reach.rests[one] === 1)
    mayLeave ||= stops.length > 0
    return near.filter((one) => stops.includes(one))
  }
  const onFoot = by(NONE)
  const vehicle = vehicleFor(scene, unit)
  const riding = vehicle === NONE ? [] : by(vehicle)
  return { onFoot, riding, mayLeave }
}

const MOST_SEATINGS = 24 // ways to share transports out that are tried

/**
 * Who gets the transports of their hex, one each, where they lead further than feet: all who want one
 * where there are enough, else every choice of so many, the strongest first. Whoever rides in one
 * may walk and leave it to another. BLZ-MOV-20
 */
function seatings(
  scene: BlitzState,
  near: readonly Hex[],
  found: readonly Found[],
): readonly ReadonlySet<Unit>[] {
  const wanting = new Map<Hex, Unit[]>()
  for (const one of found) {
    if (furtherOf(scene, near, one).length === 0) continue
    const from = scene.place[one.unit]!
    wanting.set(from, [...(wanting.get(from) ?? []), one.unit])
  }
  let ways: readonly (readonly Unit[])[] = [[]]
  for (const [from, units] of wanting) {
    const some = choicesOf(units, transportsIn(scene, from))
    ways = ways.flatMap((way) => some.map((more) => [...way, ...more])).slice(0, MOST_SEATINGS)
  }
  return ways.map((way) => new Set(way))
}

/** Every choice of so many units, or all of them where there are no more; the first ones first. */
function choicesOf(units: readonly Unit[], count: number): readonly (readonly Unit[])[] {
  if (count >= units.length) return [units]
  if (count === 0) return [[]]
  const [first, ...others] = units
  const withFirst = choicesOf(others, count - 1).map((rest) => [first!, ...rest])
  return [...withFirst, ...choicesOf(others, count)]
}

/** Where a unit comes only in a transport. */
function furtherOf(scene: BlitzState, near: readonly Hex[], one: Found): readonly Hex[] {
  const from = scene.place[one.unit]!
  return one.riding.filter(
    (hex) => !one.onFoot.includes(hex) && !(hex === from && near.includes(from)),
  )
}

function comerOf(scene: BlitzState, near: readonly Hex[], one: Found, isRider: boolean): Comer {
  const { unit, strength, onFoot, mayLeave } = one
  const from = scene.place[unit]!
  const isThere = near.includes(from)
  const hexes = isThere ? [...onFoot, from] : [...onFoot]
  if (isRider) hexes.push(...furtherOf(scene, near, one))
  return { unit, strength, hexes: [...new Set(hexes)], stays: isThere && !mayLeave }
}

/** How many transports are in a hex, those included that somebody rides in. */
function transportsIn(scene: BlitzState, hex: Hex): number {
  let count = 0
  for (let unit = scene.top[hex]!; unit !== NONE; unit = scene.below[unit]!) {
    if (isTransport(scene, unit)) count++
  }
  return count
}

/** The hexes of the map next to a hex that no enemy of the side that moves stands in. */
function nextTo(scene: BlitzState, hex: Hex): Hex[] {
  const enemy = at(scene, 1 - scene.phasing, 0)
  return [...scene.board.neighbours.subarray(hex * 6, hex * 6 + 6)].filter(
    (other) => other >= 0 && scene.units[enemy + other] === 0,
  )
}
