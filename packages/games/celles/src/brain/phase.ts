import { copyState, targetOf, verbOf } from '@estafette/kernel'
import { drawnFormation } from '../chits.ts'
import { EXTRA_MOVE_CHIT, INFANTRY_84, REPLACEMENT_CHIT } from '../data/codes.ts'
import { hasEntryHex, isDue, mustWithdraw } from '../reinforcements.ts'
import { distance } from '../data/map.ts'
import { endUnit, firstUnit, NONE, opponent, type CellesState, type Unit } from '../state.ts'
import { flipToUnused, isOnMap, setTrucks } from '../units.ts'
import { VERB } from '../verbs.ts'
import { firstStep, gainOf, isAssist, schemeUnit, type Scheme } from './scheme.ts'
import { rateEach, schemeOf, type CellesQuestion, type Mind } from './question.ts'
import { replacementWorth } from './tactics.ts'

const ENTRY = 0.9 // what a reinforcement that comes in is worth
const WITHDRAWAL = -3
const UNREACHED = -50
const HELPERS_FIRST = 10 // whoever helps an attack comes up before it

/** What moving a unit would bring, in this position; kept by a mind that keeps anything. */
function gain(mind: Mind, s: CellesState, unit: Unit): number {
  const { kept } = mind
  if (!kept) return gainOf(schemeUnit(schemeOf(mind, unit), s, s.phasing, unit))
  if (kept.isLazy && kept.asked[unit] === 0 && kept.turns[unit] === s.turn) return kept.gains[unit]!
  const stamp = stampOf(s, unit)
  if (kept.stamps[unit] === stamp) return kept.gains[unit]!
  kept.stamps[unit] = stamp
  kept.turns[unit] = s.turn
  return (kept.gains[unit] = gainOf(schemeUnit(schemeOf(mind, unit), s, s.phasing, unit)))
}

const NEAR = 7 // hexes

/** A number for the surroundings of a unit: its own state, and the enemies near it. */
function stampOf(s: CellesState, unit: Unit): number {
  const { board } = s
  const place = s.place[unit]!
  const enemy = opponent(s.phasing)
  let stamp = mix(mix(s.turn, place), s.flags[unit]!)
  for (let each = firstUnit(s, enemy); each < endUnit(s, enemy); each++) {
    if (!isOnMap(s, each) || distance(board, place, s.place[each]!) > NEAR) continue
    stamp = mix(mix(stamp, s.place[each]!), s.flags[each]!)
  }
  return stamp | 1 // never 0, which means: nothing is kept
}

function mix(stamp: number, value: number): number {
  return Math.imul(stamp ^ (value + 0x9e37), 0x85ebca6b) ^ (stamp >>> 13)
}

/** Which unit moves next: the one that gains most. */
export function rateActive(q: CellesQuestion): void {
  rateEach(q, (unit, verb) => {
    if (verb !== VERB.move) return 0.01
    const value = gain(q.mind, q.s, unit)
    return isAssist(schemeOf(q.mind, unit)) ? value + HELPERS_FIRST : value
  })
}

/** What the active unit does next: the first step of the best that can be done. */
export function rateAct(q: CellesQuestion): void {
  const { s, mind } = q
  const scheme = schemeUnit(schemeOf(mind, s.active), s, s.phasing, s.active)
  rateEach(q, (_target, verb) => (verb === VERB.stop ? scheme.stay : UNREACHED))
  for (let i = 0; i < scheme.size; i++) rateOption(q, scheme, i)
}

function rateOption(q: CellesQuestion, scheme: Scheme, index: number): void {
  const { hex, attack, value } = scheme.options[index]!
  const step = hex === q.s.place[scheme.unit]! ? NONE : firstStep(scheme, hex)
  const verb = step !== NONE ? VERB.to : attack !== NONE ? VERB.attack : VERB.stop
  const target = step !== NONE ? step : attack
  for (let i = 0; i < q.count; i++) {
    const choice = q.choices[i]!
    if (verbOf(choice) !== verb || (verb !== VERB.stop && targetOf(choice) !== target)) continue
    q.values[i] = Math.max(q.values[i]!, value)
  }
}

