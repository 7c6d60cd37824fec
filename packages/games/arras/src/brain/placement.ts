import { ALLIED } from '../data/board.ts'
import { groupOf } from '../groups.ts'
import { NONE, type ArrasState, type Location } from '../state.ts'
import { VERB } from '../verbs.ts'
import { eagerness } from './moves.ts'
import { look } from './scheme.ts'
import { rateEach, type ArrasQuestion } from './question.ts'
import { refuge } from './retreats.ts'

/** Bids by a die: what the Allies are thought to reach, one more or one less. ARR-14.1a */
const bids = [8, 8, 9, 9, 9, 10]

export function rateBids(q: ArrasQuestion): void {
  const bid = bids[q.dice.roll(1) - 1]!
  rateEach(q, (offer) => -Math.abs(offer - bid))
}

/** Which group is placed next: in the order of the letters, the strongest Allied ones first. */
export function rateGroups(q: ArrasQuestion): void {
  rateEach(q, (group) => -group)
}

/**
 * Groups that do better elsewhere than where they stood: the guns of 7th Panzer behind a rifle
 * battalion, and one of two Allied groups of Bailleul on the ridge that the French have not reached.
 */
const elsewhere: readonly Readonly<Record<string, string>>[] = [{ I: '21' }, { B: '4', C: '3' }]

/** Where a group is placed: where it stood, or else near to that and to the enemy. ARR-12.2 */
export function rateSetUp(q: ArrasQuestion): void {
  const { s } = q
  const group = groupOf(s, s.decider, s.group)
  const better = elsewhere[s.decider]?.[group.letter]
  const goal = better === undefined ? group.historical : s.board.locationNames.indexOf(better)
  const row = goal * s.board.locationCount
  rateEach(q, (place) => -s.board.distance[row + place]! - 0.1 * toEnemy(s, place))
}

/** Hops to the nearest location where the enemy sets up. */
function toEnemy(s: ArrasState, place: Location): number {
  let nearest = Infinity
  for (const other of s.board.setupLocations[s.decider === ALLIED ? 1 : 0]) {
    nearest = Math.min(nearest, s.board.distance[place * s.board.locationCount + other]!)
  }
  return nearest
}

/** How much more a whole group counts than one unit of it. */
const GROUP = 4

/** Where a released group or one of its units enters: near to what is worth having. ARR-13.0c-e */
export function rateEntry(q: ArrasQuestion): void {
  const { s } = q
  const v = look(q.scheme, s, s.decider)
  const unit = s.entrant === NONE ? groupOf(s, s.decider, s.group).members[0]! : s.entrant
  rateEach(q, (place) => {
    const taken = s.control[place]! === v.side ? 0 : v.worth[place]!
    return GROUP * eagerness(v, unit) * v.pull[place]! + taken
  })
}

/** Who enters next: the most valuable. */
export function rateEntrant(q: ArrasQuestion): void {
  const v = look(q.scheme, q.s, q.s.decider)
  rateEach(q, (unit) => v.value[unit]!)
}

/** Reorganisation costs nothing, so everybody comes back who can, the best first. ARR-10.1b */
export function rateReorganization(q: ArrasQuestion): void {
  const v = look(q.scheme, q.s, q.s.reorganizer)
  rateEach(q, (unit, verb) => (verb === VERB.done ? 0 : 1 + v.value[unit]!))
}

/** Who is given up for it: the least valuable. ARR-10.1a */
export function rateMate(q: ArrasQuestion): void {
  const v = look(q.scheme, q.s, q.s.reorganizer)
  rateEach(q, (unit) => -v.value[unit]!)
}

/** Where it comes back. ARR-10.4a */
export function rateStation(q: ArrasQuestion): void {
  const { s } = q
  const v = look(q.scheme, s, s.reorganizer)
  rateEach(q, (place) => refuge(v, s.reorganized, place))
}
