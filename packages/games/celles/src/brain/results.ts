import { copyState } from '@estafette/kernel'
import { ALLIED, GERMAN } from '../data/codes.ts'
import { noDice, resultDecision, runResult } from '../play-out.ts'
import {
  at,
  endUnit,
  firstUnit,
  REDUCED,
  sideOfUnit,
  type CellesState,
  type Side,
} from '../state.ts'
import { hasUnits, isDisrupted, isOnMap, isUsed } from '../units.ts'
import { fillMeuse } from './fields.ts'
import { rateEach, type CellesQuestion, type Mind } from './question.ts'
import { DEEPEST } from './rooms.ts'
import { farthest, hopeAt } from './survey.ts'

/** Whether the ways to the Meuse are as when they were last looked for; remembers them if not. */
function isSameWay({ map, memory }: Mind, s: CellesState): boolean {
  const { ways } = memory.playingOut
  const { banks } = memory.spread
  let isSame = map.key[0]! === -2 // else its survey has been used for something else
  map.key[0] = -2
  let size = 0
  const note = (value: number): void => {
    if (ways[size] !== value) isSame = false
    ways[size++] = value
  }
  note(s.turn)
  for (let unit = firstUnit(s, ALLIED); unit < endUnit(s, ALLIED); unit++) {
    note(isOnMap(s, unit) ? 2 * s.place[unit]! + (isDisrupted(s, unit) ? 1 : 0) : -1)
  }
  for (let i = 0; i < banks.length; i++) note(s.steps[at(s, GERMAN, banks[i]!)]!)
  return isSame
}

/** What a position is worth to the Germans, but for what could be done next. */
function appraise(mind: Mind, s: CellesState): number {
  const v = mind.map
  const { weights } = mind
  const isSame = isSameWay(mind, s) && v.s.board === s.board
  v.s.board = s.board
  copyState(v.s, s)
  if (!isSame) fillMeuse(mind.memory.spread, v.s, farthest(v), v.field.cost)
  const each = s.turn >= s.board.lastTurn ? weights.strengthLast : weights.strength
  let value = s.losses[ALLIED]! - s.losses[GERMAN]!
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    if (!isOnMap(s, unit)) continue
    const { attack, defence } = s.board
    const index = unit * 4 + (s.flags[unit]! & REDUCED)
    let worth = each * (attack[index]! + defence[index]!) + 0.1 // and its ZOC
    if (isDisrupted(s, unit)) worth -= weights.disruption * (isUsed(s, unit) ? 0.8 : 1)
    if (sideOfUnit(s, unit) === GERMAN) value += worth + hopeAt(v, unit, s.place[unit]!)
    else value -= worth
  }
  const kept = weights.townKept[Math.max(1, s.turn)]!
  for (const { hexes, vp } of s.board.victoryTowns) {
    for (let side = 0; side < 2; side++) {
      if (!hexes.some((hex) => hasUnits(s, side, hex))) continue
      value += (side === GERMAN ? 1 : -1) * kept * (side === GERMAN ? vp[0] : vp[1])
    }
  }
  return value
}

const MOST_ENDS = 40

/** The value of a position to a side when the results are played out, each side for itself. */
function playOut(mind: Mind, s: CellesState, side: Side, depth: number): number {
  const room = mind.memory.playingOut
  const decision = runResult(s)
  if (!decision || depth >= DEEPEST) {
    room.endsLeft--
    return (side === GERMAN ? 1 : -1) * appraise(mind, s)
  }
  const out = room.lists[depth]!
  const count = decision.list(s, out)
  const sign = s.decider === side ? 1 : -1
  let best = -Infinity
  for (let i = 0; i < count; i++) {
    if (i > 0 && room.endsLeft <= 0) break
    const next = room.states[depth]!
    next.board = s.board
    copyState(next, s)
    decision.take(next, out[i]!, noDice, undefined)
    best = Math.max(best, sign * playOut(mind, next, side, depth + 1))
  }
  return count === 0 ? 0 : sign * best
}

/** Losses, disruptions and retreats: the choice after which the position is best. */
export function rateResult(q: CellesQuestion): void {
  const { s, mind, choices } = q
  const decision = resultDecision(s)!
  const side = s.decider
  let index = 0
  rateEach(q, () => {
    const next = mind.memory.playingOut.states[0]!
    next.board = s.board
    copyState(next, s)
    decision.take(next, choices[index++]!, noDice, undefined)
    mind.memory.playingOut.endsLeft = Math.ceil(MOST_ENDS / q.count)
    return playOut(mind, next, side, 1)
  })
}
