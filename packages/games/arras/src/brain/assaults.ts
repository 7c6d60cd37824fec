import { borderBetween } from '@estafette/board'
import {
  ALLIED,
  ARMOR,
  ARTILLERY,
  BRITISH,
  LEADER,
  LOCATION_COUNT,
  RIVER,
  UNIT_COUNT,
} from '../data/board.ts'
import { movementLeft } from '../movement.ts'
import {
  ASSAULTING,
  at,
  endUnit,
  firstUnit,
  IN_PLACE,
  LOCKED,
  NONE,
  OVERRUN_ASSAULT,
  OVERRUNNING,
  REDUCED,
  SPENT,
  type ArrasState,
  type Location,
  type Unit,
} from '../state.ts'
import { roomFor } from '../units.ts'
import {
  chanceOfMargin,
  chanceOfSuccess,
  clearingMargin,
  worthOfFight,
  type Stakes,
} from './odds.ts'
import { FAR } from './reach.ts'
import {
  addToGarrison,
  clearGarrison,
  defenceOf,
  fillGarrison,
  makeGarrison,
  standing,
  standingNow,
} from './standing.ts'
import { SAFE, type Survey } from './survey.ts'
import { approachTo, lookForStrikes, nearest, strikeBut } from './threats.ts'

const MOST_UNITS = 16

/** An assault out of one location: who takes part, what it is worth and how likely it succeeds. */
export interface Assault {
  value: number
  weaker: number // value with one unit less
  chance: number
  from: Location
  target: Location
  lead: Unit // walks first and is the Point Unit
  readonly units: Int8Array
  size: number
}

const NEVER = -1e9

export function makeAssault(): Assault {
  return {
    value: NEVER,
    weaker: NEVER,
    chance: 0,
    from: NONE,
    target: NONE,
    lead: NONE,
    units: new Int8Array(MOST_UNITS),
    size: 0,
  }
}

const garrison = makeGarrison()
const defenders = makeGarrison()
const stakes: Stakes = { fail: 0, win: 0, perPoint: 0, capacity: 0, clear: 0, clearing: 0 }
const party = new Int8Array(MOST_UNITS)

/** The best assault out of a location. `pending` is what a Failure would put at risk. */
export function bestAssault(v: Survey, from: Location, pending: number, out: Assault): void {
  const { s, side } = v
  lookForStrikes(v)
  out.value = NEVER
  out.weaker = NEVER
  const isContested = s.present[at(v.enemy, from)]! > 0
  if (isContested) {
    gather(v, from, from, 0)
    consider(v, from, from, false, pending, out)
    return // ARR-5.2g lets armor alone go on to other enemies, at the risk of all of it
  }
  const reach = v.reach.subarray(from * LOCATION_COUNT, (from + 1) * LOCATION_COUNT)
  for (let target = 0; target < LOCATION_COUNT; target++) {
    if (s.present[at(v.enemy, target)]! === 0) continue
    const entering = v.entry[at(side, target)]!
    if (entering === FAR) continue
    const border = approachTo(s, side, from, target, reach)
    if (border < 0) continue
    gather(v, from, target, nearest + entering)
    consider(v, from, target, border === RIVER, pending, out)
  }
}

/** The best assault of the overrunning units of a location on one next to it. ARR-6.5b, ARR-6.5d */
export function bestOverrun(v: Survey, place: Location, pending: number, out: Assault): void {
  const { s, side } = v
  const { offsets, targets, borders } = s.board.graph
  out.value = NEVER
  for (let edge = offsets[place]!; edge < offsets[place + 1]!; edge++) {
    const target = targets[edge]!
    const entering = v.entry[at(side, target)]!
    if (s.present[at(v.enemy, target)]! === 0 || entering === FAR) continue
    let room = roomFor(s, side, target)
    partySize = 0
    for (let unit = v.first[at(side, place)]!; unit !== NONE; unit = v.next[unit]!) {
      if ((s.marks[unit]! & OVERRUNNING) === 0 || movementLeft(s, unit) < entering) continue
      if (room-- > 0) party[partySize++] = unit
    }
    consider(v, place, target, borders[edge]! === RIVER, pending, out)
  }
}

/** The best assault of a unit under way, joined by those that can follow it. ARR-5.2.1d */
export function bestOnTheWay(v: Survey, unit: Unit, pending: number, out: Assault): void {
  const { s, side } = v
  const place = s.place[unit]!
  const left = movementLeft(s, unit)
  const { offsets, targets, borders } = s.board.graph
  out.value = NEVER
  lookForStrikes(v)
  const reach = v.reach.subarray(s.active * LOCATION_COUNT, (s.active + 1) * LOCATION_COUNT)
  for (let edge = offsets[place]!; edge < offsets[place + 1]!; edge++) {
    const target = targets[edge]!
    const entering = v.entry[at(side, target)]!
    if (s.present[at(v.enemy, target)]! === 0 || entering > left) continue
    const border =
      s.ready[at(side, s.active)]! > 0 ? approachTo(s, side, s.active, target, reach) : -1
    if (border < 0) partySize = 0
    else gather(v, s.active, target, nearest + entering)
    const isRiver = borders[edge]! === RIVER || (partySize > 0 && border === RIVER)
    if (partySize === MOST_UNITS || partySize >= roomFor(s, side, target)) partySize--
    party[partySize++] = unit
    consider(v, s.active, target, isRiver, pending, out)
  }
}

