import { ARTILLERY, LEADER, RIVER, UNIT_COUNT } from '../data/board.ts'
import { at, LOCKED, NONE, REDUCED, SPENT, type Location, type Side, type Unit } from '../state.ts'
import { chanceOfMargin, clearingMargin, meanCasualties } from './odds.ts'
import { FAR } from './reach.ts'
import { SAFE, UNKNOWN, type Survey } from './survey.ts'
import { hitNext } from './threats.ts'

/** The units of one side in a location, as a defence. */
export interface Garrison {
  fresh: number
  spent: number
  bestFresh: number // Defense Factor, NO_UNIT without any; artillery only where nothing else is
  bestSpent: number
  best: number // the same with everybody Fresh
  value: number // of all its units
  rommel: number // 2 where he is
  attack: number // best Attack Factor, NO_UNIT without any
  able: number // units that can take part in an assault
}

const NO_UNIT = -50

export function makeGarrison(): Garrison {
  return {
    fresh: 0,
    spent: 0,
    bestFresh: 0,
    bestSpent: 0,
    best: 0,
    value: 0,
    rommel: 0,
    attack: 0,
    able: 0,
  }
}

export function clearGarrison(g: Garrison): void {
  g.fresh = 0
  g.spent = 0
  g.bestFresh = NO_UNIT
  g.bestSpent = NO_UNIT
  g.best = NO_UNIT
  g.value = 0
  g.rommel = 0
  g.attack = NO_UNIT
  g.able = 0
}

/** Adds a unit to a garrison, Fresh or Spent. */
export function addToGarrison(v: Survey, g: Garrison, unit: Unit, isSpent: boolean): void {
  const { board, flags } = v.s
  const counter = flags[unit]! & REDUCED ? unit + UNIT_COUNT : unit
  g.value += v.value[unit]!
  if (unit === board.rommel) g.rommel = 2
  if (isSpent) g.spent++
  else g.fresh++
  // ARR-6.3b: guns stand in front only where nothing else defends; such a place is weak anyway.
  if (board.type[unit]! === ARTILLERY) {
    if (g.bestFresh < 0 && !isSpent) g.bestFresh = 0
    if (g.bestSpent < 0 && isSpent) g.bestSpent = 0
    if (g.best < 0) g.best = 0
    return
  }
  if ((flags[unit]! & LOCKED) === 0) {
    g.able++
    if (board.type[unit]! !== LEADER) g.attack = Math.max(g.attack, board.attack[counter]!)
  }
  const factor = isSpent ? board.spentDefence[counter]! : board.defence[counter]!
  if (isSpent) g.bestSpent = Math.max(g.bestSpent, factor)
  else g.bestFresh = Math.max(g.bestFresh, factor)
  g.best = Math.max(g.best, board.defence[counter]!)
}

/** The garrison of a location as it stands, without one of its units if need be. */
export function fillGarrison(
  v: Survey,
  g: Garrison,
  side: Side,
  place: Location,
  but: Unit = NONE,
): void {
  clearGarrison(g)
  const { flags } = v.s
  for (let unit = v.first[at(side, place)]!; unit !== NONE; unit = v.next[unit]!) {
    if (unit !== but) addToGarrison(v, g, unit, (flags[unit]! & SPENT) !== 0)
  }
}

/** Defense Value of a garrison with its best Forward Unit. ARR-6.3a-d */
export function defenceOf(v: Survey, g: Garrison, place: Location): number {
  const factor = Math.max(g.bestFresh + g.fresh - 1, g.bestSpent + g.fresh)
  return Math.max(0, factor) + v.s.board.tem[place]! + g.rommel
}

