import { LEGAL, type Dice, type Verdict } from '@estafette/kernel'
import { openWindow, RELEASE_ROLL } from './advantage.ts'
import { ALLIED, BRITISH, GERMAN } from './data/board.ts'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, locationCount, unitCount, type AutomaticStep } from './flow.ts'
import { FIFTH_PANZER, FRENCH_CORPS, groupOf, isReleased, PANZERS, RESERVES } from './groups.ts'
import { crosserCount } from './movement.ts'
import { RESERVES_AT_EIGHT } from './options.ts'
import { WHY } from './reasons.ts'
import { endUnit, firstUnit, NONE, type ArrasState, type Location, type Unit } from './state.ts'
import {
  canLead,
  enter,
  hasEnemy,
  hasRoom,
  isArtillery,
  isFree,
  isLeader,
  isLocked,
  roomFor,
  unlock,
} from './units.ts'
import { VERB } from './verbs.ts'

/** The steps of the turn start, in this order. */
const stages = [
  { side: ALLIED, group: FRENCH_CORPS, run: releaseByDie },
  { side: ALLIED, group: RESERVES, run: releaseReserves },
  { side: GERMAN, group: PANZERS, run: releaseByDie },
  { side: GERMAN, group: FIFTH_PANZER, run: releaseByDie },
  { side: GERMAN, group: NONE, run: rollForRommel },
  { side: ALLIED, group: FRENCH_CORPS, run: enterLate },
  { side: ALLIED, group: RESERVES, run: enterLate },
  { side: GERMAN, group: PANZERS, run: enterLate },
] as const

type Stage = (typeof stages)[number]

/** When a group is rolled for, the least die that frees it, and when it comes unrolled. */
interface Schedule {
  readonly rule: string
  readonly rolls: Readonly<Record<number, number>> // turn -> least die
  readonly automatic: number // turn, 0 for never
}

const schedules: Readonly<Record<number, Schedule>> = {
  [FRENCH_CORPS]: { rule: 'ARR-13.1a', rolls: { 2: 4 }, automatic: 3 },
  [PANZERS]: { rule: 'ARR-13.2a', rolls: { 4: 4 }, automatic: 5 },
  [FIFTH_PANZER]: { rule: 'ARR-13.4a', rolls: { 6: 5, 7: 4 }, automatic: 0 },
}

/** One stage of the turn start after another; a reroll comes back to the same stage. */
export const turnStart: AutomaticStep = (s, dice, tell) => {
  const stage = stages[s.stage]
  if (!stage) {
    s.stage = 0
    s.entered = 0
    goTo(s, 'initiative')
    return
  }
  stage.run(s, stage, dice, tell)
}

function nextStage(s: ArrasState): void {
  s.stage++
  s.roll = 0
  s.group = NONE
  s.target = NONE
  goTo(s, 'turn-start')
}

/** French corps, Panzers and 5th Panzer: a die, or the appointed hour. */
function releaseByDie(s: ArrasState, stage: Stage, dice: Dice, tell: Tell): void {
  const schedule = schedules[stage.group]!
  const needed = schedule.rolls[s.turn]
  if (isReleased(s, stage.group)) {
    nextStage(s)
  } else if (s.turn === schedule.automatic) {
    release(s, stage, schedule.rule, tell)
  } else if (needed === undefined) {
    nextStage(s)
  } else {
    s.roll = dice.roll(1)
    tell?.({
      type: 'release-roll',
      rule: schedule.rule,
      side: stage.side,
      group: stage.group,
      faces: [...dice.faces],
      needed,
    })
    openWindow(s, RELEASE_ROLL)
  }
}

/** The least die that frees the group of this moment; null where none is rolled for. */
export function releaseNeeded(s: ArrasState): number | null {
  const stage = stages[s.stage]
  return stage ? (schedules[stage.group]?.rolls[s.turn] ?? null) : null
}

/** The side whose group may be released now. */
export function releaseSide(s: ArrasState): number {
  return stages[s.stage]?.side ?? NONE
}

/** The die stands. */
export const releaseResult: AutomaticStep = (s, _dice, tell) => {
  const stage = stages[s.stage]!
  const { rule, rolls } = schedules[stage.group]!
  if (s.roll >= rolls[s.turn]!) {
    release(s, stage, rule, tell)
    return
  }
  tell?.({ type: 'not-released', rule, side: stage.side, group: stage.group })
  nextStage(s)
}

