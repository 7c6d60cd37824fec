import { tryOn, type Choice, type Seat, type Trial } from '@estafette/kernel'
import { ASSISTANT, LINE } from '../data/codes.ts'
import { ability, command, isGun, isMan, isSniper, isVehicle, rapid, vp } from '../data/forces.ts'
import { deployment } from '../forming.ts'
import { frontline } from '../game.ts'
import { isOnLine } from '../soldiers.ts'
import {
  JOINED,
  LEFT,
  sideOfSeat,
  type FrontlineState,
  type Section,
  type Soldier,
} from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'

/** Who is to serve under whom, himself where alone, and where sections are to start. */
export interface Arrangement {
  readonly heads: ReadonlyMap<Soldier, Section>
  readonly places: ReadonlyMap<Section, number>
}

/** The cards that a seat has on the line. */
export function ownSoldiers(s: FrontlineState, seat: Seat): readonly Soldier[] {
  return [...s.owner.keys()].filter((x) => s.owner[x] === seat && isOnLine(s, x))
}

/** Whether somebody can command others: men with Command, and guns for their Assistants. */
export function canLead(s: FrontlineState, x: Soldier): boolean {
  return s.command[x]! > 0 && !isVehicle(x)
}

/** Whether somebody can serve under another at all. FRL-SEC-7, FRL-SEC-8 */
export function canServe(x: Soldier): boolean {
  return isMan(x) && !isSniper(x)
}

/** Those who serve under a leader in an arrangement, himself first. */
export function membersIn({ heads }: Arrangement, head: Section): readonly Soldier[] {
  return [head, ...[...heads].flatMap(([x, under]) => (under === head && x !== head ? [x] : []))]
}

/** Places that a leader has left in an arrangement; Assistants do not count. FRL-SEC-5 */
export function roomIn(s: FrontlineState, arrangement: Arrangement, head: Section): number {
  const used = membersIn(arrangement, head).filter(
    (x) => x === head || ability[x] !== ASSISTANT,
  ).length
  return s.command[head]! - used
}

/** Whether somebody may still go to another section: leaving and joining are for once. FRL-SEC-10 */
export function mayChange(s: FrontlineState, x: Soldier): boolean {
  return (s.marks[x]! & JOINED) === 0 && (s.head[x] === x || (s.marks[x]! & LEFT) === 0)
}

/** Whether somebody fits under a leader in an arrangement. */
export function fitsUnder(
  s: FrontlineState,
  arrangement: Arrangement,
  x: Soldier,
  head: Section,
): boolean {
  if (x === head || !canServe(x) || !canLead(s, head) || s.place[x] !== s.place[head]) return false
  if (arrangement.heads.get(head) !== head || membersIn(arrangement, x).length > 1) return false
  if (s.head[x] !== head && !mayChange(s, x)) return false
  if (ability[x] === ASSISTANT) return true
  return !isGun(head) && roomIn(s, arrangement, head) > 0
}

/** Cards where the sections of a seat may start; empty where there is no choice. FRL-SCN-S4 */
export function startsFor(s: FrontlineState, seat: Seat): readonly number[] {
  return deployment(s, sideOfSeat(s, seat))
}

/** The sections as they stand. */
export function asTheyStand(s: FrontlineState, seat: Seat): Arrangement {
  const own = ownSoldiers(s, seat)
  return {
    heads: new Map(own.map((x) => [x, s.head[x]!])),
    places: new Map(),
  }
}

const USUAL_RANGE = 3

/** What is proposed first: sections that are laid out as they are, else the usual ones. */
export function firstSections(s: FrontlineState, seat: Seat): Arrangement {
  const isFormed = ownSoldiers(s, seat).some((x) => s.head[x] !== x)
  return isFormed ? asTheyStand(s, seat) : usualSections(s, seat)
}

/**
 * The usual sections. By how many serve under a leader, then by their rapid fire at the usual
 * range: nobody is left alone who fires more than one who serves. Men with Command lead their own.
 */
export function usualSections(s: FrontlineState, seat: Seat): Arrangement {
  const own = ownSoldiers(s, seat)
  const heads = new Map<Soldier, Section>(own.map((x) => [x, x]))
  const arrangement = { heads, places: new Map<Section, number>() }
  const leaders = own
    .filter((x) => canLead(s, x) && isMan(x))
    .toSorted((a, b) => s.command[b]! - s.command[a]! || vp[b]! - vp[a]! || a - b)
  const fire = (x: Soldier): number => rapid[x * LINE + USUAL_RANGE]!
  const others = own
    .filter((x) => canServe(x) && command[x]! === 0)
    .toSorted((a, b) => fire(b) - fire(a) || vp[b]! - vp[a]! || a - b)
  for (const x of others) {
    const head = leaders
      .filter((one) => fitsUnder(s, arrangement, x, one))
      .toSorted((a, b) => roomIn(s, arrangement, b) - roomIn(s, arrangement, a))[0]
    if (head !== undefined) heads.set(x, head)
  }
  for (const gun of own.filter((x) => isGun(x))) {
    const loose = others.find((x) => ability[x] === ASSISTANT && heads.get(x) === x)
    if (loose !== undefined) heads.set(loose, gun)
  }
  return arrangement
}

/** The choices that form an arrangement, and end the forming where told. */
export function formingRow(
  s: FrontlineState,
  arrangement: Arrangement,
  isDone: boolean,
): readonly Choice[] {
  const trial = formed(s, arrangement)
  if (isDone) trial.attempt(VERB.done)
  return trial.choices
}

/**
 * What comes of an arrangement: where men were moved one by one, those who have left or joined
 * already stay where they are. FRL-SEC-10
 */
export function attained(s: FrontlineState, seat: Seat, arrangement: Arrangement): Arrangement {
  const { state } = formed(s, arrangement)
  return {
    heads: new Map(ownSoldiers(s, seat).map((x) => [x, state.head[x]!])),
    places: new Map([...arrangement.places].filter(([x, place]) => state.place[x] === place)),
  }
}

/** Forms an arrangement on a copy, as far as the rules allow it. */
function formed(s: FrontlineState, { heads, places }: Arrangement): Trial<FrontlineState> {
  const trial = tryOn(frontline, s)
  const now = trial.state
  // Whoever leaves makes room for those who join.
  for (const [x, head] of heads) {
    if (now.head[x] !== head && now.head[x] !== x) trial.attempt(VERB.leave, x)
  }
  for (const [x, head] of heads) {
    if (now.head[x] === head || head === x || !trial.attempt(VERB.join, x)) continue
    if (now.step === STEP['form-under']) trial.attempt(VERB.under, head)
  }
  for (const [head, place] of places) {
    if (!trial.attempt(VERB.station, head)) continue
    if (now.step === STEP.station) trial.attempt(VERB.on, place - 1)
  }
  return trial
}