/** How a location is expected to fare, as points for the side of the survey. */
export function standing(v: Survey, g: Garrison, place: Location, isHeld: boolean): number {
  const { w, s } = v
  const worth = v.worth[place]!
  const size = g.fresh + g.spent
  const share = w.now[s.turn]!
  if (size === 0) {
    if (!isHeld || s.present[at(v.enemy, place)]! > 0) return 0
    const now = v.isWalkable[place]! ? w.emptyKept : 1
    hitNext(v, place)
    const next = v.isWalkableNext[place]! ? w.emptyKeptNext : 1
    return worth * now * (share + (1 - share) * next)
  }
  let kept = 1
  let harm = 0
  const hit = v.hit[place]!
  if (hit !== SAFE) {
    const defence = defenceOf(v, g, place)
    const clearing = clearingMargin(g.fresh, g.spent)
    const attackDice = v.dice[at(v.enemy, place)]!
    const defenceDice = v.dice[at(v.side, place)]!
    const attacked = w.aggression * Math.min(1, v.danger[place]!)
    kept = 1 - attacked * chanceOfMargin(clearing, hit - defence, attackDice, defenceDice)
    const capacity = 5 * g.fresh + 2 * g.spent
    const points = Math.min(capacity, meanCasualties(hit - defence, attackDice, defenceDice))
    const success = chanceOfMargin(1, hit - defence, attackDice, defenceDice)
    const lost = (w.harm * points * g.value) / capacity - (1 - success) * w.repelled
    harm = attacked * v.material * Math.max(0, lost)
  }
  let next = 1
  const later = hitNext(v, place)
  if (later !== SAFE) {
    const defence = g.best + size - 1 + s.board.tem[place]! + g.rommel
    next = 1 - w.aggression * chanceOfMargin(clearingMargin(size, 0), later - defence, 2, 2)
  }
  const stake = isHeld ? worth : w.contest * Math.min(w.offenceMost, worth)
  const ready = (1 - share) * w.offence * offence(v, g, place)
  return stake * kept * (share + (1 - share) * next) - harm + ready
}

/** What the best assault of a garrison next turn could bring, everybody Fresh. */
function offence(v: Survey, g: Garrison, place: Location): number {
  if (g.attack < 0) return 0
  const { s, w } = v
  const { offsets, targets, borders } = s.board.graph
  const strength = g.attack + Math.min(10, g.able) - 1
  let best = 0
  for (let edge = offsets[place]!; edge < offsets[place + 1]!; edge++) {
    const target = targets[edge]!
    if (s.present[at(v.enemy, target)]! === 0 || v.entry[at(v.side, target)]! === FAR) continue
    const river = borders[edge]! === RIVER ? 1 : 0
    const chance = chanceOfMargin(1, strength - river - wallOf(v, target), 2, 2)
    best = Math.max(best, chance * Math.min(w.offenceMost, v.worth[target]!))
  }
  if (s.present[at(v.enemy, place)]! > 0) {
    const chance = chanceOfMargin(1, strength - wallOf(v, place), 2, 2)
    best = Math.max(best, chance * Math.min(w.offenceMost, v.worth[place]!))
  }
  return best
}

const wall = makeGarrison()

/** Defense Value of the enemy's units in a location next turn. */
function wallOf(v: Survey, place: Location): number {
  const known = v.wall[place]!
  if (known !== UNKNOWN) return known
  fillGarrison(v, wall, v.enemy, place)
  const value = wall.best + wall.fresh + wall.spent - 1 + v.s.board.tem[place]! + wall.rommel
  v.wall[place] = value
  return value
}

/** Whether a side would hold a location by standing in it: it does already, or is alone there. */
export function wouldHold(v: Survey, place: Location): boolean {
  return v.s.control[place]! === v.side || v.s.present[at(v.enemy, place)]! === 0
}

const scratch = makeGarrison()

/** How a location fares as it is now. */
export function standingNow(v: Survey, place: Location): number {
  const known = v.standing[place]!
  if (!Number.isNaN(known)) return known
  fillGarrison(v, scratch, v.side, place)
  const value = standing(v, scratch, place, v.s.control[place]! === v.side)
  v.standing[place] = value
  return value
}

/** What a vacant location taken in passing brings, left empty behind. */
export function seizure(v: Survey, place: Location): number {
  const known = v.seizure[place]!
  if (!Number.isNaN(known)) return known
  fillGarrison(v, scratch, v.side, place)
  const value = standing(v, scratch, place, true)
  v.seizure[place] = value
  return value
}
