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
    if (place < 0 || place > s.board.absent) found.push(`${name(s, unit)} is nowhere`)
    if (place >= s.board.locationCount && flags & (SPENT | LOCKED)) {
      found.push(`${name(s, unit)} is off the map, neither Spent nor locked`)
    }
    if (flags & REDUCED && !isArmor(s, unit)) found.push(`${name(s, unit)} has no R counter`)
    if (flags & CROSSER && sideOfUnit(s, unit) === GERMAN) {
      found.push(`${name(s, unit)} does not count for ARR-13.6`)
    }
    if (flags & REDUCED && place === s.board.offMap)
      found.push(`${name(s, unit)} awaits its release`)
    if (place < s.board.locationCount) checkPlace(s, unit, found)
  }
}

/** ARR-2.1.4b, ARR-13.2d, ARR-5.1a */
function checkPlace(s: ArrasState, unit: Unit, found: string[]): void {
  const place = s.place[unit]!
  if (isOutOfBounds(s, sideOfUnit(s, unit), place) && !mayStandInBlue(s, unit)) {
    found.push(`${name(s, unit)} may not be in ${s.board.placeNames[place]}`)
  }
  if (movementLeft(s, unit) < 0) found.push(`${name(s, unit)} has spent more MF than it has`)
  if (isSpent(s, unit) && s.spentMf[unit]! === 0 && s.mover === unit) {
    found.push(`${name(s, unit)} is Spent and moves`)
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
    if (wrong) found.push(`the counts of ${s.board.placeNames[location]} are wrong`)
    if (stacked[index]! > s.board.stackingLimit[location]!) {
      found.push(`too many units in ${s.board.placeNames[location]}`)
    }
  }
  for (let location = 0; location < s.board.locationCount; location++) {
    const allied = present[at(0, location)]! > 0
    const german = present[at(1, location)]! > 0
    const control = s.control[location]!
    if (control !== 0 && control !== 1)
      found.push(`nobody controls ${s.board.placeNames[location]}`)
    if (allied !== german && control !== (allied ? 0 : 1)) {
      found.push(`the wrong side controls ${s.board.placeNames[location]}`)
    }
    if (s.passed[location]! !== 0 && s.retreater === NONE) found.push('nobody retreats')
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
  if (!isDecision(s.step) && s.step !== STEP.over) found.push(`nobody decides "${step}"`)
  if ((s.step === STEP.over) !== (s.winner !== NONE))
    found.push('a game is over if it has a winner')
  if ((s.winner === NONE) !== (s.victory === NONE)) found.push('a winner has a kind of victory')
  if (s.alliedSeat === NONE && s.step !== STEP.bid) found.push('nobody plays the Allies')
  if (s.advantage === NONE) found.push('nobody holds the Advantage')
  if (s.step === STEP.bid) return
  if (s.turn > 0 && s.decider === NONE) found.push('nobody decides')
  for (const need of needsByStep[s.step]!) {
    if (s[need] === NONE) found.push(`"${step}" needs ${lineName(need)}`)
  }
  if (assaultingByStep[s.step]! && s.assault === NO_ASSAULT) found.push(`"${step}" needs assault`)
  let group = 0
  for (let unit = 0; unit < s.board.unitCount; unit++) if (s.marks[unit]! & ASSAULTING) group++
  if (group !== s.groupSize) found.push('the size of the assaulting group is wrong')
  if (s.assault !== NO_ASSAULT && group === 0) found.push('nobody assaults')
  checkLocks(s, found)
}

/** A released group is not locked; in the historical set-up an unreleased one is. */
function checkLocks(s: ArrasState, found: string[]): void {
  const released = [s.releasedA, s.releasedJ, s.releasedL, s.releasedM]
  lockedGroups.forEach(({ side, group }, index) => {
    for (const unit of groupOf(s, side, group).members) {
      if (released[index]! && isLocked(s, unit)) found.push(`${name(s, unit)} is released`)
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
