import { bestOf, targetOf, verbOf, type Choice, type Game, type Policy } from '@estafette/kernel'
import { LEADER } from '../data/board.ts'
import {
  MOVE_ASSAULT,
  NONE,
  OVERRUNNING,
  sideOfUnit,
  type ArrasState,
  type Location,
  type Unit,
} from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import { rateActivation } from './activation.ts'
import { makeMemory } from './memory.ts'
import { stepTo } from './moves.ts'
import { isIn } from './party.ts'
import {
  forget,
  isRisky,
  look,
  lookAgain,
  makeScheme,
  schemePlace,
  worthOfPlace,
  type Scheme,
} from './scheme.ts'
import type { ArrasQuestion } from './question.ts'
import { ratings } from './ratings.ts'
import { isSeen } from './survey.ts'
import { copyParty } from './party.ts'
import { makeParty, NEVER, type Party } from './records.ts'
import type { Weights } from './weights.ts'

/** What a policy remembers of the run it is in. */
interface Run {
  readonly scheme: Scheme // of the side with the Initiative
  readonly spare: Scheme
  readonly other: Scheme // for everybody else's decisions
  readonly worths: Float64Array // of what each location could do, when that was last asked
  readonly asked: Uint8Array // by location: whether that was in this very position
  readonly places: Int8Array // where everybody was when the enemy was last surveyed
  readonly flags: Int8Array
  readonly party: Party // who joins the assault under way
  turn: number // of that survey, NONE before any
  hasWorths: boolean
  hasParty: boolean
  walker: Unit // on its way, NONE if nobody is
  goal: Location // where it is going
}

/**
 * A player for roll-outs. It plans a run as a whole once, and after a move asks again only about the
 * location that seemed best, until it stays best; a unit under way keeps its goal, and an assault
 * its group. Whatever may fail is rated in full.
 */
export function makePolicy(
  game: Game<ArrasState>,
  weights: Weights,
  blank: ArrasState,
): Policy<ArrasState> {
  const memory = makeMemory(blank)
  const run: Run = {
    scheme: makeScheme(weights, blank, memory),
    spare: makeScheme(weights, blank, memory),
    other: makeScheme(weights, blank, memory),
    worths: new Float64Array(blank.board.locationCount),
    asked: new Uint8Array(blank.board.locationCount),
    places: new Int8Array(blank.board.unitCount),
    flags: new Int8Array(blank.board.unitCount),
    party: makeParty(),
    turn: NONE,
    hasWorths: false,
    hasParty: false,
    walker: NONE,
    goal: NONE,
  }
  const choices = new Int32Array(blank.legal.length)
  const values = new Float64Array(blank.legal.length)
  return {
    begin() {
      forget(run.scheme)
      run.turn = run.walker = run.goal = NONE
      run.hasWorths = run.hasParty = false
    },
    choose(s, seat, dice) {
      const count = game.choices(s, seat, choices)
      const { scheme, spare } = run
      return decide(run, { scheme, spare, s, seat, choices, count, values, dice })
    },
  }
}

function decide(run: Run, q: ArrasQuestion): Choice {
  const { s } = q
  switch (s.step) {
    case STEP.impulse:
      run.hasParty = false
      return impulse(run, q)
    case STEP.action:
      return action(run, q)
    case STEP.walk:
      return walk(run, q)
    case STEP.group:
      return group(run, q)
    default:
      run.hasParty = false
      if (q.count === 1) return q.choices[0]!
      return bestRated({ ...q, scheme: run.other })
  }
}

/** What is rated best, in full. */
function bestRated(q: ArrasQuestion): Choice {
  ratings[q.s.step]!(q)
  return bestOf(q)
}

/** Whether nothing but own units has changed since the enemy was surveyed. */
function isSameEnemy({ scheme, places, flags, turn }: Run, s: ArrasState): boolean {
  if (turn !== s.turn || scheme.v.side !== s.initiative || scheme.v.s.board !== s.board)
    return false
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    if (places[unit] === s.place[unit] && flags[unit] === s.flags[unit]) continue
    if (sideOfUnit(s, unit) !== s.initiative) return false
  }
  return true
}

