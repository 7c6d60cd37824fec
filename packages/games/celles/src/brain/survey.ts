import { copyState } from '@estafette/kernel'
import type { Board } from '../data/board.ts'
import { ALLIED, GERMAN } from '../data/codes.ts'
import { clearCombat, clearMove } from '../flow.ts'
import {
  at,
  endUnit,
  firstUnit,
  NONE,
  opponent,
  type CellesState,
  type Hex,
  type Side,
  type Unit,
} from '../state.ts'
import { traceSupply } from '../supply.ts'
import {
  defenceStrength,
  enter,
  isDisrupted,
  isOnMap,
  isSupplied,
  leave,
  nationalityOf,
} from '../units.ts'
import { NATIONALITY_COUNT } from '../work.ts'
import { fillBlocked, fillField, fillHunt, makeField, type MeuseWays } from './fields.ts'
import { FAR, keySize, type Memory } from './rooms.ts'
import { cutNow, fillLines, makeLines, touchesLine, type SupplyLines } from './supply-lines.ts'
import { fillThreats, makeThreats, makeToll, type Threats, type Toll } from './threats.ts'
import { fillTownWorths } from './towns.ts'
import type { Weights } from './weights.ts'

/**
 * A position seen by a side that wonders where one of its units should be: the unit is lifted off
 * the map, so that all this stays the same while it walks.
 */
export interface Survey extends SupplyLines {
  readonly weights: Weights
  readonly threats: Threats // what the enemy can attack
  field: MeuseWays // the ways of the Germans to the Meuse
  readonly all: MeuseWays // the same with everybody on the map, where shared
  readonly lifted: MeuseWays // and without the unit
  readonly flow: Float64Array // German units on their way through each hex
  readonly hunt: Int16Array // half MP to the prey
  traced: Uint8Array // supply of the unit's nationality
  readonly traces: readonly Uint8Array[] // by nationality, where shared
  readonly townWorths: Float64Array
  toll: Toll // of the board's CRT
  tolled: Board // the board it was read from
  unit: Unit
  base: number // German hopes of the Meuse without the unit
  enemyCut: number // enemy units that cannot trace supply without the unit
  readonly key: Int16Array // what it was made from
  serial: number // goes up with every survey made
  readonly isShared: boolean // serves all units of a side, and is kept until the enemy changes
  readonly own: Int16Array // where everybody stood when last looked at, where shared
  readonly supplied: Uint8Array // by nationality: 1 if its trace is known, where shared
}

export function makeSurvey(memory: Memory, isShared = false): Survey {
  const { weights } = memory
  const s = memory.makeState()
  const all = makeField(s.board.hexCount)
  const traces = Array.from(
    { length: isShared ? NATIONALITY_COUNT : 1 },
    () => new Uint8Array(s.board.hexCount),
  )
  return {
    memory,
    weights,
    s,
    threats: makeThreats(s.board),
    field: all,
    all,
    lifted: isShared ? makeField(s.board.hexCount) : all,
    flow: new Float64Array(s.board.hexCount),
    hunt: new Int16Array(s.board.hexCount),
    traced: traces[0]!,
    traces,
    ...makeLines(s.board),
    townWorths: new Float64Array(memory.towns.length),
    toll: makeToll(s, weights),
    tolled: s.board,
    side: GERMAN,
    enemy: ALLIED,
    unit: NONE,
    base: 0,
    enemyCut: 0,
    key: new Int16Array(keySize(s.board)).fill(-2),
    serial: 0,
    isShared,
    own: new Int16Array(s.board.unitCount).fill(-1),
    supplied: new Uint8Array(NATIONALITY_COUNT),
  }
}

/** What the survey depends on; the same key, the same survey. */
function readKey(newKey: Int16Array, s: CellesState, side: Side, unit: Unit): void {
  for (let each = 0; each < s.board.unitCount; each++) {
    newKey[2 * each] = each === unit ? -1 : s.place[each]!
    newKey[2 * each + 1] = each === unit ? 0 : s.flags[each]!
  }
  let at = 2 * s.board.unitCount
  newKey[at++] = side
  newKey[at++] = unit
  newKey[at++] = s.turn
  newKey[at++] = s.vp
  newKey[at++] = s.trucks
  for (let each = 0; each < 2; each++) {
    newKey[at++] = s.used[each]!
    newKey[at++] = s.actions[each]!
  }
}

function isKnown(v: Survey): boolean {
  const newKey = v.memory.survey.key
  for (let i = 0; i < newKey.length; i++) if (v.key[i]! !== newKey[i]!) return false
  return true
}

