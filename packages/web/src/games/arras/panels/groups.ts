import { placeOf, ALLIED, type ArrasState } from '@estafette/arras/screen'

/** The groups of the side that sets up; both sides have a group A. */
export function groupsOf(s: ArrasState) {
  return s.board.groups[s.decider === ALLIED ? 0 : 1]
}

/** The units of a group that take part in this game. ARR-15.2b */
export function membersOf(s: ArrasState, index: number): readonly number[] {
  const group = groupsOf(s).find((group) => group.index === index)
  const all = [...(group?.members ?? []), ...(group?.optionalMembers ?? [])]
  return all.filter((unit) => placeOf(s, unit) !== s.board.absent)
}