/** British reserves come when a British unit has got far enough. ARR-13.3a, ARR-15.1b */
function releaseReserves(s: ArrasState, stage: Stage, _dice: Dice, tell: Tell): void {
  const byOption = s.balance === RESERVES_AT_EIGHT && s.vp >= 8
  if (!isReleased(s, RESERVES) && (byOption || hasBritishFar(s))) {
    release(s, stage, byOption ? 'ARR-15.1b' : 'ARR-13.3a', tell)
  } else {
    nextStage(s)
  }
}

function hasBritishFar(s: ArrasState): boolean {
  for (let unit = firstUnit(s, ALLIED), end = endUnit(s, ALLIED); unit < end; unit++) {
    if (s.board.nationality[unit]! !== BRITISH) continue
    if (s.board.reserveAreas.includes(s.place[unit]!)) return true
  }
  return false
}

/** Frees a group: those on the map are unlocked, those off it enter. ARR-13.0a-c, ARR-14.2.3 */
function release(s: ArrasState, stage: Stage, rule: string, tell: Tell): void {
  if (stage.group === FRENCH_CORPS) s.releasedA = 1
  else if (stage.group === RESERVES) s.releasedJ = 1
  else if (stage.group === PANZERS) s.releasedL = 1
  else s.releasedM = 1
  tell?.({ type: 'released', rule, side: stage.side, group: stage.group })
  for (const unit of membersOf(s, stage)) if (isLocked(s, unit)) unlock(s, unit)
  enterLate(s, stage, undefined, tell)
}

function membersOf(s: ArrasState, stage: Stage): readonly Unit[] {
  return groupOf(s, stage.side, stage.group).members
}

/** ARR-13.6a: German die, plus one or two by the number of crossings. */
function rollForRommel(s: ArrasState, _stage: Stage, dice: Dice, tell: Tell): void {
  if (s.turn >= 4 && s.rommelNorth === 0) {
    const crossers = crosserCount(s)
    const modifier = crossers >= 10 ? 2 : crossers >= 1 ? 1 : 0 // ARR-13.6b
    const total = dice.roll(1) + modifier // ARR-13.6d: no window
    tell?.({ type: 'rommel-roll', rule: 'ARR-13.6a', faces: [...dice.faces], modifier, total })
    if (total >= 6) {
      s.rommelNorth = 1
      tell?.({ type: 'rommel-turns-north', rule: 'ARR-13.6e' })
    }
  }
  nextStage(s)
}

/** Units of the group that are still off the map. */
function entrants(s: ArrasState): Unit[] {
  const stage = stages[s.stage]!
  return membersOf(s, stage).filter((unit) => s.place[unit]! === s.board.offMap)
}

function entryList(s: ArrasState): readonly Location[] {
  const stage = stages[s.stage]!
  return groupOf(s, stage.side, stage.group).entry
}

/** ARR-13.0e: enemies stand everywhere on the list. */
function isBarred(s: ArrasState): boolean {
  const { side } = stages[s.stage]!
  return entryList(s).every((location) => hasEnemy(s, side, location))
}

/** The entrants that may go in: artillery waits where enemies hold every entry. ARR-13.0e */
function admitted(s: ArrasState): Unit[] {
  const barred = isBarred(s)
  return entrants(s).filter((unit) => !barred || !isArtillery(s, unit))
}

/** Whether a location takes the whole group. ARR-13.0c, ARR-13.0e */
function groupEntryVerdict(s: ArrasState, location: Location): Verdict {
  const stage = stages[s.stage]!
  if (!entryList(s).includes(location)) return entryListVerdict(stage.group)
  const units = admitted(s)
  if (!isBarred(s)) {
    if (hasEnemy(s, stage.side, location)) return WHY['entry-enemy']
    const free = isFree(s, stage.side, location)
    if (!free && !units.some((unit) => canLead(s, unit))) return WHY['entry-free'] // ARR-13.0d
  }
  const size = units.filter((unit) => !isLeader(s, unit)).length
  return roomFor(s, stage.side, location) >= size ? LEGAL : WHY['entry-room']
}

