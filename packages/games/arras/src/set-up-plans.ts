import { LEGAL, makeChoice, type Choice } from '@estafette/kernel'
import { groupOf } from './groups.ts'
import { setUpGroup, setUpPlace } from './setup.ts'
import { NONE, type ArrasState, type Location } from './state.ts'
import { STEP } from './steps.ts'
import { VERB } from './verbs.ts'

/** Whether groups are placed now, in the free set-up. ARR-12.2a */
export function isSettingUp({ step }: ArrasState): boolean {
  return step === STEP['set-up-group'] || step === STEP['set-up-place']
}

/** The choice that takes a group in hand, null where it cannot be placed now. */
export function takingGroup(s: ArrasState, group: number): Choice | null {
  if (s.step !== STEP['set-up-group']) return null
  const choice = makeChoice(VERB.group, group)
  return setUpGroup.verdict(s, choice) === LEGAL ? choice : null
}

/** The groups that a side has still to place, that in hand too. */
export function groupsLeft(s: ArrasState): readonly number[] {
  return s.board.groups[s.decider]!.filter(
    ({ heldBack, members }) => !heldBack && s.place[members[0]!] === s.board.offMap,
  ).map(({ index }) => index)
}

/** The groups that a side has placed, and where. */
export function groupsPlaced(
  s: ArrasState,
): readonly { readonly group: number; readonly place: Location }[] {
  return s.board.groups[s.decider]!.filter(
    ({ heldBack, members }) => !heldBack && s.place[members[0]!]! < s.board.locationCount,
  ).map(({ index, members }) => ({ group: index, place: s.place[members[0]!]! }))
}

/** Groups in their order, each where it stood; null where another stands there. ARR-14.2a */
export function asInHistory(s: ArrasState): Choice | null {
  if (s.step === STEP['set-up-group']) {
    const [first] = groupsLeft(s)
    return first === undefined ? null : takingGroup(s, first)
  }
  if (s.step !== STEP['set-up-place'] || s.group === NONE) return null
  const choice = makeChoice(VERB.place, groupOf(s, s.decider, s.group).historical)
  return setUpPlace.verdict(s, choice) === LEGAL ? choice : null
}
