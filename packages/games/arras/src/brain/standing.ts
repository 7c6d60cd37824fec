import { RIVER } from '../data/board.ts'
import { at, type Location } from '../state.ts'
import { capacityOf, defenceNext, defenceOf, fillGarrison } from './garrison.ts'
import { chanceOfMargin, chanceOfSuccess, clearingMargin, meanCasualties } from './odds.ts'
import { FAR } from './reach.ts'
import { SAFE, UNKNOWN } from './survey.ts'
import { hitNext } from './threats.ts'
import type { Survey } from './memory.ts'
import type { Garrison } from './records.ts'

/**
 * How a location with this garrison is expected to fare, in points for the side of the survey:
 * what of its worth will be kept this turn and next, less what the enemy's attack may cost, and
 * what the garrison could do next turn itself.
 */
export function standing(v: Survey, g: Garrison, place: Location, isHeld: boolean): number {
  const size = g.fresh + g.spent
  if (size === 0) return isHeld && v.s.present[at(v.enemy, place)]! === 0 ? leftEmpty(v, place) : 0
  const { m } = v
  const share = m.now[v.s.turn]!
  const worth = isHeld ? v.worth[place]! : m.contest * Math.min(m.offenceMost, v.worth[place]!)
  let kept = share
  if (share < 1) kept += (1 - share) * keptNext(v, g, place)
  const ready = share < 1 && m.offence > 0 ? (1 - share) * m.offence * offence(v, g, place) : 0
  const hit = v.hit[place]!
  if (hit === SAFE) return worth * kept + ready
  const edge = hit - defenceOf(v, g, place)
  const attack = v.dice[at(v.enemy, place)]!
  const defence = v.dice[at(v.side, place)]!
  const attacked = m.aggression * Math.min(1, v.danger[place]!)
  const lost = chanceOfMargin(clearingMargin(g.fresh, g.spent), edge, attack, defence)
  const capacity = capacityOf(g)
  const points = Math.min(capacity, meanCasualties(edge, attack, defence))
  // An attack that fails costs the enemy their Point Unit, so they do not try everything.
  const repelled = (1 - chanceOfSuccess(edge, attack, defence)) * m.repelled
  const harm = Math.max(0, (m.harm * points * g.value) / capacity - repelled)
  return worth * kept * (1 - attacked * lost) + ready - attacked * v.material * harm
}

/** What stays of an empty location. */
function leftEmpty(v: Survey, place: Location): number {
  const { m } = v
  const share = m.now[v.s.turn]!
  hitNext(v, place)
  const now = v.isWalkable[place]! ? m.emptyKept : 1
  const next = v.isWalkableNext[place]! ? 1 - likely(v, place) * (1 - m.emptyKeptNext) : 1
  return v.worth[place]! * now * (share + (1 - share) * next)
}

/** Chance that a garrison holds next turn. */
function keptNext(v: Survey, g: Garrison, place: Location): number {
  const hit = hitNext(v, place)
  if (hit === SAFE) return 1
  const clearing = clearingMargin(g.fresh + g.spent, 0)
  const lost = chanceOfMargin(clearing, hit - defenceNext(v, g, place), 2, 2)
  return 1 - likely(v, place) * v.m.aggression * lost
}

/** How likely the enemy may enter a location next turn: the north is closed to them until a die opens it. */
function likely(v: Survey, place: Location): number {
  return v.entry[at(v.enemy, place)]! === FAR ? v.northRisk : 1
}

/** What the best assault of a garrison next turn could bring. */
function offence(v: Survey, g: Garrison, place: Location): number {
  if (g.attack < 0) return 0
  const { s } = v
  const { offsets, targets, borders } = s.board.graph
  const strength = g.attack + Math.min(10, g.able) - 1
  const end = offsets[place + 1]!
  let best = s.present[at(v.enemy, place)]! > 0 ? promise(v, place, strength) : 0
  for (let edge = offsets[place]!; edge < end; edge++) {
    const target = targets[edge]!
    if (s.present[at(v.enemy, target)]! === 0 || v.entry[at(v.side, target)]! === FAR) continue
    best = Math.max(best, promise(v, target, borders[edge]! === RIVER ? strength - 1 : strength))
  }
  return best
}

/** A Success is something, but a cleared place is the thing. */
const SUCCESS_SHARE = 0.3

/** What an assault of this strength next turn promises. */
function promise(v: Survey, place: Location, strength: number): number {
  const edge = strength - wallOf(v, place)
  const clearing = clearingMargin(v.s.present[at(v.enemy, place)]!, 0)
  const chance =
    SUCCESS_SHARE * chanceOfSuccess(edge, 2, 2) +
    (1 - SUCCESS_SHARE) * chanceOfMargin(clearing, edge, 2, 2)
  return chance * Math.min(v.m.offenceMost, v.worth[place]!)
}

/** Defense Value of the enemy's units in a location next turn. */
function wallOf(v: Survey, place: Location): number {
  const known = v.wall[place]!
  if (known !== UNKNOWN) return known
  const { wall } = v.memory
  fillGarrison(v, wall, v.enemy, place)
  return (v.wall[place] = defenceNext(v, wall, place))
}

/** Whether a side would hold a location by standing in it: it does already, or is alone there. */
export function wouldHold(v: Survey, place: Location): boolean {
  return v.s.control[place]! === v.side || v.s.present[at(v.enemy, place)]! === 0
}

/** How a location fares as it is now. */
export function standingNow(v: Survey, place: Location): number {
  const known = v.standing[place]!
  if (!Number.isNaN(known)) return known
  const { scratch } = v.memory
  fillGarrison(v, scratch, v.side, place)
  return (v.standing[place] = standing(v, scratch, place, v.s.control[place]! === v.side))
}

/** What a vacant location brings that is taken in passing and left empty. */
export function seizure(v: Survey, place: Location): number {
  const known = v.seizure[place]!
  if (!Number.isNaN(known)) return known
  const { scratch } = v.memory
  fillGarrison(v, scratch, v.side, place)
  return (v.seizure[place] = standing(v, scratch, place, true))
}
