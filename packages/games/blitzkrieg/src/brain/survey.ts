import type { Board } from '../data/board.ts'
import { terrainPoints } from '../data/map.ts'
import {
  endUnit,
  firstUnit,
  NONE,
  opponent,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from '../state.ts'
import { attackOf, defenceOf } from '../strength.ts'
import { traceSupply } from '../supply.ts'
import { isArtillery, isOnMap, isTransport } from '../units.ts'
import { attackWorth, makeProspects, valueOf, type Prospects } from './fight.ts'
import { makeObjectives, type Objectives } from './objectives.ts'

/** The ground seen by one side; made once and filled for every decision. */
export interface Survey {
  readonly prospects: Prospects
  readonly objectives: readonly Objectives[] // by side
  readonly fading: Float64Array // by distance: what is left of a goal's pull
  side: Side
  readonly pull: Float64Array // by hex: how near it is to what is still to be won
  readonly threat: Float64Array // by hex: enemy strength that could come to it
  readonly supplied: Uint8Array // by hex
  readonly defence: Float64Array // by hex with enemies: what an attack has against it
  readonly prey: Float64Array // by hex with enemies: what they are worth
  readonly ours: Float64Array // by hex with enemies: attack strength next to it
  readonly stake: Float64Array // by hex with enemies: what those next to it are worth
}

export function makeSurvey(board: Board): Survey {
  const table = (): Float64Array => new Float64Array(board.hexCount)
  return {
    prospects: makeProspects(board),
    objectives: [makeObjectives(board, 0), makeObjectives(board, 1)],
    fading: Float64Array.from({ length: FARTHEST }, (_, apart) => NEAR ** apart),
    side: NONE,
    pull: table(),
    threat: table(),
    supplied: new Uint8Array(board.hexCount),
    defence: table(),
    prey: table(),
    ours: table(),
    stake: table(),
  }
}

const FARTHEST = 128 // hexes, more than any map has
const NEAR = 0.86 // what is left of an objective at one hex more
const REACH = 3 // hexes within which an enemy is felt
const THREATS = [1, 1, 0.6, 0.3] as const
const HUNT = 0.25 // of what enemies are worth, as a goal

/** Looks at a position for a side. */
export function look(v: Survey, s: BlitzState, side: Side): Survey {
  v.side = side
  v.pull.fill(0)
  v.threat.fill(0)
  v.prey.fill(0)
  v.ours.fill(0)
  v.stake.fill(0)
  v.supplied.set(traceSupply(s, side))
  const { hexCount, distances } = s.board
  const { hexes } = v.objectives[side]!
  for (const goal of hexes) {
    const worth = openWorth(v, s, goal)
    if (worth > 0) draw(v, s, goal, worth)
  }
  const enemy = opponent(side)
  for (let unit = firstUnit(s, enemy); unit < endUnit(s, enemy); unit++) {
    if (!isOnMap(s, unit) || isTransport(s, unit)) continue
    const hex = s.place[unit]!
    v.prey[hex]! += valueOf(s, unit)
    const strength = attackOf(s, unit, false, false)
    for (let other = 0; other < hexCount; other++) {
      const apart = distances[hex * hexCount + other]!
      if (apart <= REACH) v.threat[other]! += strength * THREATS[apart]!
    }
  }
  for (let hex = 0; hex < hexCount; hex++) {
    if (v.prey[hex]! === 0) continue
    v.defence[hex] = Math.max(1, defenceOf(s, hex))
    draw(v, s, hex, HUNT * v.prey[hex]!)
  }
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (isOnMap(s, unit) && !isTransport(s, unit)) addNear(v, s, unit, s.place[unit]!, 1)
  }
  return v
}

/** Whatever is worth a goal draws units towards it. */
function draw(v: Survey, s: BlitzState, goal: Hex, worth: number): void {
  const { hexCount, distances } = s.board
  for (let hex = 0; hex < hexCount; hex++) {
    const pull = worth * v.fading[distances[goal * hexCount + hex]!]!
    if (pull > v.pull[hex]!) v.pull[hex] = pull
  }
}

/** What is still to be won in a hex: nothing where it is had. */
function openWorth(v: Survey, s: BlitzState, hex: Hex): number {
  const { worth, held } = v.objectives[v.side]!
  if (s.units[v.side * s.board.hexCount + hex]! > 0) return 0
  return held[hex] && s.control[hex] === v.side + 1 ? 0 : worth[hex]!
}

/** Counts a unit in a hex among those who can attack the enemies next to it, or no more. */
export function addNear(v: Survey, s: BlitzState, unit: Unit, hex: Hex, by: number): void {
  const { neighbours } = s.board
  const strength = attackOf(s, unit, false, false)
  const value = valueOf(s, unit)
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const other = neighbours[slot]!
    if (other < 0 || v.prey[other]! === 0) continue
    v.ours[other]! += by * strength
    v.stake[other]! += by * value
  }
}

/** What it is worth that a unit stands in a hex; the unit itself is to be taken out of `ours` before. */
export function placeWorth(v: Survey, s: BlitzState, unit: Unit, hex: Hex): number {
  const { board } = s
  const isThere = s.place[unit]! === hex
  const friends =
    s.units[v.side * board.hexCount + hex]! - (isThere && !isTransport(s, unit) ? 1 : 0)
  let worth = v.pull[hex]! * 0.5
  if (isTransport(s, unit)) return -0.5 * v.threat[hex]! // it keeps out of the way
  worth += objectiveAt(v, s, hex, friends)
  if (!v.supplied[hex]!) worth -= isNearSupply(v, s, hex) ? 0.4 : 1.2
  worth -= dangerAt(v, s, unit, hex, friends)
  return worth + attackFrom(v, s, unit, hex)
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
  return isSafe ? (v.threat[hex]! > 0 ? 0.4 : 0.1) * worth[hex]! : worth[hex]!
}

/** What a unit risks in a hex, by the enemies that could come and the ground it has. */
function dangerAt(v: Survey, s: BlitzState, unit: Unit, hex: Hex, friends: number): number {
  const ground = terrainPoints(s.board.terrain[hex]!, friends + 1)
  const defence = s.board.defence[unit]! + 2.5 * friends + ground
  const ratio = v.threat[hex]! / Math.max(1, defence)
  const share = isArtillery(s, unit) ? 0.3 : 0.12
  return share * valueOf(s, unit) * Math.min(2, ratio)
}

/** What a unit adds to the attacks on the enemies next to a hex: all of them must be attacked. BLZ-CBT-6 */
export function attackFrom(v: Survey, s: BlitzState, unit: Unit, hex: Hex): number {
  const { neighbours } = s.board
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
    const [ours, stake] = [v.ours[other]!, v.stake[other]!]
    const defence = v.defence[other]!
    const after = attackWorth(
      v.prospects,
      ours + strength,
      defence,
      0,
      stake + value,
      v.prey[other]!,
    )
    const before = ours > 0 ? attackWorth(v.prospects, ours, defence, 0, stake, v.prey[other]!) : 0
    sum += after - before + (4 * (ours + strength) < defence ? -0.6 : 0)
  }
  return sum
}
