import { fieldFaults, lineName } from '@estafette/kernel'
import { recount } from './counts.ts'
import { GERMAN, STACKING_LIMIT } from './data/codes.ts'
import { allowance } from './movement.ts'
import {
  ABSENT,
  ACTED,
  ACTIVATED,
  ATTACKING,
  AVAILABLE,
  COMBAT_MARKS,
  DEFENDING,
  DISRUPTED,
  ENTERING,
  FACE_DOWN,
  FACE_UP,
  IN_CUP,
  ISOLATED,
  NONE,
  OUT_OF_SUPPLY,
  PLAYED,
  REDUCED,
  SET_ASIDE,
  sideOfUnit,
  type CellesState,
  type Unit,
} from './state.ts'
import { isDecision, STEP, stepNames, type StepName } from './steps.ts'
import { is84th, isFbb, isOnMap } from './units.ts'

const inCombat: readonly (keyof CellesState)[] = ['active', 'attack', 'origin']
const result: readonly (keyof CellesState)[] = [...inCombat, 'column', 'die', 'sufferer']

/** Scalars that must be filled in for a decision to make sense. */
const needs: Partial<Record<StepName, readonly (keyof CellesState)[]>> = {
  'setup-place': ['placing'],
  'choose-first': ['initiative'],
  'rebuild-hex': ['entrant'],
  reinforcement: ['entrant'],
  trucks: ['active'],
  act: ['active'],
  support: inCombat,
  'combat-chit-attacker': [...inCombat, 'column'],
  'combat-chit-defender': [...inCombat, 'column'],
  losses: result,
  disrupt: result,
  'retreat-order': result,
  'retreat-step': [...result, 'retreater', 'start'],
  'retreat-continue': [...result, 'retreater', 'start'],
  'retreat-stack-loss': [...result, 'retreater', 'companion', 'start'],
  'stack-loss': ['crowded'],
  advance: [...inCombat, 'column', 'die'],
  'advance-hex': [...inCombat, 'column', 'die', 'advancer'],
}
const needsByStep = stepNames.map((name) => needs[name] ?? [])

/** Decisions outside the Action Phases. */
const outside: readonly StepName[] = ['setup-place', 'choose-first', 'over']
const outsideByStep = stepNames.map((name) => outside.includes(name))

/** Everything that is wrong with a position. */
export function faults(s: CellesState): readonly string[] {
  const found = fieldFaults(s.work.text.fields, s)
  if (found.length > 0) return found // what follows relies on the bounds
  checkUnits(s, found)
  if (found.length > 0) return found
  checkHexes(s, found)
  checkChits(s, found)
  checkStep(s, found)
  return found
}

function checkUnits(s: CellesState, found: string[]): void {
  const lost = [0, 0]
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    const name = s.board.unitCodes[unit]!
    const place = s.place[unit]!
    const flags = s.flags[unit]!
    const marks = s.marks[unit]!
    const isGone = place === s.board.withdrawn
    if (place < 0 || place > s.board.outOfGame) found.push(`${name} has no place on or off the map`)
    if (flags & REDUCED && s.board.unitSteps[unit]! < 2)
      found.push(`${name} cannot be reduced: it has no such side`)
    if (flags & ISOLATED && flags & OUT_OF_SUPPLY)
      found.push(`${name} has too many supply markers: one at most`)
    if (flags & ~(isGone ? REDUCED : 0) && place >= s.board.hexCount) {
      found.push(`${name} is off the map and has no state`)
    }
    if (isGone && !isFbb(s, unit)) found.push(`${name} cannot withdraw`) // CEL-15.0.1
    if (isFbb(s, unit) && s.withdrawn && place <= s.board.waiting) {
      found.push(`${name} has withdrawn, so it cannot be here`)
    }
    if ((marks & ENTERING) !== 0 && place !== s.board.waiting)
      found.push(`${name} is not waiting, so it cannot be entering`)
    if (marks & COMBAT_MARKS && s.attack === NONE) found.push(`${name} takes no part in a combat`)
    if (marks & ATTACKING && marks & DEFENDING)
      found.push(`${name} cannot attack and defend at once`)
    if (place < s.board.hexCount) checkPlace(s, unit, found)
    if (place === s.board.destroyed) lost[sideOfUnit(s, unit)]! += s.board.unitSteps[unit]!
    else if (flags & REDUCED) lost[sideOfUnit(s, unit)]!++
  }
  if (s.trucks !== NONE && (!is84th(s, s.trucks) || !isOnMap(s, s.trucks))) {
    found.push('the trucks are on no unit of the 84th') // CEL-8.3.1
  }
  for (let side = 0; side < 2; side++) {
    if (s.losses[side] !== lost[side]) found.push('"losses" does not match the steps lost') // CEL-16.0.5
    if (s.actions[side]! < 0 || s.actions[side]! > 9) found.push('too many actions: 9 at most')
    if (s.used[side]! < 0 || s.used[side]! > s.actions[side]!) found.push('too many actions used')
  }
}

/** CEL-8.1, CEL-8.4 */
function checkPlace(s: CellesState, unit: Unit, found: string[]): void {
  const side = sideOfUnit(s, unit)
  const hex = s.place[unit]!
  const rearArea = s.board.rearArea[hex]!
  if (side === GERMAN && s.board.westBank[hex]!)
    found.push(`${s.board.unitCodes[unit]} cannot be beyond the Meuse`)
  if (rearArea === 1 - side)
    found.push(`${s.board.unitCodes[unit]} cannot be in the enemy Rear Area`)
}

