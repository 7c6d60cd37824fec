import { ALLIED, BRITISH, LEADER, RIVER } from '../data/board.ts'
import { movementLeft } from '../movement.ts'
import { at, IN_PLACE, NONE, OVERRUN_ASSAULT, type Location, type Unit } from '../state.ts'
import { roomFor } from '../units.ts'
import { defenceOf, fillGarrison } from './garrison.ts'
import { chanceOfMargin, chanceOfSuccess, clearingMargin, worthOfFight } from './odds.ts'
import {
  attackValue,
  copyParty,
  gather,
  gatherAssaulting,
  gatherOverrunning,
  isRiverCrossed,
  join,
  leadOf,
  leastUseful,
  nationsOf,
} from './party.ts'
import { crossing, FAR } from './reach.ts'
import { fillStakes } from './stakes.ts'
import { SAFE } from './survey.ts'
import { approachTo, lookForStrikes, reachOf, strikeBut } from './threats.ts'
import type { Survey } from './memory.ts'
import { MOST_UNITS, NEVER, type Assault } from './records.ts'

/** The best assault out of a location. `pending` is what a Failure would put at risk. */
export function bestAssault(v: Survey, from: Location, pending: number, out: Assault): void {
  const { party } = v.memory.trial
  const { s, side } = v
  forget(out)
  lookForStrikes(v)
  if (s.present[at(v.enemy, from)]! > 0) {
    gather(v, party, from, from, 0)
    consider(v, from, from, false, pending, out)
    return // ARR-5.2g lets armor go on from there to other enemies, at the risk of all of it
  }
  const reach = reachOf(v, from)
  for (let target = 0; target < s.board.locationCount; target++) {
    if (s.present[at(v.enemy, target)]! === 0) continue
    const entering = v.entry[at(side, target)]!
    if (entering === FAR) continue
    const border = approachTo(v, side, from, target, reach)
    if (border < 0) continue
    gather(v, party, from, target, v.memory.approach.nearest + entering)
    consider(v, from, target, border === RIVER, pending, out)
  }
}

/** The best assault of the overrunning units of a location on one next to it. ARR-6.5b, ARR-6.5d */
export function bestOverrun(v: Survey, from: Location, out: Assault): void {
  const { party } = v.memory.trial
  const { s, side } = v
  const { offsets, targets, borders } = s.board.graph
  forget(out)
  lookForStrikes(v)
  for (let edge = offsets[from]!; edge < offsets[from + 1]!; edge++) {
    const target = targets[edge]!
    const entering = v.entry[at(side, target)]!
    if (s.present[at(v.enemy, target)]! === 0 || entering === FAR) continue
    gatherOverrunning(v, party, from, target, entering)
    consider(v, from, target, borders[edge]! === RIVER, 0, out)
  }
}

/**
 * The best assault of a unit under way, joined by those that can follow it. The survey is of the
 * position without it. ARR-5.2.1d
 */
export function bestOnTheWay(v: Survey, unit: Unit, place: Location, out: Assault): void {
  const { party } = v.memory.trial
  const { s, side } = v
  const { active } = s
  const { offsets, targets, borders } = s.board.graph
  const left = movementLeft(s, unit)
  forget(out)
  lookForStrikes(v)
  for (let edge = offsets[place]!; edge < offsets[place + 1]!; edge++) {
    const target = targets[edge]!
    const entering = v.entry[at(side, target)]!
    if (s.present[at(v.enemy, target)]! === 0 || entering > left) continue
    const others =
      s.ready[at(side, active)]! > 0 ? approachTo(v, side, active, target, reachOf(v, active)) : -1
    if (others < 0) party.size = 0
    else gather(v, party, active, target, v.memory.approach.nearest + entering)
    const isWet = borders[edge]! === RIVER || (party.size > 0 && others === RIVER)
    party.size = Math.min(party.size, roomFor(s, side, target) - 1, MOST_UNITS - 1)
    join(party, unit)
    consider(v, active, target, isWet, 0, out)
  }
}

