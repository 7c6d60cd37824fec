import { addChoice, LEGAL, NO_SUCH_CHOICE, type Verdict } from '@estafette/kernel'
import {
  BRITISH,
  GERMAN,
  NORTH,
  NORTH_EAST,
  NORTH_WEST,
  SOUTH,
  SOUTH_EAST,
  SOUTH_WEST,
  US,
} from './data/codes.ts'
import { directionTo, distance } from './data/map.ts'
import { ASCENDING_DIRECTIONS, entryVerdict } from './movement.ts'
import { WHY } from './reasons.ts'
import { hasRoom } from './stacking.ts'
import { NONE, type CellesState, type Hex } from './state.ts'
import { nationalityOf, stepsOf } from './units.ts'
import { VERB } from './verbs.ts'
import { isInOpenEnemyZoc } from './zoc.ts'

/** How far a unit retreats. CEL-11.1.1 */
export const RETREAT_DISTANCE = 2

// Rank of a step, the lower the better: the first difference decides. CEL-11.1.16
const WATCHED = 4 // for each hex in open enemy ZOC on the best way to an end, CEL-11.1.5, CEL-11.1.9
const ASTRAY = 2 // not a direction of its own, CEL-11.1.7
const CROWDED = 1 // would end the retreat without room, CEL-11.1.8

/** More ZOC hexes than any way can have: there is no way. */
const NO_WAY = 16

/** Rank where no step is admissible. */
export const NO_STEP = NO_WAY * WATCHED

/** Directions by nationality. CEL-11.1.7 */
const OWN_DIRECTIONS: readonly number[] = bits({
  [GERMAN]: [SOUTH, SOUTH_EAST],
  [US]: [NORTH, NORTH_EAST, NORTH_WEST],
  [BRITISH]: [NORTH_WEST, SOUTH_WEST],
})

function bits(lists: Readonly<Record<number, readonly number[]>>): number[] {
  return [GERMAN, US, BRITISH].map((nationality) =>
    lists[nationality]!.reduce((mask, direction) => mask | (1 << direction), 0),
  )
}

/** Whether a hex is far enough from the start to end the retreat. CEL-11.1.1, CEL-11.1.17 */
export function hasGoneFar(s: CellesState, hex: Hex): boolean {
  return distance(s.board, s.start, hex) >= RETREAT_DISTANCE
}

/** Steps of the units that retreat together: they need room for all of them. CEL-11.1.13 */
function retreatingSteps(s: CellesState): number {
  return stepsOf(s, s.retreater) + (s.companion === NONE ? 0 : stepsOf(s, s.companion))
}

/** Whether a step is barred whatever comes after it: priorities 1 and 2, and ground already used. */
function barVerdict(s: CellesState, from: Hex, direction: number): Verdict {
  const entry = entryVerdict(s, s.sufferer, from, direction) // CEL-11.1.3, CEL-11.1.12
  if (entry !== LEGAL) return entry === WHY['enemy-there'] ? WHY['retreat-enemy'] : entry // CEL-11.1.4
  return s.passed[s.board.neighbours[from * 6 + direction]!]! ? WHY['retreat-passed'] : LEGAL // CEL-11.1.10
}

/**
 * The fewest hexes in open enemy ZOC that a retreat must enter from a hex to an end, this hex
 * included; NO_WAY where it cannot be completed. Units are not asked what they suffer on the way.
 * CEL-11.1.9, CEL-11.1.15
 */
function zocOnTheWay(s: CellesState, hex: Hex): number {
  const here = isInOpenEnemyZoc(s, s.sufferer, hex) ? 1 : 0
  if (hasGoneFar(s, hex)) return here
  let fewest = NO_WAY
  s.passed[hex] = 1
  for (let direction = 0; direction < 6 && fewest > 0; direction++) {
    if (barVerdict(s, hex, direction) !== LEGAL) continue
    fewest = Math.min(fewest, zocOnTheWay(s, s.board.neighbours[hex * 6 + direction]!))
  }
  s.passed[hex] = 0
  return fewest === NO_WAY ? NO_WAY : here + fewest
}

/** Whether the retreat may take a step, priorities 3 to 5 apart. CEL-11.1.15 */
function admissibleVerdict(s: CellesState, from: Hex, direction: number): Verdict {
  const bar = barVerdict(s, from, direction)
  if (bar !== LEGAL) return bar
  const to = s.board.neighbours[from * 6 + direction]!
  if (hasGoneFar(s, from)) return hasGoneFar(s, to) ? LEGAL : WHY['retreat-near-start'] // CEL-11.1.8
  return zocOnTheWay(s, to) === NO_WAY ? WHY['retreat-blind-alley'] : LEGAL
}

/** Rank of an admissible step: only for ZOC does it look further than the next hex. CEL-11.1.16 */
function rank(s: CellesState, from: Hex, direction: number): number {
  const to = s.board.neighbours[from * 6 + direction]!
  const own = OWN_DIRECTIONS[nationalityOf(s, s.retreater)]! & (1 << direction)
  return (
    zocOnTheWay(s, to) * WATCHED +
    (own ? 0 : ASTRAY) +
    (hasGoneFar(s, to) && !hasRoom(s, s.sufferer, to, retreatingSteps(s)) ? CROWDED : 0)
  )
}

/** The best rank of any admissible step from where the retreating units stand. */
export function bestRank(s: CellesState): number {
  const from = s.place[s.retreater]!
  let best = NO_STEP
  for (let direction = 0; direction < 6; direction++) {
    if (admissibleVerdict(s, from, direction) !== LEGAL) continue
    best = Math.min(best, rank(s, from, direction))
  }
  return best
}

/** Lists the hexes tied at the best rank: the owner picks among equals. CEL-11.1.2 */
export function listSteps(s: CellesState, out: Int32Array): number {
  const from = s.place[s.retreater]!
  const best = bestRank(s)
  let count = 0
  for (let i = 0; i < 6; i++) {
    const direction = ASCENDING_DIRECTIONS[i]!
    if (admissibleVerdict(s, from, direction) !== LEGAL) continue
    if (rank(s, from, direction) !== best) continue
    count = addChoice(out, count, VERB.to, s.board.neighbours[from * 6 + direction]!)
  }
  return count
}

/** Why a retreat may not go on into a hex. */
export function retreatStepVerdict(s: CellesState, to: Hex): Verdict {
  if (to >= s.board.hexCount) return NO_SUCH_CHOICE
  const from = s.place[s.retreater]!
  const direction = directionTo(s.board, from, to)
  if (direction < 0) return WHY['retreat-not-adjacent']
  const admissible = admissibleVerdict(s, from, direction)
  if (admissible !== LEGAL) return admissible
  const worse = rank(s, from, direction)
  const best = bestRank(s)
  if (worse === best) return LEGAL
  if (Math.floor(worse / WATCHED) !== Math.floor(best / WATCHED)) return zocVerdict(s, to, best)
  return (worse & ASTRAY) === (best & ASTRAY) ? WHY['retreat-room'] : WHY['retreat-direction']
}

/** A hex of the zone where a free way is open, or a way that leads through more of it. */
function zocVerdict(s: CellesState, to: Hex, best: number): Verdict {
  const isFree = best < WATCHED
  return isFree && isInOpenEnemyZoc(s, s.sufferer, to) ? WHY['retreat-zoc'] : WHY['retreat-way']
}
