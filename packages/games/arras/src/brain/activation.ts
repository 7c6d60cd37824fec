import { borderBetween } from '@estafette/board'
import { LEADER, RIVER } from '../data/board.ts'
import { approach, stepCost } from '../movement.ts'
import {
  at,
  MOVE_ASSAULT,
  NONE,
  OVERRUNNING,
  type ArrasState,
  type Location,
  type Unit,
} from '../state.ts'
import { canLead, eliminate } from '../units.ts'
import { VERB } from '../verbs.ts'
import { bestGroup, bestOnTheWay, bestOverrun } from './assaults.ts'
import { bestRest, copyMove } from './moves.ts'
import { isIn, isRiverCrossed } from './party.ts'
import { look, schemeAll, schemePlace, type Scheme } from './scheme.ts'
import { rateEach, type ArrasQuestion } from './question.ts'
import { NEVER } from './records.ts'

/** After a move only moves follow: where to risk something is asked afresh with the next impulse. */
function schemeActivation(scheme: Scheme, s: ArrasState): boolean {
  if (s.acted) schemePlace(scheme, s, s.active)
  else schemeAll(scheme, s)
  return s.acted === 0
}

/** What next in an activation: the best move of each unit, the assault, or the end of it. */
export function rateAction(q: ArrasQuestion): void {
  rateActivation(q, schemeActivation(q.scheme, q.s))
}

/** The same for a location that is planned already. */
export function rateActivation(q: ArrasQuestion, mayAssault: boolean): void {
  const { scheme, s } = q
  const { target, lead, value } = scheme.assaults[s.active]!
  const isInPlace = target === s.active
  rateEach(q, (unit, verb) => {
    if (verb === VERB.done) return 0
    const leads = mayAssault && unit === lead && isInPlace === (verb === VERB.assault)
    const assaults = leads ? value : NEVER
    return verb === VERB.assault ? assaults : Math.max(assaults, scheme.moves[unit]!.value)
  })
}

/** The next step of a walking unit, or its halt. */
export function rateWalk(q: ArrasQuestion): void {
  const { scheme, s } = q
  if (s.assault === MOVE_ASSAULT) {
    rateApproach(q)
    return
  }
  const { memory } = scheme.v
  const { move } = memory
  const goal = goalOf(scheme, s, s.mover)
  const goalValue = memory.goal.value
  const isAssault = goal !== NONE && goalValue > move.value
  const step = isAssault ? stepTowards(s, s.mover, goal) : move.step
  const best = Math.max(goalValue, move.value)
  rateEach(q, (to, verb) => {
    if (verb === VERB.halt) return 0
    return to === step ? best : Math.min(-1, best - 1)
  })
}

/** The location a walking unit would rather assault, NONE for none; `move` is its best move. */
function goalOf(scheme: Scheme, s: ArrasState, unit: Unit): Location {
  const { memory } = scheme.v
  const { assault, move, goal } = memory
  const isOverrunning = (s.marks[unit]! & OVERRUNNING) !== 0
  if (s.walked === 0 && !isOverrunning) {
    const mayAssault = schemeActivation(scheme, s)
    const planned = scheme.assaults[s.active]!
    const leads = mayAssault && planned.lead === unit && planned.target !== s.active
    copyMove(move, scheme.moves[unit]!)
    goal.value = leads ? planned.value : NEVER
    return leads ? planned.target : NONE
  }
  const place = s.place[unit]!
  bestRest(look(scheme, lifted(memory.lifted, s, unit), s.initiative), unit, place, move)
  goal.value = NEVER
  // ARR-6.5b: an overrunning unit moves on, or it assaults next door. ARR-5.2.2d: leaders follow.
  if ((isOverrunning && s.walked > 0) || !canLead(s, unit)) return NONE
  if (isOverrunning) bestOverrun(look(scheme, s, s.initiative), place, assault)
  else bestOnTheWay(scheme.v, unit, place, assault)
  goal.value = assault.value
  return assault.target
}

/** The position with a unit taken up from its place, whose control stays as it is. */
export function lifted(imagined: ArrasState, s: ArrasState, unit: Unit): ArrasState {
  imagined.raw.set(s.raw)
  imagined.board = s.board
  const control = s.control[s.place[unit]!]!
  eliminate(imagined, unit, '', undefined)
  imagined.control[s.place[unit]!] = control
  imagined.place[unit] = s.board.offMap
  return imagined
}

/** The first step of a unit's cheapest way to a location it wants to assault. */
function stepTowards(s: ArrasState, unit: Unit, goal: Location): Location {
  const from = s.place[unit]!
  const { offsets, targets, borders } = s.board.graph
  const { target } = s
  s.target = goal // as if the assault had begun: `approach` knows the way to it only
  const needed = approach(s, s.initiative, from, s.board.type[unit]! === LEADER)
  s.target = target
  let best: Location = NONE
  let least = Infinity
  for (let edge = offsets[from]!; edge < offsets[from + 1]!; edge++) {
    const next = targets[edge]!
    if (next !== goal && s.present[at(1 - s.initiative, next)]! > 0) continue
    let cost = stepCost(s, unit, next) + needed[next]!
    if (next === goal && borders[edge]! === RIVER) cost += 0.5
    if (next !== goal && s.control[next]! !== s.initiative) cost -= 0.25
    if (cost >= least) continue
    least = cost
    best = next
  }
  return best
}

/** The way of a unit that has joined an assault: dry last steps, then land to take, then short. */
function rateApproach(q: ArrasQuestion): void {
  const { s } = q
  const { graph, distance } = s.board
  const from = s.place[s.mover]!
  const isWet = isRiverCrossed(s)
  rateEach(q, (to) => {
    const away = distance[to * s.board.locationCount + s.target]!
    if (to !== s.target) return s.control[to]! === s.initiative ? -away : 1.2 - away
    return !isWet && borderBetween(graph, from, to) === RIVER ? -1.5 : 0
  })
}

/** Who else joins an assault: those who make it better than it would be without them. */
export function rateGroup(q: ArrasQuestion): void {
  const { assault, joiners } = q.scheme.v.memory
  const { scheme, s } = q
  let count = 0
  rateEach(q, (unit, verb) => (verb === VERB.join ? (joiners[count++] = unit) : 0))
  bestGroup(look(scheme, s, s.initiative), joiners, count, assault)
  rateEach(q, (unit, verb) => {
    if (verb === VERB.attack) return 0
    if (!isIn(assault.party, unit)) return -1
    return s.board.type[unit]! === LEADER ? 1 : 2 // ARR-5.2.1f: nobody follows a leader
  })
}

/** What overrunning units do next. */
export function rateOverrun(q: ArrasQuestion): void {
  const { memory } = q.scheme.v
  const { assault, move } = memory
  const { scheme, s } = q
  rateEach(q, (unit, verb) => {
    if (verb === VERB.done) return 0
    const place = s.place[unit]!
    bestOverrun(look(scheme, s, s.initiative), place, assault)
    bestRest(look(scheme, lifted(memory.lifted, s, unit), s.initiative), unit, place, move)
    return Math.max(move.value, assault.lead === unit ? assault.value : NEVER)
  })
}