/** The best group for the assault that is going on: those in it, and who of the others should join. */
export function bestGroup(v: Survey, joiners: Int8Array, count: number, out: Assault): void {
  const { party } = v.memory.trial
  const { s } = v
  forget(out)
  lookForStrikes(v)
  gatherAssaulting(s, party)
  let room = roomFor(s, v.side, s.target)
  for (let i = 0; i < count; i++) {
    const unit = joiners[i]!
    const needsRoom = s.board.type[unit]! !== LEADER && s.assault !== IN_PLACE
    if (!needsRoom || room-- > 0) join(party, unit)
  }
  const from = s.assault === OVERRUN_ASSAULT ? s.origin : s.active
  consider(v, from, s.target, isRiverCrossed(s), 0, out)
}

function forget(out: Assault): void {
  out.value = NEVER
  out.weaker = NEVER
  out.chance = 0
  out.target = NONE
  out.lead = NONE
}

/**
 * Keeps the assault of the party if it is the best so far. All of the party take part but those
 * who are worth more where they are: they are left out one by one, as long as that is better.
 */
function consider(
  v: Survey,
  from: Location,
  target: Location,
  isRiver: boolean,
  pending: number,
  out: Assault,
): void {
  const { trial } = v.memory
  const { party } = trial
  const point = leadOf(v, party)
  if (point === NONE) return
  let value = weigh(v, from, target, point, isRiver, pending)
  let chance = trial.chance
  let weaker = 0
  while (party.size > 1) {
    const index = leastUseful(v, party, point)
    if (index === NONE) break
    const stays = party.units[index]!
    party.units[index] = party.units[--party.size]!
    weaker = weigh(v, from, target, point, isRiver, pending)
    if (weaker <= value) {
      join(party, stays)
      break
    }
    value = weaker
    chance = trial.chance
  }
  if (value <= out.value) return
  out.value = value
  out.weaker = weaker
  out.chance = chance
  out.target = target
  out.lead = point
  copyParty(out.party, party)
}

/** What the assault of the party is worth, with the Combat Support that is at hand on both sides. */
function weigh(
  v: Survey,
  from: Location,
  target: Location,
  point: Unit,
  isRiver: boolean,
  pending: number,
): number {
  const { trial } = v.memory
  const { party, defenders, stakes } = trial
  const { s, m } = v
  fillGarrison(v, defenders, v.enemy, target)
  fillStakes(v, party, from, target, point, defenders, stakes)
  stakes.fail += m.turnover * pending
  const toll = from === target ? 0 : party.size * crossing(v, from, target)
  const edge = attackValue(s, party, point, isRiver) - defenceOf(v, defenders, target)
  const isFrench = v.side === ALLIED && (nationsOf(s, party) & (1 << BRITISH)) === 0 // ARR-8.2d
  const attackDice = isFrench ? 2 : v.dice[at(v.side, target)]!
  const defenceDice = v.dice[at(v.enemy, target)]!
  trial.chance = chanceOfSuccess(edge, attackDice, defenceDice)
  const first = worthOfFight(stakes, edge, attackDice, defenceDice)
  const second = followUp(v, from, target, edge, attackDice, defenceDice)
  return first + second - toll - m.leastAssault
}

/**
 * What a second assault out of another location adds: it meets defenders that the first one has
 * flipped and thinned out without clearing the place.
 */
function followUp(
  v: Survey,
  from: Location,
  target: Location,
  edge: number,
  attackDice: number,
  defenceDice: number,
): number {
  const { defenders, stakes } = v.memory.trial
  const strength = strikeBut(v, target, from)
  if (strength === SAFE || stakes.clear <= 0) return 0
  const { fresh, spent, bestFresh } = defenders
  const bestSpent = Math.max(defenders.bestSpent, bestFresh - 2) // about what a flip costs
  const ground = v.s.board.tem[target]! + defenders.rommel
  let chance = 0
  let likely = chanceOfMargin(1, edge, attackDice, defenceDice)
  for (let margin = 1; margin < stakes.clearing && likely > 0.01; margin++) {
    const more = chanceOfMargin(margin + 1, edge, attackDice, defenceDice)
    const items = margin >> 1
    const freshLeft = Math.max(0, fresh - items)
    const spentLeft = Math.max(freshLeft > 0 ? 0 : 1, spent + 2 * (fresh - freshLeft) - items)
    const best = Math.max(freshLeft > 0 ? bestFresh + freshLeft - 1 : 0, bestSpent + freshLeft)
    const clearing = clearingMargin(freshLeft, spentLeft)
    chance += (likely - more) * chanceOfMargin(clearing, strength - best - ground, 2, 2)
    likely = more
  }
  return v.m.followUp * chance * stakes.clear
}
