import { ARTILLERY, LEADER } from '../data/board.ts'
import { at, LOCKED, NONE, REDUCED, SPENT, type Location, type Side, type Unit } from '../state.ts'
import type { Survey } from './memory.ts'
import { NO_UNIT, type Garrison } from './records.ts'

export function clearGarrison(g: Garrison): void {
  g.fresh = 0
  g.spent = 0
  g.bestFresh = NO_UNIT
  g.bestSpent = NO_UNIT
  g.best = NO_UNIT
  g.gunFresh = NO_UNIT
  g.gunSpent = NO_UNIT
  g.gun = NO_UNIT
  g.rommel = 0
  g.value = 0
  g.attack = NO_UNIT
  g.able = 0
}

/** Adds a unit, Fresh or Spent. */
export function addUnit(v: Survey, g: Garrison, unit: Unit, isSpent: boolean): void {
  const { board, flags } = v.s
  const counter = flags[unit]! & REDUCED ? unit + board.unitCount : unit
  const type = board.type[unit]!
  g.value += v.value[unit]!
  if (unit === board.rommel) g.rommel = 2
  if (isSpent) g.spent++
  else g.fresh++
  const fresh = board.defence[counter]!
  const spent = board.spentDefence[counter]!
  if (type === ARTILLERY) {
    g.gun = Math.max(g.gun, fresh)
    if (isSpent) g.gunSpent = Math.max(g.gunSpent, spent)
    else g.gunFresh = Math.max(g.gunFresh, fresh)
    return
  }
  g.best = Math.max(g.best, fresh)
  if (isSpent) g.bestSpent = Math.max(g.bestSpent, spent)
  else g.bestFresh = Math.max(g.bestFresh, fresh)
  if (flags[unit]! & LOCKED) return
  g.able++
  if (type !== LEADER) g.attack = Math.max(g.attack, board.attack[counter]!)
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
    if (unit !== but) addUnit(v, g, unit, (flags[unit]! & SPENT) !== 0)
  }
}

/** Defense Value with the best Forward Unit. ARR-6.3a-d */
export function defenceOf(v: Survey, g: Garrison, place: Location): number {
  const isGuns = g.best === NO_UNIT // ARR-6.3b
  const fresh = isGuns ? g.gunFresh : g.bestFresh
  const spent = isGuns ? g.gunSpent : g.bestSpent
  return Math.max(fresh + g.fresh - 1, spent + g.fresh) + v.s.board.tem[place]! + g.rommel
}

/** The same next turn, with everybody Fresh. */
export function defenceNext(v: Survey, g: Garrison, place: Location): number {
  const best = g.best === NO_UNIT ? g.gun : g.best
  return best + g.fresh + g.spent - 1 + v.s.board.tem[place]! + g.rommel
}

/** Casualty points that a garrison can take at most. ARR-6.4.2f */
export function capacityOf(g: Garrison): number {
  return 5 * g.fresh + 2 * g.spent
}