/** Counts recomputed, one side in a hex, stacking. CEL-8.0.6, CEL-10.0.1 */
function checkHexes(s: CellesState, found: string[]): void {
  const { steps, near, zoc, motors } = recount(s)
  for (let index = 0; index < 2 * s.board.hexCount; index++) {
    const hex = index % s.board.hexCount
    const isWrong =
      s.steps[index]! !== steps[index]! ||
      s.near[index]! !== near[index]! ||
      s.zoc[index]! !== zoc[index]! ||
      s.motors[hex]! !== motors[hex]!
    if (isWrong) found.push(`the counts of ${s.board.hexIds[hex]} do not match the units there`)
    if (steps[index]! > limitIn(s, hex) && !mayBeCrowded(s, hex)) {
      found.push(`too many steps in ${s.board.hexIds[hex]}`)
    }
  }
  checkRespites(s, steps, found)
  for (let hex = 0; hex < s.board.hexCount; hex++) {
    if (steps[hex]! > 0 && steps[s.board.hexCount + hex]! > 0)
      found.push(`${s.board.hexIds[hex]} must not hold units of both sides`)
    if (s.passed[hex]! !== 0 && s.retreater === NONE)
      found.push('the position has a retreat, but no unit that retreats')
    if (s.passed[hex]! !== 0 && s.passed[hex]! !== 1)
      found.push('a hex must be marked as passed once at most, not more')
  }
}

/** CEL-14.0.4: what placing caused may stay until the end of the phase. */
function limitIn(s: CellesState, hex: number): number {
  const entry = s.board.entryIndex[hex]!
  return Math.max(STACKING_LIMIT, entry < 0 ? 0 : s.spared[entry]!)
}

/** A respite is for overstacking, and of this phase; between two moves, for what is there. CEL-14.0.4 */
function checkRespites(s: CellesState, steps: Int8Array, found: string[]): void {
  s.board.entryList.forEach((hex, index) => {
    const spared = s.spared[index]!
    if (spared === 0) return
    const there = s.phasing === NONE ? 0 : steps[s.phasing * s.board.hexCount + hex]!
    const isLeft = s.active === NONE && s.crowded === NONE && spared > there
    if (s.phasing === NONE || isLeft || spared <= STACKING_LIMIT) {
      found.push(`${s.board.hexIds[hex]} has no overstacking to be spared`)
    }
  })
}

/** CEL-10.0.2: on the way and in a combat. */
function mayBeCrowded(s: CellesState, hex: number): boolean {
  if (hex === s.crowded || s.attack !== NONE) return true
  return s.active !== NONE && s.place[s.active]! === hex
}

/** A chit lies where it can lie on this day. CEL-4.0.1, CEL-4.0.2 */
function checkChits(s: CellesState, found: string[]): void {
  for (let chit = 0; chit < s.board.chitCount; chit++) {
    const box = s.chits[chit]!
    const isAction = chit < s.board.actionChitCount
    const inDay = (s.board.turnCup[s.turn * 2 + s.board.chitSide[chit]!]! >> chit) & 1
    const allowed = isAction ? [IN_CUP, FACE_UP, FACE_DOWN] : [IN_CUP, AVAILABLE, PLAYED, SET_ASIDE]
    if (inDay ? !allowed.includes(box) : box !== ABSENT) {
      found.push(`the chit ${s.board.chitCodes[chit]} cannot lie there`)
    }
  }
  if (s.chit !== NONE) {
    const box = s.chits[s.chit]!
    if (s.board.chitSide[s.chit]! !== s.phasing)
      found.push('the chit drawn must be of the phasing side')
    if (box !== FACE_UP && box !== FACE_DOWN) found.push('the chit drawn is not on the track')
  }
}

/** What the decision needs is there. */
function checkStep(s: CellesState, found: string[]): void {
  const step = stepNames[s.step]!
  const isOver = s.step === STEP.over
  if (!isDecision(s.step) && !isOver)
    found.push(`the step must be a decision, and "${step}" is not one`)
  if (isOver !== (s.victory !== NONE))
    found.push('a game must be over if its victory is decided, and only then')
  if (s.winner !== NONE && s.victory === NONE) found.push('the winner has no kind of victory')
  if (s.decider === NONE) found.push('missing "decider": no side is to decide')
  if ((s.turn === 0) !== (s.step === STEP['setup-place']))
    found.push('turn 0 must be the set-up, and no other turn')
  for (const need of needsByStep[s.step]!) {
    if (s[need] === NONE) found.push(`"${step}" needs ${lineName(need)}`)
  }
  if (outsideByStep[s.step]!) {
    if (s.phasing !== NONE)
      found.push(`"${step}" is not part of an Action Phase, so no side may be phasing`)
    return
  }
  if (s.phasing === NONE) found.push('missing "phasing": no side has the Action Phase')
  if (s.first === NONE || s.initiative === NONE) found.push('no first player named')
  if (s.active !== NONE) checkActive(s, found)
  if (s.resume !== 0 && isDecision(s.resume))
    found.push('after losses the game must resume with a step that is not a decision')
}

function checkActive(s: CellesState, found: string[]): void {
  const unit = s.active
  if (sideOfUnit(s, unit) !== s.phasing) found.push('the active unit must be of the phasing side')
  if ((s.marks[unit]! & (ACTIVATED | ACTED)) !== (ACTIVATED | ACTED)) {
    found.push('the active unit is not activated')
  }
  if (s.step !== STEP.act) return
  if (s.decider !== s.phasing) found.push('the decider must be the phasing player')
  if (!isOnMap(s, unit)) found.push('the active unit is not on the map')
  else if (s.spent > allowance(s, unit, s.strategic !== 0) && (s.flags[unit]! & DISRUPTED) === 0) {
    found.push('the active unit has spent too many MP') // CEL-8.0.5
  }
}