/** Forgets what it was made from. */
export function forget(v: Survey): void {
  v.key.fill(-2)
}

/**
 * Looks at a position with a survey that all units of a side share. What the enemy can do is that of
 * the phase as it was when they last changed: near enough for a roll-out. The ways to the Meuse, the
 * lines of supply, and what is lost with whoever is lifted, are always of now.
 */
function lookShared(v: Survey, s: CellesState, side: Side, unit: Unit): Survey {
  const { key } = v.memory.survey
  readKey(key, s, side, NONE)
  for (let each = firstUnit(s, side); each < endUnit(s, side); each++) {
    key[2 * each] = key[2 * each + 1] = 0
  }
  key.fill(0, 2 * s.board.unitCount + 3) // points, trucks and actions come and go
  const isSame = isKnown(v) && v.s.board === s.board
  v.s.board = s.board
  copyState(v.s, s)
  clearMove(v.s)
  clearCombat(v.s)
  v.field = v.all
  v.unit = NONE
  const isOwnSame = isOwnKnown(v)
  if (!isSame) {
    v.key.set(key)
    v.serial++
    v.side = side
    v.enemy = opponent(side)
    readToll(v)
    survey(v)
    v.supplied.fill(0)
  } else if (!isOwnSame) {
    v.serial++
    if (side === ALLIED) {
      fillField(v.memory.spread, v.s, farthest(v), v.field)
      fillFlow(v)
    }
  }
  v.unit = unit
  return unit === NONE ? v : lift(v, s, unit)
}

/** Whether the own units stand as they did; remembers it if not. */
function isOwnKnown(v: Survey): boolean {
  const { s, own } = v
  let isSame = true
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    const now = 2 * s.place[unit]! + (isDisrupted(s, unit) ? 1 : 0)
    if (own[unit] === now) continue
    own[unit] = now
    isSame = false
  }
  return isSame
}

/** Takes a unit up in a survey that is shared, and looks at what that changes. */
function lift(v: Survey, s: CellesState, unit: Unit): Survey {
  const { board, place } = s
  const wasOn = isOnMap(s, unit)
  if (wasOn) leave(v.s, unit, board.waiting)
  const nationality = nationalityOf(s, unit)
  v.traced = v.traces[nationality]!
  if (v.supplied[nationality] === 0) {
    v.supplied[nationality] = 1
    v.traced.set(traceSupply(v.s, nationality))
  }
  if (v.side === ALLIED && wasOn && isInTheWay(v, place[unit]!)) {
    v.field = v.lifted
    fillField(v.memory.spread, v.s, farthest(v), v.field)
  }
  v.base = hopes(v, v.field.cost)
  v.enemyCut = cutNow(v)
  return v
}

/** Looks at a position for a side, with one of its units lifted off the map (NONE: nobody). */
export function look(v: Survey, s: CellesState, side: Side, unit: Unit): Survey {
  if (v.isShared) return lookShared(v, s, side, unit)
  readKey(v.memory.survey.key, s, side, unit)
  const isSame = isKnown(v) && v.s.board === s.board
  if (!isSame) {
    v.key.set(v.memory.survey.key)
    v.serial++
    v.side = side
    v.enemy = opponent(side)
    v.unit = unit
    v.s.board = s.board
    copyState(v.s, s)
    readToll(v)
    clearMove(v.s)
    clearCombat(v.s)
    if (unit !== NONE && isOnMap(v.s, unit)) leave(v.s, unit, s.board.waiting)
    survey(v)
  }
  if (unit !== NONE) v.s.flags[unit] = s.flags[unit]!
  return v
}

/** Another board may have another CRT. */
function readToll(v: Survey): void {
  if (v.tolled === v.s.board) return
  v.toll = makeToll(v.s, v.weights)
  v.tolled = v.s.board
}

function survey(v: Survey): void {
  const { s, side, enemy, memory } = v
  const { reach, handicap } = memory.survey
  fillThreats(memory.touched, s, enemy, reach, v.threats)
  fillField(memory.spread, s, farthest(v), v.field)
  v.base = hopes(v, v.field.cost)
  fillFlow(v)
  fillPrey(v)
  fillHunt(memory.spread, s, side, handicap, v.weights.huntFrom, v.hunt)
  if (v.unit !== NONE) v.traced.set(traceSupply(s, nationalityOf(s, v.unit)))
  v.enemyCut = fillLines(v)
  fillTownWorths(memory, s, side, v.townWorths)
}

/** Turns whose end still scores, this one included. CEL-16.0.1 */
export function turnsLeft(s: CellesState): number {
  return s.board.lastTurn - Math.max(1, s.turn) + 1
}

