import { isFree, listPending } from './obligation.ts'
import { endUnit, firstUnit, PARALYSED, type BlitzState } from './state.ts'
import { areTwins, defenceOf, isEnough, isNextToAll } from './strength.ts'

/**
 * The greatest number of pending targets that could still be attacked, each unit in one attack,
 * each attack at 1:4 or better. The units and targets of the attack being declared are left out.
 * Only targets linked by a common free unit are searched together. BLZ-CBT-9
 */
export function cover(s: BlitzState): number {
  const { plans } = s.work
  const { targets, units, grouped } = plans.all
  const size = listPending(s, targets)
  if (size === 0) return 0
  const unitSize = listFree(s, units)
  grouped.fill(0, 0, size)
  let sum = 0
  for (let first = 0; first < size; first++) {
    if (!grouped[first]!) sum += coverAround(s, first, size, unitSize)
  }
  return sum
}

/** The same for one target and all that hang together with it. */
function coverAround(s: BlitzState, first: number, size: number, unitSize: number): number {
  const { plans } = s.work
  const { targets, units, grouped } = plans.all
  const { pending, pendingDefence, free, freePower, decided, taken } = plans
  let count = 0
  pending[count++] = targets[first]!
  grouped[first] = 1
  for (let k = 0; k < count; k++) {
    for (let i = 0; i < unitSize; i++) {
      if (!isNear(s, units[i]!, pending[k]!)) continue
      for (let j = first + 1; j < size; j++) {
        if (grouped[j]! || !isNear(s, units[i]!, targets[j]!)) continue
        grouped[j] = 1
        pending[count++] = targets[j]!
      }
    }
  }
  let freeSize = 0
  for (let i = 0; i < unitSize; i++) {
    for (let k = 0; k < count; k++) {
      if (!isNear(s, units[i]!, pending[k]!)) continue
      free[freeSize] = units[i]!
      freePower[freeSize++] = 8 * s.board.attack[units[i]!]! // assault troops count twice
      break
    }
  }
  decided.fill(0, 0, count)
  taken.fill(0, 0, freeSize)
  for (let k = 0; k < count; k++) pendingDefence[k] = defenceOf(s, pending[k]!)
  const search: Search = { size: count, freeSize, best: 0, goal: count }
  plan(s, search, 0)
  return search.best
}

function isNear(s: BlitzState, unit: number, hex: number): boolean {
  return s.board.distances[s.place[unit]! * s.board.hexCount + hex]! === 1
}

interface Search {
  readonly size: number // pending targets
  readonly freeSize: number
  best: number
  readonly goal: number
}

/** The free units of the phasing player. */
function listFree(s: BlitzState, out: Int16Array): number {
  let count = 0
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (isFree(s, unit)) out[count++] = unit
  }
  return count
}

/** The most targets that those still undecided could add, by number and by strength. */
function bound(s: BlitzState, { size, freeSize }: Search): number {
  const { decided, taken, pendingDefence, freePower } = s.work.plans
  let power = 0
  for (let i = 0; i < freeSize; i++) if (!taken[i]!) power += freePower[i]!
  let open = 0
  let least = 0x7fff
  for (let i = 0; i < size; i++) {
    if (decided[i]!) continue
    open++
    if (pendingDefence[i]! < least) least = pendingDefence[i]!
  }
  return open === 0 ? 0 : Math.min(open, Math.floor(power / Math.max(1, least)))
}

/** Decides the next target: an attack on it, alone or with others, or none. */
function plan(s: BlitzState, search: Search, covered: number): void {
  if (covered > search.best) search.best = covered
  if (search.best === search.goal || covered + bound(s, search) <= search.best) return
  const { decided } = s.work.plans
  let target = 0
  while (decided[target]!) target++
  const chosen: number[] = [target]
  decided[target] = 1
  attackWith(s, search, covered, chosen, target + 1)
  if (search.best !== search.goal) plan(s, search, covered) // nobody attacks it
  decided[target] = 0
}

/** Tries all ways to attack the chosen targets together, then with one more. */
function attackWith(
  s: BlitzState,
  search: Search,
  covered: number,
  chosen: number[],
  from: number,
): void {
  const units: number[] = []
  addUnit(s, search, covered, chosen, units, 0)
  const { decided } = s.work.plans
  for (let next = from; next < search.size; next++) {
    if (search.best === search.goal) return
    if (decided[next]! || !hasCommon(s, search, chosen, next)) continue
    decided[next] = 1
    chosen.push(next)
    attackWith(s, search, covered, chosen, next + 1)
    chosen.pop()
    decided[next] = 0
  }
}

/** Whether a free unit stands next to all the chosen targets and one more. */
function hasCommon(
  s: BlitzState,
  search: Search,
  chosen: readonly number[],
  next: number,
): boolean {
  const { free, taken, pending } = s.work.plans
  for (let i = 0; i < search.freeSize; i++) {
    if (taken[i]!) continue
    const from = s.place[free[i]!]! * s.board.hexCount
    if (s.board.distances[from + pending[next]!]! !== 1) continue
    if (chosen.every((target) => s.board.distances[from + pending[target]!]! === 1)) return true
  }
  return false
}

/** Adds units until the attack stands at 1:4, then goes on with what is left. */
function addUnit(
  s: BlitzState,
  search: Search,
  covered: number,
  chosen: readonly number[],
  units: number[],
  from: number,
): void {
  const { plans } = s.work
  const { free, taken, pending, sets, targets } = plans
  if (units.length > 0) {
    sets.size = units.length
    units.forEach((unit, i) => (sets.list[i] = free[unit]!))
    targets.size = chosen.length
    chosen.forEach((target, i) => (targets.list[i] = pending[target]!))
    if (isEnough(s, sets, targets)) {
      plan(s, search, covered + chosen.length)
      return
    }
  }
  for (let i = from; i < search.freeSize; i++) {
    if (search.best === search.goal) return
    if (taken[i]! || hasFreeTwin(s, i) || isStackUsed(s, i, search)) continue
    targets.size = chosen.length
    chosen.forEach((target, k) => (targets.list[k] = pending[target]!))
    if (!isNextToAll(s, free[i]!, targets)) continue
    taken[i] = 1
    units.push(i)
    addUnit(s, search, covered, chosen, units, i + 1)
    units.pop()
    taken[i] = 0
  }
}

/** Whether one that is alike comes before and is left out: plans with that one have been tried. */
function hasFreeTwin(s: BlitzState, index: number): boolean {
  const { free, taken } = s.work.plans
  for (let i = 0; i < index; i++) if (!taken[i]! && areTwins(s, free[i]!, free[index]!)) return true
  return false
}

/** Whether another unit of a paralysed stack is part of the plan. BLZ-EVT-4 */
function isStackUsed(s: BlitzState, index: number, { freeSize }: Search): boolean {
  const { free, taken } = s.work.plans
  const hex = s.place[free[index]!]!
  if ((s.ground[hex]! & PARALYSED) === 0) return false
  for (let i = 0; i < freeSize; i++) if (taken[i]! && s.place[free[i]!]! === hex) return true
  return false
}