let partySize = 0

/** The units of a location that can assault another, those with the best factors first. */
function gather(v: Survey, from: Location, target: Location, cost: number): void {
  const { s, side } = v
  const { board } = s
  let room = from === target ? MOST_UNITS : roomFor(s, side, target)
  partySize = 0
  for (let pass = 0; pass < 2; pass++) {
    for (let unit = v.first[at(side, from)]!; unit !== NONE; unit = v.next[unit]!) {
      const type = board.type[unit]!
      if (type === ARTILLERY || s.flags[unit]! & (SPENT | LOCKED)) continue
      if ((type === LEADER) !== (pass === 1)) continue
      if (movementLeft(s, unit) < cost || partySize === MOST_UNITS) continue
      if (pass === 1) {
        if (partySize === 0 || board.distance[from * LOCATION_COUNT + target]! > 1) continue
      } else if (room-- <= 0) {
        continue
      }
      party[partySize++] = unit
    }
  }
}

function factorOf(s: ArrasState, unit: Unit): number {
  return s.board.attack[s.flags[unit]! & REDUCED ? unit + UNIT_COUNT : unit]!
}

/** The best Point Unit of the party: the strongest, armor first, then the least valuable. */
function leadOf(v: Survey): number {
  const { s } = v
  let best = NONE
  let bestScore = NEVER
  for (let i = 0; i < partySize; i++) {
    const unit = party[i]!
    const type = s.board.type[unit]!
    if (type >= ARTILLERY) continue
    const score = 10 * factorOf(s, unit) + (type === ARMOR ? 3 : 0) - v.value[unit]!
    if (score > bestScore) {
      bestScore = score
      best = i
    }
  }
  return best
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
  const lead = leadOf(v)
  if (lead === NONE) return
  const point = party[lead]!
  let value = weigh(v, from, target, point, isRiver, pending)
  let chance = lastChance
  let weaker = 0
  while (partySize > 1) {
    const at = leastUseful(v, point)
    if (at === NONE) break
    const stays = party[at]!
    party[at] = party[--partySize]!
    weaker = weigh(v, from, target, point, isRiver, pending)
    if (weaker <= value) {
      party[partySize++] = stays
      break
    }
    value = weaker
    chance = lastChance
  }
  if (value <= out.value) return
  out.value = value
  out.weaker = weaker
  out.chance = chance
  out.from = from
  out.target = target
  out.lead = point
  out.units.set(party)
  out.size = partySize
}

/** Who of the party would be missed least: neither under way already nor in front. */
function leastUseful(v: Survey, point: Unit): number {
  const { s } = v
  let least = NONE
  let leastFactor = 100
  for (let i = 0; i < partySize; i++) {
    const unit = party[i]!
    if (unit === point || s.marks[unit]! & ASSAULTING) continue
    const factor = s.board.type[unit]! === LEADER ? 50 : factorOf(s, unit)
    if (factor < leastFactor) {
      leastFactor = factor
      least = i
    }
  }
  return least
}

/** The best group for the assault that is going on: those in it, and who of `joiners` should join. */
export function bestGroup(v: Survey, joiners: Int8Array, count: number, out: Assault): void {
  const { s } = v
  partySize = 0
  for (let unit = firstUnit(v.side); unit < endUnit(v.side); unit++) {
    if (s.marks[unit]! & ASSAULTING) party[partySize++] = unit
  }
  const isRiver = isRiverCrossed(s)
  let room = roomFor(s, v.side, s.target)
  for (let i = 0; i < count && partySize < MOST_UNITS; i++) {
    const unit = joiners[i]!
    const isFree = s.board.type[unit]! === LEADER || s.assault === IN_PLACE
    if (isFree || room-- > 0) party[partySize++] = unit
  }
  const from = s.assault === OVERRUN_ASSAULT ? s.origin : s.active
  out.value = NEVER
  consider(v, from, s.target, isRiver, 0, out)
}

/** Whether the penalty for the river is paid already. ARR-6.2d */
export function isRiverCrossed(s: ArrasState): boolean {
  for (let unit = firstUnit(s.initiative); unit < endUnit(s.initiative); unit++) {
    if ((s.marks[unit]! & ASSAULTING) === 0 || s.from[unit]! === NONE) continue
    if (borderBetween(s.board.graph, s.from[unit]!, s.target) === RIVER) return true
  }
  return false
}

let lastChance = 0

