import { HIGH_GROUND, LINE, OBSCURED, STAY_LOW, UNDERGROWTH } from '../data/codes.ts'
import { coverOf } from '../data/deck.ts'
import { holds } from '../deck.ts'
import { STAY_LOW_COVER } from '../movement.ts'
import { isBroken, isStopped, sideOf } from '../soldiers.ts'
import { aheadOf, homeOf, terrainAt, type FrontlineState, type Section } from '../state.ts'
import type { Body, SeenLine } from './field.ts'
import { fireAt, harmIn } from './fights.ts'
import { goalWorth } from './goals.ts'
import type { Weights } from './weights.ts'

const HORIZON = 6 // turns that are looked ahead
const MOST_LOST = 0.95 // of a section, in one turn

/** What awaits a section in each card of the line, by place. */
interface Chances {
  readonly given: Float64Array // VP that it can destroy in a turn there
  readonly lost: Float64Array // share of it that a turn there costs
  readonly shot: Float64Array // share of it that a reaction to a later move there costs
  readonly now: Float64Array // the same of a move at once
}

/** How much nearer a target is that is seen from High Ground. FRL-FP-2 */
function nearer(s: FrontlineState, from: number, to: number): number {
  const isHigh = terrainAt(s, from) === HIGH_GROUND && terrainAt(s, to) !== HIGH_GROUND
  return isHigh && from !== to ? 1 : 0
}

function rangeFrom(s: FrontlineState, from: number, to: number): number {
  return Math.abs(from - to) - nearer(s, from, to)
}

/** What a body can fire at another from a range. */
function fireOn(by: Body, at: Body, range: number): number {
  return (at.isArmored ? by.hard : by.soft)[range]!
}

/** How much of the harm by a body another feels. FRL-VEH-9 */
function felt(w: Weights, by: Body, at: Body): number {
  return at.isTank && !by.canHurtTanks ? w.scratched : 1
}

/** The strongest counter-attack on a foe, by all bodies or by those that can react now. */
function counterOn(
  s: FrontlineState,
  foe: Body,
  bodies: readonly Body[],
  mayCounter: (body: Body) => boolean,
): number {
  let most = 0
  for (const body of bodies) {
    if (!mayCounter(body)) continue
    most = Math.max(most, fireOn(body, foe, rangeFrom(s, body.place, foe.place)))
  }
  return most
}

/** Whether a section goes somewhere in its action, or starts the battle there. FRL-SCN-S4 */
export type Going = 'moves' | 'starts'

function chancesOf(
  s: FrontlineState,
  { w, own, foes, side }: SeenLine,
  body: Body,
  going: Going,
): Chances {
  const given = new Float64Array(LINE + 1)
  const lost = new Float64Array(LINE + 1)
  const shot = new Float64Array(LINE + 1)
  const now = new Float64Array(LINE + 1)
  const seat = s.owner[body.head]!
  const isUnseen = going === 'starts' || holds(s, seat, OBSCURED) // FRL-REACT-8
  const low = holds(s, seat, STAY_LOW) ? STAY_LOW_COVER : 0
  const strongest = new Float64Array(LINE + 1) // fire of a single enemy
  for (const foe of foes) {
    const counter = w.countered * counterOn(s, foe, own, () => true)
    const ready = counterOn(s, foe, own, (other) => other.isReady && other !== body)
    for (let place = 1; place <= LINE; place++) {
      const range = rangeFrom(s, foe.place, place)
      const fire = fireOn(foe, body, range)
      if (fire === 0) continue
      const column = coverOf[terrainAt(s, place)]!
      const isDugIn = going === 'starts' || place === body.place // FRL-SCN-S3
      const cover = body.cover + (isDugIn ? body.dugIn : 0)
      const harm = (fp: number): number =>
        (felt(w, foe, body) * harmIn(w, body.vp, body.size, column, fp + w.cards - cover)) / body.vp
      const share = harm(fire - counter)
      strongest[place] = Math.max(strongest[place]!, fire)
      lost[place]! += w.shared * share
      shot[place] = Math.max(shot[place]!, w.shot * share)
      if (!foe.isReady || isUnseen || place === body.place) continue
      const loaded = fireAt(s, foe.head, range, body.head)
      now[place] = Math.max(now[place]!, harm(loaded - low - w.countered * ready))
    }
  }
  for (let place = 1; place <= LINE; place++) {
    const flank = 2 * s.flanks[body.head]! * Math.abs(place - homeOf(s, side)) // FRL-ACT-FLK-3
    const ground = terrainAt(s, place) === UNDERGROWTH ? 2 : 0 // FRL-TER-11
    const more = w.cards - w.answered * strongest[place]! + flank + ground
    for (const foe of foes) {
      const fire = fireOn(body, foe, rangeFrom(s, place, foe.place))
      if (fire === 0) continue
      const left = fire + more - foe.cover - foe.dugIn
      const column = coverOf[terrainAt(s, foe.place)]!
      const harm = felt(w, body, foe) * harmIn(w, foe.vp, foe.size, column, left)
      given[place] = Math.max(given[place]!, harm)
    }
  }
  return { given, lost, shot, now }
}

/**
 * What it is worth to a section to be in each card of the line after this action, by place: harm
 * done and suffered over the next turns, ground and goals, if it goes on from there as well as it
 * can and the enemy stays where he is. A reaction to the move is part of it; to a section that
 * starts there nobody reacts.
 */
export function prospectsOf(
  s: FrontlineState,
  field: SeenLine,
  head: Section,
  going: Going = 'moves',
): Float64Array {
  const body = field.own.find((one) => one.head === head)!
  const { given, lost, shot, now } = chancesOf(s, field, body, going)
  const { w } = field
  const { done, suffered, turns } = field.urgency
  const gains = new Float64Array(LINE + 1) // of a turn, besides fire
  for (let place = 1; place <= LINE; place++) {
    const advanced = Math.abs(place - homeOf(s, field.side))
    gains[place] =
      (body.isLed ? w.forward : w.unled * w.forward) * advanced + goalWorth(s, field, body, place)
  }
  const being = (place: number, reaction: number, later: number): number => {
    const share = Math.min(MOST_LOST, lost[place]! + reaction)
    const costs = suffered * body.vp * share
    return w.answering * done * given[place]! + gains[place]! - costs + (1 - share) * later
  }
  const ways = waysOf(s, head)
  let later = new Float64Array(LINE + 1)
  for (let left = Math.min(HORIZON, turns); left > 1; left--) {
    const next = new Float64Array(LINE + 1)
    for (let place = 1; place <= LINE; place++) {
      let most = being(place, 0, later[place]!) + (1 - w.answering) * done * given[place]!
      for (const way of ways) {
        const to = place + way
        if (to < 1 || to > LINE) continue
        most = Math.max(most, being(to, shot[to]!, later[to]!) - w.effort)
      }
      next[place] = most
    }
    later = next
  }
  return later.map((worth, place) => being(place, now[place]!, worth))
}

/** Ways along the line that a section can go sooner or later: pins do not last. FRL-MOVE-5 */
function waysOf(s: FrontlineState, head: Section): readonly number[] {
  if (isStopped(s, head)) return []
  const ahead = aheadOf(s, sideOf(s, head))
  return isBroken(s, head) ? [-ahead] : [ahead, -ahead]
}
