import { terrainPoints } from '../data/map.ts'
import { fits, isOverstacked } from '../stacking.ts'
import { opponent, type BlitzState, type Hex, type Unit } from '../state.ts'
import { attackOf } from '../strength.ts'
import { isArtillery, isTransport } from '../units.ts'
import { bridgeAt } from './bridges.ts'
import { attackWorth, valueOf } from './fight.ts'
import { keptBy } from './lines.ts'
import { presencePrice, wayHome } from './presence.ts'
import type { Survey } from './survey.ts'

// Parts of what a place is worth, in `parts` of a survey.
export const PULL = 0
export const GROUND = 1
export const SUPPLY = 2
export const DANGER = 3
export const ATTACK = 4
export const LINE = 5
export const BRIDGE = 6
export const ROOM = 7
export const PARTS = 8

/**
 * What it is worth that a unit stands in a hex, and what makes it up; the unit itself is to be taken
 * out of `ours` before.
 */
export function placeWorth(v: Survey, s: BlitzState, unit: Unit, hex: Hex): number {
  const { parts, w } = v
  parts.fill(0)
  if (isTransport(s, unit)) {
    parts[DANGER] = -0.5 * v.threat[hex]! // it keeps out of the way
    return parts[DANGER]
  }
  const isThere = s.place[unit]! === hex
  const friends = s.units[v.side * s.board.hexCount + hex]! - (isThere ? 1 : 0)
  parts[PULL] = pullOn(v, s, unit, hex)
  parts[GROUND] = w.ground * objectiveAt(v, s, hex, friends)
  parts[SUPPLY] = v.supplied[hex]! ? 0 : isNearSupply(v, s, hex) ? -w.nearSupply : -w.unsupplied
  parts[DANGER] = -dangerAt(v, s, unit, hex, friends)
  parts[ATTACK] = w.attack * attackFrom(v, s, unit, hex)
  parts[LINE] = w.line * lineAt(v, s, unit, hex)
  parts[BRIDGE] = w.bridge * bridgeAt(s, v.side, unit, hex)
  const isFull = isThere ? isOverstacked(s, v.side, hex) : !fits(s, unit, hex)
  if (isFull) parts[ROOM] = -w.crowd // somebody has to leave again, or is lost. BLZ-STK-7
  let worth = 0
  for (let part = 0; part < PARTS; part++) worth += parts[part]!
  return worth
}

/** Units go where something is to be won; those that cost points on the map, to where they leave it. */
function pullOn(v: Survey, s: BlitzState, unit: Unit, hex: Hex): number {
  const price = presencePrice(s, v.presences, unit, true)
  return price > 0 ? price * v.fading[wayHome(s, unit, hex)]! : v.w.pull * v.pull[hex]!
}

/** What a unit does about lines: where it is, by what would be without it; elsewhere, at the gates. */
function lineAt(v: Survey, s: BlitzState, unit: Unit, hex: Hex): number {
  const own = v.objectives[v.side]!.lines
  const theirs = v.objectives[opponent(v.side)]!.lines
  if (own.length + theirs.length === 0) return 0
  return s.place[unit]! === hex ? keptBy(s, unit, own, theirs, v.ways) : v.gates[hex]!
}

/** Whether supply comes as near as the next hex, so that a bridge or a step may bring it. */
function isNearSupply(v: Survey, s: BlitzState, hex: Hex): boolean {
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const other = s.board.neighbours[slot]!
    if (other >= 0 && v.supplied[other]!) return true
  }
  return false
}

/** What a unit adds to a side's hold on a hex. */
export function objectiveAt(v: Survey, s: BlitzState, hex: Hex, friends: number): number {
  const { worth, held } = v.objectives[v.side]!
  if (worth[hex]! === 0) return 0
  if (friends > 0) return 0.05 * worth[hex]!
  const isSafe = held[hex]! !== 0 && s.control[hex] === v.side + 1
  return isSafe
    ? (v.threat[hex]! > 0 ? v.w.heldThreatened : v.w.heldSafe) * worth[hex]!
    : worth[hex]!
}

/** What a unit risks in a hex, by the enemies that could come and the ground it has. */
function dangerAt(v: Survey, s: BlitzState, unit: Unit, hex: Hex, friends: number): number {
  const ground = terrainPoints(s.board.terrain[hex]!, friends + 1)
  const defence = s.board.defence[unit]! + v.w.support * friends + ground
  const ratio = v.threat[hex]! / Math.max(1, defence)
  const share = isArtillery(s, unit) ? v.w.gunDanger : v.w.danger
  return share * valueOf(s, unit) * Math.min(2, ratio)
}

/** What a unit adds to the attacks on the enemies next to a hex: all of them must be attacked. BLZ-CBT-6 */
export function attackFrom(v: Survey, s: BlitzState, unit: Unit, hex: Hex): number {
  const { neighbours, river } = s.board
  let count = 0
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const other = neighbours[slot]!
    if (other >= 0 && v.prey[other]! > 0) count++
  }
  if (count === 0) return 0
  const strength = attackOf(s, unit, false, false) / count
  const value = valueOf(s, unit) / count
  let sum = 0
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const other = neighbours[slot]!
    if (other < 0 || v.prey[other]! === 0) continue
    const ours = v.ours[other]! + v.could[other]!
    const more = river[slot]! ? strength / 2 : strength // BLZ-CBT-15
    const stake = v.stake[other]!
    const [defence, prize] = [v.defence[other]!, v.prize[other]!]
    const after = attackWorth(v, ours + more, defence, 0, stake + value, prize)
    const isBegun = v.ours[other]! > 0
    const before = isBegun ? attackWorth(v, ours, defence, 0, stake, prize) : 0
    sum += after - before + (4 * (ours + more) < defence ? -v.w.hopeless : 0)
  }
  return sum
}
