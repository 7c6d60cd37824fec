import { AIMED, BANDAGES, BINOCULARS, CANTEEN, HAND_GRENADE, RAPID, SHOVEL } from '../data/codes.ts'
import { isMedic } from '../data/forces.ts'
import { carrierOf } from '../equipment.ts'
import { valueOf } from '../firepower.ts'
import { endOfSeat, firstOfSeat } from '../ranges.ts'
import { joining } from '../sections.ts'
import { slotWith } from '../soldiers.ts'
import { NONE, type FrontlineState, type Section, type Soldier } from '../state.ts'
import { mostBy } from './ties.ts'

const FORM_RANGE = 3 // FRL-SOLO-3

/** Soldiers of the one who decides for whom something holds. */
function ownWhere(s: FrontlineState, holds: (x: Soldier) => boolean): Soldier[] {
  const found: Soldier[] = []
  for (let x = firstOfSeat(s, s.decider); x < endOfSeat(s, s.decider); x++) {
    if (s.owner[x] === s.decider && holds(x)) found.push(x)
  }
  return found
}

/** Somebody who leads nobody and may serve under a leader. */
function recruits(s: FrontlineState, leader: Section): Soldier[] {
  return ownWhere(
    s,
    (x) => s.command[x] === 0 && s.head[x] === x && joining(s, x, leader) === 'may',
  )
}

function leaders(s: FrontlineState, x: Soldier): Section[] {
  return ownWhere(s, (head) => joining(s, x, head) === 'may')
}

/** The leader with the highest Command. FRL-SOLO-3 */
function strongest(s: FrontlineState, heads: readonly Section[]): Section {
  return mostBy(heads, (head) => s.command[head]!)
}

/** At set-up: who joins the strongest leader with room, by firepower at range 3. FRL-SOLO-3 */
export function nextRecruit(s: FrontlineState): Soldier {
  const leader = strongest(
    s,
    ownWhere(s, (head) => recruits(s, head).length > 0),
  )
  return leader === NONE ? NONE : mostBy(recruits(s, leader), firepowerOf)
}

const firepowerOf = (x: Soldier): number =>
  Math.max(valueOf(x, AIMED, FORM_RANGE), valueOf(x, RAPID, FORM_RANGE))

/** The leader that a recruit of the set-up joins. */
export function leaderForRecruit(s: FrontlineState): Section {
  return strongest(s, leaders(s, s.item))
}

/** In a turn: an unled soldier for whom a leader has room. FRL-SOLO-15 */
export function straggler(s: FrontlineState): Soldier {
  return (
    ownWhere(s, (x) => s.command[x] === 0 && s.head[x] === x && leaders(s, x).length > 0)[0] ?? NONE
  )
}

/** The first leader with room. FRL-SOLO-15 */
export function firstLeader(s: FrontlineState): Section {
  return leaders(s, s.item)[0] ?? NONE
}

/** What soldiers get, in this order, one of each kind. FRL-SOLO-3 */
function kitOf(s: FrontlineState, x: Soldier): readonly number[] {
  if (isMedic(x)) return [BANDAGES]
  return s.command[x]! > 0 ? [BINOCULARS, CANTEEN] : [HAND_GRENADE, SHOVEL, CANTEEN]
}

/** The counter for the slot in question, 0 for none. FRL-SOLO-3 */
export function nextCounter(s: FrontlineState, mayHave: (kind: number) => boolean): number {
  const x = carrierOf(s.item)
  return kitOf(s, x).find((kind) => slotWith(s, x, kind) < 0 && mayHave(kind)) ?? 0
}
