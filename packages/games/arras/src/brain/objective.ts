import { ALLIED, BLUE, GERMAN } from '../data/board.ts'
import type { ArrasState } from '../state.ts'
import type { Objective } from './memory.ts'
import type { Weights } from './weights.ts'

const GORT_FROM = 4
const STARS_UNTIL = 5 // the dice of turn 5 are the last ones, ARR-4.1b

/** The ends of the game as this control would have them: an automatic victory, and the VP. */
export function objectiveParts(o: Objective, s: ArrasState, control: Int8Array) {
  const { victory } = s.board
  let rings = 0
  for (const area of victory.autoAreas) if (control[area]! === ALLIED) rings++
  let isAutomatic = rings >= s.autoVictoryAreas // ARR-11.1a
  for (const zone of victory.autoZones) if (control[zone]! === ALLIED) isAutomatic = true
  return { isAutomatic, rings, vp: victoryPoints(o, s, control, rings) }
}

/** What who controls what is worth to the Allies, in points. */
export function objective(o: Objective, s: ArrasState, control: Int8Array, w: Weights): number {
  const { board, turn } = s
  const { isAutomatic, rings, vp } = objectiveParts(o, s, control)
  const hoped = vp + w.cutOff * o.cutOff
  let points = w.vp * hoped + w.result * resultChance(s, control, hoped, w)
  points += isAutomatic ? w.automatic : w.rings[Math.min(rings, 3)]!
  if (vp < 3) points -= w.lowVp[Math.max(0, vp)]!
  if (turn < GORT_FROM) points += w.gort[turn]! * gortModifier(s, control)
  if (turn < STARS_UNTIL) {
    for (const star of board.whiteStars) if (control[star]! === ALLIED) points += w.star
    for (const star of board.blackStars) if (control[star]! === GERMAN) points -= w.star
  }
  return points
}

/** Victory Points as this control would give them. ARR-11.2a-f */
function victoryPoints(o: Objective, s: ArrasState, control: Int8Array, rings: number): number {
  const { board } = s
  const { connected } = o
  trace(o, s, control)
  let vp = rings >= 2 ? 1 : 0
  let cutOff = 0
  for (let place = 0; place < s.board.locationCount; place++) {
    if (board.initialControl[place]! === GERMAN) {
      if (connected[place]!) vp++
      else if (control[place]! === ALLIED) cutOff++
    } else if (control[place]! === GERMAN && board.colour[place]! === BLUE) {
      vp--
    }
  }
  o.cutOff = cutOff
  return s.place[board.rommel]! === s.board.eliminated ? vp + 1 : vp
}

/** Marks what the Allies control in one piece with their zones: the hottest loop of a survey. ARR-11.2b */
function trace({ connected, stack }: Objective, s: ArrasState, control: Int8Array): void {
  const { graph, victory } = s.board
  const { offsets, targets } = graph
  let open = 0
  connected.fill(0)
  for (const zone of victory.pathZones) {
    if (control[zone]! !== ALLIED) continue
    connected[zone] = 1
    stack[open++] = zone
  }
  while (open > 0) {
    const place = stack[--open]!
    const end = offsets[place + 1]!
    for (let edge = offsets[place]!; edge < end; edge++) {
      const next = targets[edge]!
      if (connected[next]! !== 0 || control[next]! !== ALLIED) continue
      connected[next] = 1
      stack[open++] = next
    }
  }
}

/** ARR-13.5b, without the areas that are only contested. */
function gortModifier(s: ArrasState, control: Int8Array): number {
  let modifier = 0
  for (const area of s.board.gortAreas) if (control[area]! === ALLIED) modifier += 2
  return modifier
}

/** How likely the Allies are to win on points, Gort's die included. ARR-11.3a, ARR-13.5a */
function resultChance(s: ArrasState, control: Int8Array, vp: number, w: Weights): number {
  const { turn, threshold } = s
  const later = logistic((vp + w.growth[turn]! - threshold + 0.5) / w.blur[turn]!)
  if (turn < GORT_FROM) return later
  const last = s.board.turnTrack.last
  const goesOn = turn >= last ? 0 : Math.min(1, gortModifier(s, control) / 6)
  const now = logistic((vp - threshold + 0.5) / w.blur[last]!)
  return goesOn * later + (1 - goesOn) * now
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

/** What each location is worth to whoever controls it, all others staying as they are. */
export function fillWorth(o: Objective, s: ArrasState, w: Weights, worth: Float64Array): void {
  const { toggled } = o
  const { control } = s
  toggled.set(control)
  const asItIs = objective(o, s, toggled, w)
  for (let place = 0; place < s.board.locationCount; place++) {
    const holder = control[place]!
    toggled[place] = 1 - holder
    const other = objective(o, s, toggled, w)
    toggled[place] = holder
    worth[place] = holder === ALLIED ? asItIs - other : other - asItIs
  }
  weighGateways(o, s, w, asItIs, worth)
}

/**
 * Allied locations beyond the front that touch the Allied rear lead paths to each other's rear, so
 * that each alone seems cheap: a share of what any two together would cost is added to both.
 */
function weighGateways(
  o: Objective,
  s: ArrasState,
  w: Weights,
  asItIs: number,
  worth: Float64Array,
): void {
  const { toggled, gateways, extra } = o
  const count = listGateways(gateways, s)
  for (let i = 0; i < count; i++) {
    extra[i] = 0
    toggled[gateways[i]!] = GERMAN
    for (let j = 0; j < count; j++) {
      if (j === i) continue
      toggled[gateways[j]!] = GERMAN
      const both = asItIs - objective(o, s, toggled, w)
      extra[i] = Math.max(extra[i]!, both - worth[gateways[i]!]! - worth[gateways[j]!]!)
      toggled[gateways[j]!] = ALLIED
    }
    toggled[gateways[i]!] = ALLIED
  }
  for (let i = 0; i < count; i++) worth[gateways[i]!]! += w.fragile * extra[i]!
}

function listGateways(gateways: Int8Array, s: ArrasState): number {
  const { graph, initialControl } = s.board
  let count = 0
  for (let place = 0; place < s.board.locationCount; place++) {
    if (initialControl[place]! !== GERMAN || s.control[place]! !== ALLIED) continue
    for (let edge = graph.offsets[place]!; edge < graph.offsets[place + 1]!; edge++) {
      if (initialControl[graph.targets[edge]!]! !== ALLIED) continue
      gateways[count++] = place
      break
    }
  }
  return count
}