function entryListVerdict(group: number): Verdict {
  if (group === FRENCH_CORPS) return WHY['entry-list-french']
  return group === PANZERS ? WHY['entry-list-panzers'] : WHY['entry-list-reserves']
}

/** Whether a location takes one unit of a group that cannot enter as a whole. ARR-13.0c */
function unitEntryVerdict(s: ArrasState, unit: Unit, location: Location): Verdict {
  const stage = stages[s.stage]!
  if (!entryList(s).includes(location)) return entryListVerdict(stage.group)
  const barred = isBarred(s)
  if (!barred && hasEnemy(s, stage.side, location)) return WHY['entry-enemy']
  if (!barred && !canLead(s, unit) && !isFree(s, stage.side, location)) return WHY['entry-free']
  // ARR-13.0e: one location of those that enemies hold; who finds no room there waits.
  if (barred && s.target !== NONE && location !== s.target) return WHY['entry-enemy']
  return hasRoom(s, unit, location) ? LEGAL : WHY['entry-room']
}

function canEnterAlone(s: ArrasState, unit: Unit): boolean {
  return entryList(s).some((location) => unitEntryVerdict(s, unit, location) === LEGAL)
}

/** Brings in what a released group still has off the map, now or at a later turn start. */
function enterLate(s: ArrasState, stage: Stage, _dice: Dice | undefined, tell: Tell): void {
  if (!isReleased(s, stage.group) || entrants(s).length === 0) {
    nextStage(s)
    return
  }
  const bit = entryBit(stage.group)
  if (s.entered & bit) {
    endEntry(s, tell) // ARR-13.0c: those left over wait for the next turn start
    return
  }
  s.entered |= bit
  s.group = stage.group
  const whole =
    admitted(s).length > 0 &&
    entryList(s).some((location) => groupEntryVerdict(s, location) === LEGAL)
  if (whole) ask(s, 'entry', stage.side)
  else askForUnit(s, tell)
}

function entryBit(group: number): number {
  return group === FRENCH_CORPS ? 1 : group === RESERVES ? 2 : 4
}

function askForUnit(s: ArrasState, tell: Tell): void {
  const stage = stages[s.stage]!
  if (admitted(s).some((unit) => canEnterAlone(s, unit))) ask(s, 'entry-unit', stage.side)
  else endEntry(s, tell)
}

/** Those left over are told of once a turn start, after everybody had a chance to enter. */
function endEntry(s: ArrasState, tell: Tell): void {
  const { side, group, run } = stages[s.stage]!
  const units = tell && run === enterLate ? entrants(s) : []
  if (units.length > 0) tell?.({ type: 'waiting', rule: 'ARR-13.0c', side, group, units })
  nextStage(s)
}

/**
 * Where the group enters, and takes control, of zone D too. ARR-13.0c, ARR-13.0d, ARR-13.0e,
 * ARR-13.1b, ARR-13.2b, ARR-13.2c, ARR-13.3b
 */
export const entry = choosing({
  verb: VERB.place,
  size: locationCount,
  verdict: groupEntryVerdict,
  take(s, place, _dice, tell) {
    const { side, group } = stages[s.stage]!
    const units = admitted(s)
    for (const unit of units) enter(s, unit, place, tell)
    tell?.({ type: 'entered', rule: 'ARR-13.0c', side, group, place, units })
    endEntry(s, tell)
  },
})

/** Which unit enters next, where the group has to enter piecemeal. ARR-13.0c */
export const entryUnit = choosing({
  verb: VERB.bring,
  size: unitCount,
  verdict(s, unit) {
    return admitted(s).includes(unit) && canEnterAlone(s, unit) ? LEGAL : WHY['entry-unit']
  },
  take(s, unit) {
    s.entrant = unit
    ask(s, 'entry-unit-place', s.decider)
  },
})

/** Where that unit enters. */
export const entryUnitPlace = choosing({
  verb: VERB.place,
  size: locationCount,
  verdict: (s, location) => unitEntryVerdict(s, s.entrant, location),
  take(s, place, _dice, tell) {
    const { side, group } = stages[s.stage]!
    const units = [s.entrant]
    if (isBarred(s)) s.target = place
    enter(s, s.entrant, place, tell)
    tell?.({ type: 'entered', rule: 'ARR-13.0c', side, group, place, units })
    s.entrant = NONE
    askForUnit(s, tell)
  },
})