/** Half MP from the Meuse beyond which there is no hope. */
export function farthest(v: Survey): number {
  return Math.min(FAR, Math.ceil(turnsLeft(v.s) * v.weights.pace))
}

/** VP that a German unit so far from the Meuse may still hope for. */
export function hope(v: Survey, halfPoints: number): number {
  if (halfPoints >= FAR) return 0
  const turns = turnsLeft(v.s) - halfPoints / v.weights.pace
  return turns <= 0 ? 0 : v.weights.hold * turns
}

/** The same for a German unit in a hex. */
export function hopeAt(v: Survey, unit: Unit, hex: Hex): number {
  const { s, weights } = v
  if (s.board.meuseBank[hex]! === 0) return hope(v, v.field.cost[hex]!)
  const turns = turnsLeft(s) - (isSupplied(s, unit) ? 0 : 1)
  const isNear = s.vp + turnsLeft(s) * 3 >= 20 ? weights.decisive : 0
  return Math.max(0, turns) * (weights.holdThere + isNear * weights.holdThere)
}

/** What all Germans on the map may hope for, by how far each hex is from the Meuse. */
function hopes(v: Survey, meuse: Int16Array): number {
  const { s } = v
  let sum = 0
  for (let unit = firstUnit(s, GERMAN); unit < endUnit(s, GERMAN); unit++) {
    if (isOnMap(s, unit)) sum += hope(v, meuse[s.place[unit]!]!)
  }
  return sum
}

const LONGEST_WAY = 80

/** Where the Germans will pass on their way. */
function fillFlow(v: Survey): void {
  const { s, flow } = v
  const { passing } = v.memory.survey
  const { towards } = v.field
  const { neighbours, hexCount } = s.board
  passing.fill(0)
  flow.fill(0)
  if (v.side === GERMAN) return
  for (let unit = firstUnit(s, GERMAN); unit < endUnit(s, GERMAN); unit++) {
    if (!isOnMap(s, unit) || hope(v, v.field.cost[s.place[unit]!]!) === 0) continue
    let hex = towards[s.place[unit]!]!
    for (let i = 0; i < LONGEST_WAY && hex >= 0; i++, hex = towards[hex]!) passing[hex]! += 1
  }
  for (let hex = 0; hex < hexCount; hex++) {
    if (passing[hex]! === 0) continue
    flow[hex]! += 0.25 * passing[hex]!
    for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
      if (neighbours[slot]! >= 0) flow[neighbours[slot]!]! += 0.08 * passing[hex]!
    }
  }
}

/** How much sooner or later each enemy is worth hunting. */
function fillPrey(v: Survey): void {
  const { s, enemy } = v
  const { handicap } = v.memory.survey
  handicap.fill(FAR)
  for (let unit = firstUnit(s, enemy); unit < endUnit(s, enemy); unit++) {
    if (!isOnMap(s, unit)) continue
    const hex = s.place[unit]!
    const late =
      enemy === GERMAN
        ? Math.max(0, 18 - 6 * hopeAt(v, unit, hex))
        : Math.min(16, defenceStrength(s, unit))
    handicap[hex] = Math.min(handicap[hex]!, Math.round(late))
  }
}

/** Whether a hex is anywhere near the ways of the Germans: elsewhere nobody changes anything. */
function isInTheWay(v: Survey, hex: Hex): boolean {
  return v.flow[hex]! !== 0 || v.s.near[at(v.s, GERMAN, hex)]! !== 0
}

/** How much of the German hopes an Allied unit in a hex would take. */
export function blockAt(v: Survey, hex: Hex): number {
  const { s } = v
  const { tried } = v.memory.survey
  if (v.side !== ALLIED || !isInTheWay(v, hex)) return 0
  enter(v.s, v.unit, hex)
  const isTaken = fillBlocked(v.memory.spread, s, farthest(v), v.field, hex, tried)
  const taken = isTaken ? v.base - hopes(v, tried) : 0
  leave(v.s, v.unit, s.board.waiting)
  return v.weights.block * Math.max(0, taken)
}

/** What the unit in a hex would be worth to the supply lines of the enemy. */
export function cutAt(v: Survey, hex: Hex): number {
  const { s } = v
  if (v.s.turn >= s.board.lastTurn || !touchesLine(v, hex)) return 0
  enter(v.s, v.unit, hex)
  const more = cutNow(v) - v.enemyCut
  leave(v.s, v.unit, s.board.waiting)
  return v.weights.cut * Math.max(0, more)
}