/** What the assault of the party is worth. */
function weigh(
  v: Survey,
  from: Location,
  target: Location,
  point: Unit,
  isRiver: boolean,
  pending: number,
): number {
  const { s, w } = v
  const { board } = s
  let nations = 0
  for (let i = 0; i < partySize; i++) nations |= 1 << board.nationality[party[i]!]!
  const mixed = nations & (nations - 1) ? 1 : 0
  const attack = factorOf(s, point) + partySize - 1 - mixed - (isRiver ? 1 : 0)

  fillGarrison(v, defenders, v.enemy, target)
  const edge = attack - defenceOf(v, defenders, target)
  const attackDice =
    v.side === ALLIED && (nations & (1 << BRITISH)) === 0 ? 2 : v.dice[at(v.side, target)]!
  const defenceDice = v.dice[at(v.enemy, target)]!
  fillStakes(v, from, target, point)
  stakes.fail += w.turnover * pending
  lastChance = chanceOfSuccess(edge, attackDice, defenceDice)
  if ((globalThis as any).DBG)
    console.log(
      '   weigh',
      board.locationNames[from],
      '->',
      board.locationNames[target],
      'size',
      partySize,
      'edge',
      edge,
      attackDice,
      defenceDice,
      'p',
      lastChance.toFixed(2),
      JSON.stringify(stakes, (_k, x) => (typeof x === 'number' ? +x.toFixed(1) : x)),
      worthOfFight(stakes, edge, attackDice, defenceDice).toFixed(2),
    )
  const value = worthOfFight(stakes, edge, attackDice, defenceDice)
  return value + followUp(v, from, target, edge, attackDice, defenceDice) - w.leastAssault
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
  const strength = strikeBut(v, target, from)
  if (strength === SAFE || stakes.clear <= 0) return 0
  const { fresh, spent, bestFresh, bestSpent, rommel } = defenders
  const ground = v.s.board.tem[target]! + rommel
  let chance = 0
  for (let margin = 1; margin < stakes.clearing; margin++) {
    const likely = chanceOfMargin(margin, edge, attackDice, defenceDice)
    if (likely < 0.01) break
    const odds = likely - chanceOfMargin(margin + 1, edge, attackDice, defenceDice)
    const items = margin >> 1
    const flips = Math.min(fresh, items)
    const freshLeft = fresh - flips
    const spentLeft = Math.max(freshLeft > 0 ? 0 : 1, spent + flips - (items - flips))
    const best = Math.max(
      freshLeft > 0 ? bestFresh + freshLeft - 1 : 0,
      Math.max(bestSpent, bestFresh - 2) + freshLeft,
    )
    const need = clearingMargin(freshLeft, spentLeft)
    chance += odds * chanceOfMargin(need, strength - best - ground, 2, 2)
  }
  return v.w.followUp * chance * stakes.clear
}

/** What success and failure of the party's assault would change. */
function fillStakes(v: Survey, from: Location, target: Location, point: Unit): void {
  const { s, w } = v
  const isInPlace = from === target
  const { fresh, spent, value } = defenders
  stakes.capacity = 5 * fresh + 2 * spent
  stakes.clearing = clearingMargin(fresh, spent)
  stakes.perPoint = (w.damage * value * v.material) / stakes.capacity

  // Behind: what the location they come from is worth without them, and with the beaten ones back.
  const before = standingNow(v, from)
  const isHeld = s.control[from]! === v.side
  let behind = 0
  let beaten = 0
  if (!isInPlace) {
    fillRest(v, from)
    behind = standing(v, garrison, from, isHeld) - before
  }
  fillRest(v, from)
  addParty(v, point)
  beaten = standing(v, garrison, from, isHeld) - before
  stakes.fail = v.value[point]! * v.material - beaten

  // Ahead: the group stands there Spent, alone or beside the enemy.
  const already = isInPlace || s.present[at(v.side, target)]! > 0 ? standingNow(v, target) : 0
  fillRest(v, target)
  addParty(v, NONE)
  const alone = standing(v, garrison, target, true)
  const beside = standing(v, garrison, target, s.control[target]! === v.side)
  stakes.win = behind + beside - already
  stakes.clear = alone - beside + freed(v, target)
}

/** What it is worth to be rid of the enemy where one holds a contested location already. */
function freed(v: Survey, target: Location): number {
  return v.s.control[target]! === v.side ? 0.3 * v.worth[target]! : 0
}

/** The garrison of a location without the party. */
function fillRest(v: Survey, from: Location): void {
  clearGarrison(garrison)
  const { flags } = v.s
  for (let unit = v.first[at(v.side, from)]!; unit !== NONE; unit = v.next[unit]!) {
    if (!isInParty(unit)) addToGarrison(v, garrison, unit, (flags[unit]! & SPENT) !== 0)
  }
}

function isInParty(unit: Unit): boolean {
  for (let i = 0; i < partySize; i++) if (party[i]! === unit) return true
  return false
}

function addParty(v: Survey, but: Unit): void {
  for (let i = 0; i < partySize; i++) {
    if (party[i]! !== but) addToGarrison(v, garrison, party[i]!, true)
  }
}