/** What activating a single unit would bring. */
function singleWorth(mind: Mind, s: CellesState, unit: Unit): number {
  if (mustWithdraw(s, s.board.unitFormation[unit]!)) return WITHDRAWAL
  if (!isOnMap(s, unit)) return ENTRY
  const { imagined } = mind
  imagined.board = s.board
  copyState(imagined, s)
  flipToUnused(imagined, unit)
  return gain(mind, imagined, unit)
}

/** What activating a whole formation would bring. */
function formationWorth(mind: Mind, s: CellesState, formation: number): number {
  const units = s.board.formationUnits[formation]!
  const { imagined, gains } = mind
  imagined.board = s.board
  copyState(imagined, s)
  for (const unit of units) if (isOnMap(s, unit)) flipToUnused(imagined, unit)
  let sum = 0
  let count = 0
  for (const unit of units) {
    if (isOnMap(s, unit)) gains[count++] = Math.max(0, gain(mind, imagined, unit))
    else if (isDue(s, unit) && hasEntryHex(s, unit)) sum += ENTRY
  }
  const best = gains.subarray(0, count).sort()
  const most = formation === INFANTRY_84 ? 3 : count
  for (let i = 0; i < Math.min(most, count); i++) sum += best[count - 1 - i]!
  return sum + 0.03
}

/** What the chit is used for. */
export function rateActivation(q: CellesQuestion): void {
  rateEach(q, (target, verb) => {
    if (verb === VERB.formation) return formationWorth(q.mind, q.s, target)
    return verb === VERB.single ? singleWorth(q.mind, q.s, target) : 0
  })
}

/** What a further unit would bring to a phase whose formation is known. CEL-13.2 */
function extraWorth(mind: Mind, s: CellesState, unit: Unit): number {
  const isIn = s.board.unitFormation[unit]! === drawnFormation(s)
  const worth = singleWorth(mind, s, unit)
  if (!isIn || worth < 0) return worth
  return s.board.unitFormation[unit]! === INFANTRY_84 ? worth / 2 : 0
}

export function rateExtraUnit(q: CellesQuestion): void {
  rateEach(q, (unit) => extraWorth(q.mind, q.s, unit))
}

/** Whether a tactical chit is played now or kept for a later phase of the turn. */
export function rateTactical(q: CellesQuestion): void {
  const { mind, s } = q
  rateEach(q, (tactic, verb) => {
    if (verb === VERB.done) return 0
    if (tactic === EXTRA_MOVE_CHIT) return extraMove(mind, s)
    return tactic === REPLACEMENT_CHIT ? replacementWorth(mind, s, s.phasing) : 1
  })
}

function extraMove(mind: Mind, s: CellesState): number {
  const side = s.phasing
  let best = -1
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (isOnMap(s, unit)) best = Math.max(best, extraWorth(mind, s, unit))
    else if (isDue(s, unit) && hasEntryHex(s, unit))
      best = Math.max(best, extraWorth(mind, s, unit))
  }
  const isLast = s.used[side]! >= s.actions[side]!
  return best - (isLast ? 0.02 : mind.weights.extraMove)
}

/** The units of the 84th that gain most. CEL-7.0.5 */
export function rateNaming(q: CellesQuestion): void {
  rateEach(q, (unit, verb) => (verb === VERB.name ? gain(q.mind, q.s, unit) : 0.02))
}

/** Trucks where they make the unit's scheme better. CEL-8.3.6 */
export function rateTrucks(q: CellesQuestion): void {
  const { mind, s } = q
  rateEach(q, (_target, verb) => {
    const { imagined } = mind
    imagined.board = s.board
    copyState(imagined, s)
    const unit = s.active
    imagined.active = NONE // as if it began its move now
    if (verb === VERB.load) setTrucks(imagined, unit)
    if (verb === VERB.unload) setTrucks(imagined, NONE)
    const scheme = schemeUnit(schemeOf(mind, unit), imagined, s.phasing, unit)
    return scheme.value - (verb === VERB.leave ? 0 : 0.1)
  })
}
