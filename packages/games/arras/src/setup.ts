import { LEGAL, NO_SUCH_CHOICE, type Verdict } from '@estafette/kernel'
import { ALLIED, GERMAN, type BoardGroup } from './data/board.ts'
import type { Tell } from './events.ts'
import { ask, choosing, locationCount } from './flow.ts'
import { EXTRA_ARTILLERY } from './options.ts'
import { WHY } from './reasons.ts'
import { FIFTH_PANZER, groupOf, PANZERS } from './groups.ts'
import {
  at,
  HISTORICAL,
  LOCKED,
  NONE,
  opponent,
  type ArrasState,
  type Location,
  type Side,
  type Unit,
} from './state.ts'
import { beginTurn } from './turn.ts'
import { enter, isLeader, roomFor } from './units.ts'
import { VERB } from './verbs.ts'

/** Markers and control as printed, all units off the map. ARR-12.1a, ARR-2.1.4a, ARR-9.0a */
export function prepare(s: ArrasState): void {
  s.advantage = ALLIED
  s.initiative = NONE
  s.turnStarter = NONE
  s.lastPasser = NONE
  s.winner = NONE
  s.victory = NONE
  s.group = NONE
  s.entrant = NONE
  s.retreater = NONE
  s.crossing = NONE
  s.refreshed = NONE
  s.reorganizer = NONE
  s.reorganized = NONE
  s.control.set(s.board.initialControl)
  s.place.fill(s.board.offMap)
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    if (s.board.optional[unit]! && s.balance !== EXTRA_ARTILLERY) s.place[unit] = s.board.absent
  }
}

/** Sets up, or asks the first player to. */
export function beginSetUp(s: ArrasState, tell: Tell): void {
  if (s.scenario === HISTORICAL) {
    setUpHistorically(s, tell)
    beginTurn(s, tell)
  } else {
    askForGroup(s, s.board.setupFirst, tell)
  }
}

/**
 * Everything stands where it stood, some groups locked; their releases, Gort and Rommel are those of
 * the free set-up. ARR-14.2a, ARR-14.2.3a, ARR-14.2.3b, ARR-14.2.3c, ARR-14.2.3d, ARR-14.2.3e, ARR-14.2.3f
 */
function setUpHistorically(s: ArrasState, tell: Tell): void {
  for (const groups of s.board.groups) {
    for (const group of groups) placeGroup(s, group, group.historical, group.locked, tell)
  }
}

/** Units of a group that take part in this game. ARR-15.2b */
function unitsOf(s: ArrasState, group: BoardGroup): readonly Unit[] {
  return s.balance === EXTRA_ARTILLERY
    ? [...group.members, ...group.optionalMembers]
    : group.members
}

function placeGroup(
  s: ArrasState,
  group: BoardGroup,
  place: Location,
  locked: boolean,
  tell: Tell,
): void {
  for (const unit of unitsOf(s, group)) {
    if (locked) s.flags[unit]! |= LOCKED
    enter(s, unit, place, tell)
  }
  const { side, index } = group
  const rule = s.scenario === HISTORICAL ? 'ARR-14.2a' : 'ARR-12.2a'
  tell?.({ type: 'group-placed', rule, side, group: index, place })
}

function isPlaced(s: ArrasState, group: BoardGroup): boolean {
  return s.place[group.members[0]!]! !== s.board.offMap
}

/** ARR-12.2.1a, ARR-12.2.2a: some groups come later. */
function groupVerdict(s: ArrasState, index: number): Verdict {
  const group = s.board.groups[s.decider === ALLIED ? 0 : 1].find((one) => one.index === index)
  if (!group) return NO_SUCH_CHOICE
  if (group.heldBack) {
    return group.index === PANZERS ? WHY['group-panzers-held-back'] : WHY['group-held-back']
  }
  return isPlaced(s, group) ? WHY['group-placed'] : LEGAL
}

function hasGroupLeft(s: ArrasState, side: Side): boolean {
  const groups = s.board.groups[side === ALLIED ? 0 : 1]
  return groups.some((group) => !group.heldBack && !isPlaced(s, group))
}

/** Sides place alternately; one that has finished is skipped. ARR-12.2a */
function askForGroup(s: ArrasState, side: Side, tell: Tell): void {
  if (hasGroupLeft(s, side)) ask(s, 'set-up-group', side)
  else if (hasGroupLeft(s, opponent(side))) ask(s, 'set-up-group', opponent(side))
  else beginTurn(s, tell)
}

/** Which group is placed next. */
export const setUpGroup = choosing({
  verb: VERB.group,
  size: (s) => s.board.letters.length,
  verdict: groupVerdict,
  take(s, group) {
    s.group = group
    ask(s, 'set-up-place', s.decider)
  },
})

/** ARR-12.2b, ARR-12.2.1a, ARR-12.2.1b, ARR-12.2.2a */
function placeVerdict(s: ArrasState, location: Location): Verdict {
  const side = s.decider
  const german = side === GERMAN
  const group = groupOf(s, side, s.group)
  if (group.fixed !== NONE && location !== group.fixed) return WHY['set-up-fifth-panzer']
  if (!s.board.setupLocations[german ? 1 : 0].includes(location)) {
    return german ? WHY['set-up-zone-german'] : WHY['set-up-zone']
  }
  if (german && group.fixed === NONE && location === groupOf(s, GERMAN, FIFTH_PANZER).fixed) {
    return WHY['set-up-fifth-panzer']
  }
  if (s.present[at(side, location)]! > 0) return WHY['set-up-taken']
  const size = unitsOf(s, group).filter((unit) => !isLeader(s, unit)).length
  return size <= roomFor(s, side, location) ? LEGAL : WHY['set-up-room']
}

/** Where it is placed. */
export const setUpPlace = choosing({
  verb: VERB.place,
  size: locationCount,
  verdict: placeVerdict,
  take(s, place, _dice, tell) {
    const side = s.decider
    const group = groupOf(s, side, s.group)
    placeGroup(s, group, place, group.fixed !== NONE, tell) // ARR-13.4a: M is locked
    s.group = NONE
    askForGroup(s, opponent(side), tell)
  },
})