/** Surveys the position, the enemy only where they have changed; whether they have not. */
function renew(run: Run, s: ArrasState): boolean {
  const { scheme } = run
  if (isSameEnemy(run, s)) {
    lookAgain(scheme, s)
    return true
  }
  look(scheme, s, s.initiative)
  run.places.set(s.place.subarray(0, s.board.unitCount))
  run.flags.set(s.flags.subarray(0, s.board.unitCount))
  run.turn = s.turn
  run.hasWorths = false
  return false
}

/** Which location next. */
function impulse(run: Run, q: ArrasQuestion): Choice {
  const { scheme, worths, asked } = run
  const { s, choices, count, values } = q
  if (renew(run, s) && run.hasWorths) {
    asked.fill(0)
    for (;;) {
      const place = mostPromising(run, q)
      if (place === NONE) break
      if (asked[place]) {
        if (isRisky(scheme, place)) break
        return choices[indexOf(q, VERB.activate, place)]!
      }
      asked[place] = 1
      schemePlace(scheme, s, place)
      worths[place] = worthOfPlace(scheme, place)
    }
  }
  const best = bestRated(q)
  worths.fill(NEVER)
  for (let i = 0; i < count; i++) {
    if (verbOf(choices[i]!) === VERB.activate) worths[targetOf(choices[i]!)] = values[i]!
  }
  run.hasWorths = true
  return best
}

/** The location that seems to gain most by being activated, NONE if none gains anything. */
function mostPromising({ worths }: Run, { choices, count }: ArrasQuestion): Location {
  let best = NONE
  for (let i = 0; i < count; i++) {
    const place = targetOf(choices[i]!)
    if (verbOf(choices[i]!) !== VERB.activate || worths[place]! <= 0) continue
    if (best === NONE || worths[place]! > worths[best]!) best = place
  }
  return best
}

function indexOf({ choices, count }: ArrasQuestion, verb: number, target: number): number {
  for (let i = 0; i < count; i++) {
    if (verbOf(choices[i]!) === verb && targetOf(choices[i]!) === target) return i
  }
  return NONE
}

/** Who moves next, and where to. */
function action(run: Run, q: ArrasQuestion): Choice {
  const { scheme } = run
  const { s } = q
  const isKnown = isSeen(scheme.v, s, s.initiative)
  if (!isKnown) renew(run, s)
  if (!isKnown || s.acted > 0 || scheme.scope !== NONE) schemePlace(scheme, s, s.active)
  rateActivation(q, s.acted === 0)
  const choice = bestOf(q)
  const unit = targetOf(choice)
  run.walker = run.goal = NONE
  if (verbOf(choice) !== VERB.move) return choice
  const { lead, value } = scheme.assaults[s.active]!
  if (s.acted === 0 && unit === lead && value > scheme.moves[unit]!.value) return choice
  run.walker = unit
  run.goal = scheme.moves[unit]!.to
  return choice
}

/** On to the goal, if there is one that can still be reached. */
function walk(run: Run, q: ArrasQuestion): Choice {
  const { scheme, walker, goal } = run
  const { s } = q
  const isOverrunning = (s.marks[s.mover]! & OVERRUNNING) !== 0
  if (s.assault !== MOVE_ASSAULT && s.mover === walker && goal !== NONE && !isOverrunning) {
    const isThere = s.place[walker] === goal
    const step = isThere ? NONE : stepTo(scheme.v, walker, goal)
    const index = step === NONE ? verbIndex(q, VERB.halt) : indexOf(q, VERB.to, step)
    if (index !== NONE) return q.choices[index]!
  }
  return bestRated(q)
}

function verbIndex({ choices, count }: ArrasQuestion, verb: number): number {
  for (let i = 0; i < count; i++) if (verbOf(choices[i]!) === verb) return i
  return NONE
}

/** Who joins an assault: the group that was chosen when it began. */
function group(run: Run, q: ArrasQuestion): Choice {
  const { party } = run
  if (!run.hasParty) {
    const best = bestRated({ ...q, scheme: run.other })
    copyParty(party, run.other.v.memory.assault.party)
    run.hasParty = true
    return best
  }
  const { s, choices, count } = q
  let leader = NONE
  for (let i = 0; i < count; i++) {
    const unit = targetOf(choices[i]!)
    if (verbOf(choices[i]!) !== VERB.join || !isIn(party, unit)) continue
    if (s.board.type[unit]! !== LEADER) return choices[i]!
    leader = i // ARR-5.2.1f: nobody follows a leader
  }
  return choices[leader === NONE ? verbIndex(q, VERB.attack) : leader]!
}
