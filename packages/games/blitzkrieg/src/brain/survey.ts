import type { Board } from '../data/board.ts'
import { allowance } from '../movement.ts'
import {
  endUnit,
  firstUnit,
  MOVED,
  NONE,
  opponent,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from '../state.ts'
import { STEP } from '../steps.ts'
import { attackOf, defenceOf } from '../strength.ts'
import { traceSupply } from '../supply.ts'
import { isArtillery, isDisrupted, isOnMap, isTransport } from '../units.ts'
import { makeProspects, valueOf, type Prospects } from './fight.ts'
import { findGates, followLines, makeWays, wonBy, type Ways } from './lines.ts'
import { makeObjectives, type Objectives } from './objectives.ts'
import { makePresence, type Presence } from './presence.ts'
import type { Weights } from './weights.ts'

/** The ground seen by one side; made once and filled for every decision. */
export interface Survey {
  readonly w: Weights
  readonly prospects: Prospects
  readonly objectives: readonly Objectives[] // by side
  readonly fading: Float64Array // by distance: what is left of a goal's pull
  readonly around: Int16Array // by hex: those within REACH of it, then -1
  readonly ways: Ways
  readonly presences: readonly Presence[]
  side: Side
  seen: Int32Array // the position looked at last, as numbers
  seenBy: Side // and the side it was looked at for
  readonly pull: Float64Array // by hex: how near it is to what is still to be won
  readonly threat: Float64Array // by hex: enemy strength that could come to it
  readonly supplied: Uint8Array // by hex
  readonly gates: Float64Array // by hex: what standing there does to lines of the enemy
  readonly defence: Float64Array // by hex with enemies: what an attack has against it
  readonly enemies: Int16Array // hexes with enemies, in [0, enemyCount)
  enemyCount: number
  readonly prey: Float64Array // by hex with enemies: what they are worth
  readonly prize: Float64Array // the same with what their place is worth
  readonly ours: Float64Array // by hex with enemies: attack strength next to it
  readonly could: Float64Array // by hex with enemies: strength that may still come next to it
  readonly stake: Float64Array // by hex with enemies: what those next to it are worth
  readonly kept: CountsAround // room
  readonly parts: Float64Array // what makes up the worth of the place asked for last
}

export function makeSurvey(board: Board, w: Weights): Survey {
  const table = (): Float64Array => new Float64Array(board.hexCount)
  return {
    w,
    prospects: makeProspects(board),
    objectives: [makeObjectives(board, 0), makeObjectives(board, 1)],
    fading: Float64Array.from({ length: FARTHEST }, (_, apart) => w.near ** apart),
    around: makeAround(board),
    ways: makeWays(board),
    presences: makePresence(board),
    side: NONE,
    seen: new Int32Array(0),
    seenBy: NONE,
    pull: table(),
    threat: table(),
    supplied: new Uint8Array(board.hexCount),
    gates: table(),
    defence: table(),
    enemies: new Int16Array(board.hexCount),
    enemyCount: 0,
    prey: table(),
    prize: table(),
    ours: table(),
    could: table(),
    stake: table(),
    kept: { ours: new Float64Array(6), stake: new Float64Array(6) },
    parts: new Float64Array(8),
  }
}

const FARTHEST = 128 // hexes, more than any map has
const REACH = 3 // hexes within which an enemy is felt
const AROUND = 37 // hexes within REACH, the hex itself included
const THREATS = [1, 1, 0.6, 0.3] as const

function makeAround({ hexCount, distances }: Board): Int16Array {
  const around = new Int16Array(AROUND * hexCount).fill(-1)
  for (let hex = 0; hex < hexCount; hex++) {
    let count = 0
    for (let other = 0; other < hexCount; other++) {
      if (distances[hex * hexCount + other]! <= REACH) around[AROUND * hex + count++] = other
    }
  }
  return around
}

/** Looks at a position for a side, unless that was the last that was looked at. */
export function look(v: Survey, s: BlitzState, side: Side): Survey {
  if (isSeen(v, s, side)) return v
  v.side = side
  for (const table of [v.pull, v.threat, v.prey, v.prize, v.ours, v.could, v.stake, v.gates]) {
    table.fill(0)
  }
  v.supplied.set(traceSupply(s, side))
  lookAtGoals(v, s)
  lookAtEnemies(v, s)
  const { w } = v
  const { lines, worth } = v.objectives[side]!
  for (let i = 0; i < v.enemyCount; i++) {
    const hex = v.enemies[i]!
    v.defence[hex] = Math.max(1, defenceOf(s, hex))
    v.prize[hex] =
      v.prey[hex]! + w.groundWon * worth[hex]! + w.lineWon * wonBy(s, side, hex, lines, v.ways)
    draw(v, hex, w.hunt * v.prize[hex]!)
  }
  spreadPull(v, s)
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (isOnMap(s, unit) && !isTransport(s, unit)) addNear(v, s, unit, s.place[unit]!, 1)
  }
  if (s.phasing === side && isMoving(s)) addJoiners(v, s)
  return v
}

