import {
  ATTACKED,
  ATTACKING,
  DISRUPTED,
  endUnit,
  firstUnit,
  HELD,
  NONE,
  ONE_USED,
  opponent,
  PARALYSED,
  SPENT,
  TARGET,
  USED,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'
import { isEnough, isNextToAll, isStronger } from './strength.ts'
import { isArtillery, isOnMap, isTransport } from './units.ts'
import { zocReaches } from './zoc.ts'

/** Whether an undisrupted combat unit of a side stands in a hex. */
function hasSteady(s: BlitzState, side: Side, hex: Hex): boolean {
  if (s.units[side * s.board.hexCount + hex]! === 0) return false
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (!isTransport(s, unit) && (s.flags[unit]! & DISRUPTED) === 0) return true
  }
  return false
}

/** Whether an enemy hex must be attacked: its ZOC lies on an undisrupted friendly unit. BLZ-CBT-6, BLZ-CBT-7 */
export function isObligatory(s: BlitzState, hex: Hex): boolean {
  const enemy = opponent(s.phasing)
  if (!hasSteady(s, enemy, hex)) return false
  for (let direction = 0; direction < 6; direction++) {
    if (!zocReaches(s, enemy, hex, direction)) continue
    if (hasSteady(s, s.phasing, s.board.neighbours[hex * 6 + direction]!)) return true
  }
  return false
}

/** Whether a hex must still be attacked in this phase. BLZ-CBT-8 */
export function isPending(s: BlitzState, hex: Hex): boolean {
  return (s.ground[hex]! & ATTACKED) === 0 && isObligatory(s, hex)
}

/** Whether somebody of a paralysed stack has attacked, and the others may not. BLZ-EVT-4 */
export function isBarred(s: BlitzState, unit: Unit): boolean {
  const hex = s.place[unit]!
  if ((s.ground[hex]! & PARALYSED) === 0) return false
  if (s.ground[hex]! & ONE_USED) return true
  for (let other = s.top[hex]!; other !== NONE; other = s.below[other]!) {
    if (other !== unit && s.marks[other]! & ATTACKING) return true
  }
  return false
}

/** Whether a unit of the phasing player on the map can still be named in an attack. BLZ-CBT-2, BLZ-CBT-5 */
export function canAttack(s: BlitzState, unit: Unit): boolean {
  if (!isOnMap(s, unit) || isTransport(s, unit)) return false
  return (s.marks[unit]! & (USED | HELD | ATTACKING)) === 0 && !isBarred(s, unit)
}

/** Whether it is free: undisrupted, no artillery. BLZ-CBT-8 */
export function isFree(s: BlitzState, unit: Unit): boolean {
  return (s.flags[unit]! & DISRUPTED) === 0 && !isArtillery(s, unit) && canAttack(s, unit)
}

/** Whether a pending target can be attacked by the free units next to it. BLZ-CBT-8 */
export function isAttackable(s: BlitzState, hex: Hex): boolean {
  const { sets, targets } = s.work.plans
  targets.size = 1
  targets.list[0] = hex
  sets.size = 0
  const { neighbours } = s.board
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const other = neighbours[slot]!
    if (other < 0 || s.units[s.phasing * s.board.hexCount + other]! === 0) continue
    addFree(s, other)
  }
  return sets.size > 0 && isEnough(s, sets, targets)
}

/** Adds the free units of a hex to the attackers looked at; of a paralysed stack the strongest. BLZ-EVT-4 */
function addFree(s: BlitzState, hex: Hex): void {
  const { sets, targets } = s.work.plans
  const isOne = (s.ground[hex]! & PARALYSED) !== 0
  let best: Unit = NONE
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (!isFree(s, unit)) continue
    if (!isOne) sets.list[sets.size++] = unit
    else if (best === NONE || isStronger(s, unit, best, targets)) best = unit
  }
  if (best !== NONE) sets.list[sets.size++] = best
}

/** The hexes of the other side next to free units, once each, ascending: what is worth a look. */
export function listPending(s: BlitzState, out: Int16Array): number {
  const enemy = opponent(s.phasing)
  let count = 0
  for (let unit = firstUnit(s, enemy); unit < endUnit(s, enemy); unit++) {
    const hex = s.place[unit]!
    if (hex >= s.board.hexCount || s.top[hex]! !== unit) continue // once for a stack
    if (s.ground[hex]! & (ATTACKED | TARGET) || !isObligatory(s, hex)) continue
    if (isAttackable(s, hex)) out[count++] = hex
  }
  return count
}

/** Marks who may not attack: next to an enemy that nothing can be done about. BLZ-CBT-5 */
export function holdUnits(s: BlitzState): void {
  const enemy = opponent(s.phasing)
  for (let unit = firstUnit(s, enemy); unit < endUnit(s, enemy); unit++) {
    const hex = s.place[unit]!
    if (hex >= s.board.hexCount || s.top[hex]! !== unit || !isObligatory(s, hex)) continue
    if (isAssailable(s, hex)) continue
    for (let direction = 0; direction < 6; direction++) {
      if (!zocReaches(s, enemy, hex, direction)) continue
      const near = s.board.neighbours[hex * 6 + direction]!
      for (let own = s.top[near]!; own !== NONE; own = s.below[own]!) {
        if (own < firstUnit(s, s.phasing) || own >= endUnit(s, s.phasing)) continue
        const isSteady = (s.flags[own]! & DISRUPTED) === 0 && !isTransport(s, own)
        if (isSteady && !isArtillery(s, own)) s.marks[own]! |= HELD
      }
    }
  }
}

/** Whether all friendly units next to a target with all guns in range would stand at 1:4. BLZ-CBT-5 */
function isAssailable(s: BlitzState, hex: Hex): boolean {
  const { sets, targets } = s.work.plans
  targets.size = 1
  targets.list[0] = hex
  sets.size = 0
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (!isOnMap(s, unit) || isTransport(s, unit)) continue
    if (isArtillery(s, unit) ? isGunFor(s, unit, hex) : isNextToAll(s, unit, targets)) {
      sets.list[sets.size++] = unit
    }
  }
  return isEnough(s, sets, targets)
}

/** Whether a gun can support an attack on a hex: in range, and adjacent if disrupted. BLZ-ART-6 */
export function isGunFor(s: BlitzState, unit: Unit, hex: Hex): boolean {
  const distance = s.board.distances[s.place[unit]! * s.board.hexCount + hex]!
  if (s.flags[unit]! & SPENT) return false // BLZ-CBT-11
  return distance <= (s.flags[unit]! & DISRUPTED ? 1 : s.board.range[unit]!)
}
