import { emptied, fieldFaults, lineName, setTables } from '@estafette/kernel'
import { BLUE, GERMAN } from './data/board.ts'
import { isOutOfBounds, movementLeft } from './movement.ts'
import { groupOf, PANZERS } from './groups.ts'
import {
  ASSAULTING,
  at,
  CROSSER,
  LOCKED,
  NONE,
  NO_ASSAULT,
  REDUCED,
  sideOfUnit,
  SPENT,
  type ArrasState,
  type Counts,
  type Side,
  type Unit,
} from './state.ts'
import { isDecision, STEP, stepNames, type StepName } from './steps.ts'
import { isArmor, isLeader, isLocked, isSpent } from './units.ts'

/** Scalars that must be filled in for a decision to make sense. */
const needs: Partial<Record<StepName, readonly (keyof ArrasState)[]>> = {
  'set-up-place': ['group'],
  'entry-unit-place': ['entrant'],
  refresh: ['refreshed'],
  action: ['active'],
  walk: ['active', 'mover'],
  group: ['active', 'target'],
  point: ['active', 'target'],
  forward: ['active', 'target', 'point'],
  support: ['active', 'target', 'point', 'forward'],
  'counter-support': ['active', 'target', 'point', 'forward'],
  return: ['active', 'target', 'point'],
  casualties: ['target', 'forward'],
  'retreat-order': ['target'],
  retreat: ['target', 'retreater', 'crossing'],
  voluntary: ['active', 'target'],
  overrun: ['active'],
  aim: ['gun'],
  'second-gun': ['firstGun', 'firstAim'],
  bombarded: ['target', 'firstGun'],
  reorganization: ['reorganizer'],
  'reorganization-mate': ['reorganizer', 'reorganized'],
  'reorganization-place': ['reorganizer', 'reorganized'],
}

/** Decisions in the middle of an assault. */
const assaulting: readonly StepName[] = [
  'group',
  'point',
  'forward',
  'support',
  'counter-support',
  'return',
  'voluntary',
]
const needsByStep = stepNames.map((name) => needs[name] ?? [])
const assaultingByStep = stepNames.map((name) => assaulting.includes(name))

/** Everything that is wrong with a position. */
export function faults(s: ArrasState): readonly string[] {
  const found = fieldFaults(s.work.fields, s)
  if (found.length > 0) return found // what follows relies on the bounds
  checkUnits(s, found)
  checkLocations(s, found)
  checkStep(s, found)
  return found
}

function checkUnits(s: ArrasState, found: string[]): void {
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    const place = s.place[unit]!
    const flags = s.flags[unit]!
    if (place < 0 || place > s.board.absent)
      found.push(`${name(s, unit)} has no place on or off the map`)
    if (place >= s.board.locationCount && flags & (SPENT | LOCKED)) {
      found.push(`${name(s, unit)} is off the map, so it must not be Spent or locked`)
    }
    if (flags & REDUCED && !isArmor(s, unit))
      found.push(`${name(s, unit)} cannot be reduced: it has no R counter`)
    if (flags & CROSSER && sideOfUnit(s, unit) === GERMAN) {
      found.push(`${name(s, unit)} is German, so it cannot count for ARR-13.6`)
    }
    if (flags & REDUCED && place === s.board.offMap)
      found.push(`${name(s, unit)} awaits its release, so it cannot be reduced`)
    if (place < s.board.locationCount) checkPlace(s, unit, found)
  }
}

/** ARR-2.1.4b, ARR-13.2d, ARR-5.1a */
function checkPlace(s: ArrasState, unit: Unit, found: string[]): void {
  const place = s.place[unit]!
  if (isOutOfBounds(s, sideOfUnit(s, unit), place) && !mayStandInBlue(s, unit)) {
    found.push(`${name(s, unit)} may not be in ${s.board.placeNames[place]}`)
  }
  if (movementLeft(s, unit) < 0) found.push(`${name(s, unit)} has spent too many MF`)
  if (isSpent(s, unit) && s.spentMf[unit]! === 0 && s.mover === unit) {
    found.push(`${name(s, unit)} is Spent, so it cannot be moving`)
  }
}

function mayStandInBlue(s: ArrasState, unit: Unit): boolean {
  const panzers = groupOf(s, GERMAN, PANZERS)
  return panzers.members.includes(unit) && panzers.entry.includes(s.place[unit]!)
}