/** Whether this very position was looked at last; it is from now on. */
function isSeen(v: Survey, { raw }: BlitzState, side: Side): boolean {
  let isSame = v.seenBy === side && v.seen.length === raw.length
  for (let i = 0; isSame && i < raw.length; i++) isSame = v.seen[i] === raw[i]
  if (isSame) return true
  if (v.seen.length !== raw.length) v.seen = new Int32Array(raw.length)
  v.seen.set(raw)
  v.seenBy = side
  return false
}

function isMoving(s: BlitzState): boolean {
  return (s.step === STEP.move || s.step === STEP['on-the-way']) && s.exploiting === 0
}

function lookAtGoals(v: Survey, s: BlitzState): void {
  for (const side of [v.side, opponent(v.side)]) {
    const { lines } = v.objectives[side]!
    if (lines.length > 0) followLines(s, side, lines, v.ways)
  }
  const { lines } = v.objectives[opponent(v.side)]!
  if (lines.length > 0) {
    findGates(s, v.side, lines, v.ways, v.gates)
    for (let hex = 0; hex < s.board.hexCount; hex++) {
      if (v.gates[hex]! > 0) draw(v, hex, v.gates[hex]!)
    }
  }
  for (const goal of v.objectives[v.side]!.hexes) {
    const worth = openWorth(v, s, goal)
    if (worth > 0) draw(v, goal, worth)
  }
}

function lookAtEnemies(v: Survey, s: BlitzState): void {
  const { hexCount, distances } = s.board
  const enemy = opponent(v.side)
  v.enemyCount = 0
  for (let unit = firstUnit(s, enemy); unit < endUnit(s, enemy); unit++) {
    if (!isOnMap(s, unit) || isTransport(s, unit)) continue
    const hex = s.place[unit]!
    if (v.prey[hex] === 0) v.enemies[v.enemyCount++] = hex
    v.prey[hex]! += valueOf(s, unit)
    const strength = attackOf(s, unit, false, false)
    for (let i = AROUND * hex, end = i + AROUND; i < end && v.around[i]! >= 0; i++) {
      const other = v.around[i]!
      v.threat[other]! += strength * THREATS[distances[hex * hexCount + other]!]!
    }
  }
}

/** Whatever is worth a goal draws units. */
function draw({ pull }: Survey, goal: Hex, worth: number): void {
  if (worth > pull[goal]!) pull[goal] = worth
}

