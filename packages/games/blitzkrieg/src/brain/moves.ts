import { targetOf, verbOf, type Choice } from '@estafette/kernel'
import { FOR_GOOD } from '../data/codes.ts'
import { vehicleOf } from '../entry.ts'
import { wayOut } from '../movement.ts'
import { vehicleFor } from '../movers.ts'
import { pathTo, unitReach } from '../reach.ts'
import { priceOf } from '../reinforcements.ts'
import { isMet } from '../score.ts'
import { NONE, type BlitzState, type Hex, type Unit } from '../state.ts'
import { isOnMap, isTransport } from '../units.ts'
import { VERB } from '../verbs.ts'
import { presencePrice } from './presence.ts'
import { rateEach, type BlitzQuestion, type Mind } from './question.ts'
import { placeWorth } from './standing.ts'
import { look, putBack, takeOut } from './survey.ts'

/** The best a unit can do with its move. */
interface Goal {
  readonly hex: Hex // NONE where it can go nowhere
  readonly gain: number // over staying where it is
}

/** Finds the best place for a unit, and the best behind each first step; the survey is of its side. */
export function goalOf(mind: Mind, s: BlitzState, unit: Unit, vehicle: Unit): Goal {
  const { survey: v, firsts, ends } = mind
  const start = s.place[unit]!
  const isHere = isOnMap(s, unit)
  const counts = isHere && !isTransport(s, unit)
  if (counts) takeOut(v, s, unit, v.kept)
  const reach = unitReach(s, unit, vehicle, mind.reach)
  firsts.fill(Number.NEGATIVE_INFINITY)
  let hex: Hex = NONE
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < reach.size; i++) {
    const place = reach.hexes[i]!
    if (!reach.rests[place]! || place === start) continue
    const worth = placeWorth(v, s, unit, place) - 0.001 * reach.cost[place]!
    if (worth > best) {
      best = worth
      hex = place
    }
    const first = firstStep(mind, start, place)
    if (worth > firsts[first]!) {
      firsts[first] = worth
      ends[first] = place
    }
  }
  const stay = isHere ? placeWorth(v, s, unit, start) : -1
  if (counts) putBack(v, s, unit, v.kept)
  return { hex, gain: best - stay }
}

function firstStep({ reach }: Mind, start: Hex, place: Hex): Hex {
  let hex = place
  while (reach.previous[hex]! >= 0 && reach.previous[hex]! !== start) hex = reach.previous[hex]!
  return hex
}

/** The transport of a unit that sets out by a verb. */
export function vehicleBy(s: BlitzState, verb: number, unit: Unit): Unit {
  if (verb === VERB.ride) return vehicleFor(s, unit)
  return verb === VERB['enter-riding'] ? vehicleOf(s, unit) : NONE
}

/** Who moves: whoever gains most by it. */
export function rateMove(q: BlitzQuestion): void {
  const { s, mind } = q
  const { w } = look(mind.survey, s, s.phasing)
  rateEach(q, (unit, verb) => {
    if (verb === VERB.done) return w.trouble
    if (verb === VERB.rommel) return 0
    if (verb === VERB.enter || verb === VERB['enter-riding']) {
      const price = priceOf(s, unit) + presencePrice(s, mind.survey.presences, unit, false)
      return w.arrival - 2 * price + (verb === VERB.enter ? 0 : 0.1)
    }
    const { gain } = goalOf(mind, s, unit, vehicleBy(s, verb, unit))
    return verb === VERB.ride ? gain - 0.05 : gain
  })
}

/** Where the unit in hand goes: towards the best place there is. */
export function rateWay(q: BlitzQuestion): void {
  const { s, mind } = q
  const v = look(mind.survey, s, s.phasing)
  const unit = s.active
  goalOf(mind, s, unit, s.vehicle)
  rateEach(q, (hex, verb) => {
    switch (verb) {
      case VERB.to:
        return Number.isFinite(mind.firsts[hex]!)
          ? mind.firsts[hex]!
          : placeWorth(v, s, unit, hex) - 3
      case VERB.exit:
        return exitWorth(q)
      case VERB.drop:
        return -4
      default:
        return stayWorth(mind, s, unit)
    }
  })
}

/** The whole way behind a step that has just been rated, to the best place there is. */
export function wayOf({ firsts, ends, reach }: Mind, choice: Choice): readonly Hex[] {
  const first = targetOf(choice)
  if (verbOf(choice) !== VERB.to || !Number.isFinite(firsts[first]!)) return []
  return pathTo(reach, ends[first]!)
}

function stayWorth({ survey }: Mind, s: BlitzState, unit: Unit): number {
  const hex = s.place[unit]!
  const counts = !isTransport(s, unit)
  if (counts) takeOut(survey, s, unit, survey.kept)
  const worth = placeWorth(survey, s, unit, hex)
  if (counts) putBack(survey, s, unit, survey.kept)
  return worth
}

/** Leaving for good where that scores; anything else is running away. */
function exitWorth({ s, mind }: BlitzQuestion): number {
  const { objectives, presences, w } = mind.survey
  const { exit } = objectives[s.phasing]!
  const price = presencePrice(s, presences, s.active, true)
  if (price > 0) return 2 * price
  const isGood = wayOut(s, s.active, s.place[s.active]!) === FOR_GOOD
  return isGood && exit && isMet(s, exit) ? w.exit * exit.vp! : -6
}