/** Counts recomputed, stacking, control. ARR-5.1.3a, ARR-5.1.4a */
function checkLocations(s: ArrasState, found: string[]): void {
  const { present, stacked, fresh, ready } = recount(s)
  for (let index = 0; index < 2 * s.board.locationCount; index++) {
    const wrong =
      s.present[index]! !== present[index]! ||
      s.stacked[index]! !== stacked[index]! ||
      s.fresh[index]! !== fresh[index]! ||
      s.ready[index]! !== ready[index]!
    const location = index >> 1
    if (wrong)
      found.push(`the counts of ${s.board.placeNames[location]} do not match the units there`)
    if (stacked[index]! > s.board.stackingLimit[location]!) {
      found.push(`too many units in ${s.board.placeNames[location]}`)
    }
  }
  for (let location = 0; location < s.board.locationCount; location++) {
    const allied = present[at(0, location)]! > 0
    const german = present[at(1, location)]! > 0
    const control = s.control[location]!
    if (control !== 0 && control !== 1)
      found.push(`${s.board.placeNames[location]} must be controlled by a side`)
    if (allied !== german && control !== (allied ? 0 : 1)) {
      found.push(`${s.board.placeNames[location]} must be controlled by the side with units there`)
    }
    if (s.passed[location]! !== 0 && s.retreater === NONE)
      found.push('the position has a retreat, but no unit that retreats')
    if (control === GERMAN && s.board.colour[location]! === BLUE && !mayHoldBlue(s, location)) {
      found.push(`the Germans cannot have taken ${s.board.placeNames[location]}`)
    }
  }
}

function mayHoldBlue(s: ArrasState, location: number): boolean {
  return s.rommelNorth !== 0 || groupOf(s, GERMAN, PANZERS).entry.includes(location)
}

/** The counts of all locations, from the units alone. */
function recount(s: ArrasState): Counts {
  const { present, stacked, fresh, ready } = emptied(s.work.counts)
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    if (s.place[unit]! >= s.board.locationCount) continue
    const index = at(sideOfUnit(s, unit), s.place[unit]!)
    present[index]!++
    if (!isLeader(s, unit)) stacked[index]!++
    if (isSpent(s, unit)) continue
    fresh[index]!++
    if (!isLocked(s, unit)) ready[index]!++
  }
  return s.work.counts
}

/** Fills in the counts of a state whose units were placed by hand. */
export function count(s: ArrasState): void {
  setTables<Counts>(s, recount(s))
}

/** What the decision needs is there. */
function checkStep(s: ArrasState, found: string[]): void {
  const step = stepNames[s.step]!
  if (!isDecision(s.step) && s.step !== STEP.over)
    found.push(`the step must be a decision, and "${step}" is not one`)
  if ((s.step === STEP.over) !== (s.winner !== NONE))
    found.push('a game must be over if it has a winner, and only then')
  if ((s.winner === NONE) !== (s.victory === NONE)) found.push('the winner has no kind of victory')
  if (s.alliedSeat === NONE && s.step !== STEP.bid) found.push('no seat plays the Allies')
  if (s.advantage === NONE) found.push('no side holds the Advantage')
  if (s.step === STEP.bid) return
  if (s.turn > 0 && s.decider === NONE) found.push('missing "decider": no side is to decide')
  for (const need of needsByStep[s.step]!) {
    if (s[need] === NONE) found.push(`"${step}" needs ${lineName(need)}`)
  }
  if (assaultingByStep[s.step]! && s.assault === NO_ASSAULT) found.push(`"${step}" needs assault`)
  let group = 0
  for (let unit = 0; unit < s.board.unitCount; unit++) if (s.marks[unit]! & ASSAULTING) group++
  if (group !== s.groupSize)
    found.push('"group-size" does not match the number of assaulting units')
  if (s.assault !== NO_ASSAULT && group === 0)
    found.push('the position has an assault, but no assaulting unit')
  checkLocks(s, found)
}

/** A released group is not locked; in the historical set-up an unreleased one is. */
function checkLocks(s: ArrasState, found: string[]): void {
  const released = [s.releasedA, s.releasedJ, s.releasedL, s.releasedM]
  lockedGroups.forEach(({ side, group }, index) => {
    for (const unit of groupOf(s, side, group).members) {
      if (released[index]! && isLocked(s, unit))
        found.push(`${name(s, unit)} is in a released group, so it must not be locked`)
    }
  })
}
const lockedGroups: readonly { side: Side; group: number }[] = [
  { side: 0, group: 0 },
  { side: 0, group: 9 },
  { side: 1, group: 11 },
  { side: 1, group: 12 },
]

function name(s: ArrasState, unit: Unit): string {
  return s.board.unitNames[unit]!
}