/** The pull of every goal goes on from hex to hex, and fades: two sweeps there and back suffice. */
function spreadPull({ pull, w }: Survey, { board }: BlitzState): void {
  const { hexCount, neighbours } = board
  for (let sweep = 0; sweep < 4; sweep++) {
    const isUp = sweep % 2 === 0
    let isChanged = false
    for (let i = 0; i < hexCount; i++) {
      const hex = isUp ? i : hexCount - 1 - i
      const before = pull[hex]!
      let best = before
      for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
        const near = neighbours[slot]!
        if (near >= 0 && w.near * pull[near]! > best) best = w.near * pull[near]!
      }
      if (best === before) continue
      pull[hex] = best
      isChanged = true
    }
    if (!isChanged) return
  }
}

/** What is still to be won in a hex: nothing where it is had. */
function openWorth(v: Survey, s: BlitzState, hex: Hex): number {
  const { worth, held } = v.objectives[v.side]!
  if (s.units[v.side * s.board.hexCount + hex]! > 0) return 0
  return held[hex] && s.control[hex] === v.side + 1 ? 0 : worth[hex]!
}

/** Counts a unit in a hex among those who can attack the enemies next to it, or no more. */
function addNear(v: Survey, s: BlitzState, unit: Unit, hex: Hex, by: number): void {
  const { neighbours, river } = s.board
  const strength = attackOf(s, unit, false, false)
  const value = valueOf(s, unit)
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const other = neighbours[slot]!
    if (other < 0 || v.prey[other]! === 0) continue
    v.ours[other]! += river[slot]! ? (by * strength) / 2 : by * strength // BLZ-CBT-15
    v.stake[other]! += by * value
  }
}

/** What was counted around a unit that is taken out for a while. */
export interface CountsAround {
  readonly ours: Float64Array
  readonly stake: Float64Array
}

/** Takes a unit out of those who can attack the enemies next to it; `putBack` undoes it exactly. */
export function takeOut(v: Survey, s: BlitzState, unit: Unit, kept: CountsAround): void {
  const from = s.place[unit]! * 6
  for (let i = 0; i < 6; i++) {
    const other = s.board.neighbours[from + i]!
    if (other < 0) continue
    kept.ours[i] = v.ours[other]!
    kept.stake[i] = v.stake[other]!
  }
  addNear(v, s, unit, s.place[unit]!, -1)
}

export function putBack(v: Survey, s: BlitzState, unit: Unit, { ours, stake }: CountsAround): void {
  const from = s.place[unit]! * 6
  for (let i = 0; i < 6; i++) {
    const other = s.board.neighbours[from + i]!
    if (other < 0) continue
    v.ours[other] = ours[i]!
    v.stake[other] = stake[i]!
  }
}

/** Counts the strength that may still come next to each enemy: whoever has not moved and is near. */
function addJoiners(v: Survey, s: BlitzState): void {
  const { hexCount, distances } = s.board
  for (let unit = firstUnit(s, v.side); unit < endUnit(s, v.side); unit++) {
    if (!isOnMap(s, unit) || isTransport(s, unit) || s.marks[unit]! & MOVED) continue
    if (isArtillery(s, unit) || isDisrupted(s, unit)) continue
    const share = shareOf(v, s, unit)
    if (share === 0) continue
    const row = s.place[unit]! * hexCount
    const reach = 1 + points(s, unit)
    for (let i = 0; i < v.enemyCount; i++) {
      const apart = distances[row + v.enemies[i]!]!
      if (apart > 1 && apart <= reach) v.could[v.enemies[i]!]! += share
    }
  }
}

function points(s: BlitzState, unit: Unit): number {
  return allowance(s, unit, NONE) >> 1
}

/** Strength that a unit could bring against each of the enemies it may come to. */
function shareOf(v: Survey, s: BlitzState, unit: Unit): number {
  const { hexCount, distances } = s.board
  const row = s.place[unit]! * hexCount
  const reach = 1 + points(s, unit)
  let count = 0
  for (let i = 0; i < v.enemyCount; i++) if (distances[row + v.enemies[i]!]! <= reach) count++
  return count === 0 ? 0 : (v.w.joining * attackOf(s, unit, false, false)) / count
}
