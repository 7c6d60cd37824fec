import { isFree, listPending } from './obligation.ts'
import { endUnit, firstUnit, PARALYSED, type BlitzState } from './state.ts'
import { areTwins, defenceOf, isEnough, isNextToAll } from './strength.ts'

/**
 * The greatest number of pending targets that could still be attacked, each unit in one attack,
 * each attack at 1:4 or better. The units and targets of the attack being declared are left out.
 * Only targets linked by a common free unit are searched together. BLZ-CBT-9
 */
export function cover(s: BlitzState): number {
  return coverUpTo(s, s.board.hexCount)
}

/** Whether so many of the pending targets could still be attacked. */
export function canCover(s: BlitzState, need: number): boolean {
  return need <= 0 || coverUpTo(s, need) >= need
}

/** What can be covered, or as much of it as shows that the need is met or is not. */
function coverUpTo(s: BlitzState, need: number): number {
  const { targets, units, grouped } = s.work.plans.all
  const size = listPending(s, targets)
  if (size === 0) return 0
  const unitSize = listFree(s, units)
  grouped.fill(0, 0, size)
  let sum = 0
  for (let first = 0; first < size && sum < need; first++) {
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
  if (count === 1) return 1 // it can be attacked, or it would not be pending
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
  for (let k = 0; k < count; k++) pendingDefence[k] = Math.max(1, defenceOf(s, pending[k]!))
  return most(s, { size: count, freeSize, known: count > FEW ? new Map() : null })
}

function isNear(s: BlitzState, unit: number, hex: number): boolean {
  return s.board.distances[s.place[unit]! * s.board.hexCount + hex]! === 1
}

/** Groups of no more targets than this are searched faster than anything is looked up. */
const FEW = 3

/** Targets that hang together. */
interface Group {
  readonly size: number // pending targets
  readonly freeSize: number
  readonly known: Map<string, number> | null // what was found, by what is decided and taken
}

/** What the targets that are undecided could add. */
interface Hope {
  best: number // found so far
  readonly limit: number // as many as are within the strength that is left
}

/** The free units of the phasing player. */
function listFree(s: BlitzState, out: Int16Array): number {
  let count = 0
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (isFree(s, unit)) out[count++] = unit
  }
  return count
}

/** Whether all who are left next to a target could do something against it, at the very best. */
function isHopeful(s: BlitzState, { freeSize }: Group, target: number): boolean {
  const { free, freePower, taken, pending, pendingDefence } = s.work.plans
  let power = 0
  for (let i = 0; i < freeSize; i++) {
    if (!taken[i]! && isNear(s, free[i]!, pending[target]!)) power += freePower[i]!
  }
  return power >= pendingDefence[target]!
}

/** What is decided, and who is taken of those that the others could use. */
function keyOf(s: BlitzState, { size, freeSize }: Group): string {
  const { decided, taken, free, pending } = s.work.plans
  let key = ''
  let bits = 0
  let length = 0
  for (let k = 0; k < size; k++) {
    bits = 2 * bits + decided[k]!
    if (++length % 15 > 0) continue
    key += String.fromCharCode(bits)
    bits = 0
  }
  for (let i = 0; i < freeSize; i++) {
    let matters = 0
    for (let k = 0; taken[i]! && !matters && k < size; k++) {
      if (!decided[k]! && isNear(s, free[i]!, pending[k]!)) matters = 1
    }
    bits = 2 * bits + matters
    if (++length % 15 > 0) continue
    key += String.fromCharCode(bits)
    bits = 0
  }
  return key + String.fromCharCode(bits)
}

/** The most that the undecided targets can add. */
function most(s: BlitzState, group: Group): number {
  const { decided } = s.work.plans
  let limit = 0
  let target = -1
  for (let k = 0; k < group.size; k++) {
    if (decided[k]! || !isHopeful(s, group, k)) continue
    limit++
    if (target < 0) target = k
  }
  if (limit === 0) return 0
  const key = group.known ? keyOf(s, group) : ''
  const known = group.known?.get(key)
  if (known !== undefined) return known
  const hope: Hope = { best: 0, limit }
  decided[target] = 1
  attackWith(s, group, hope, [target], target + 1)
  if (hope.best < limit - 1) hope.best = Math.max(hope.best, most(s, group)) // nobody attacks it
  decided[target] = 0
  group.known?.set(key, hope.best)
  return hope.best
}

/** Tries all ways to attack the chosen targets together, then with one more. */
function attackWith(s: BlitzState, group: Group, hope: Hope, chosen: number[], from: number): void {
  if (chosen.length === 1 && hasOwnAttackers(s, group, chosen[0]!)) {
    hope.best = Math.max(hope.best, 1 + most(s, group))
  } else addUnit(s, group, hope, chosen, [], 0)
  const { decided } = s.work.plans
  for (let next = from; next < group.size; next++) {
    if (hope.best === hope.limit) return
    if (decided[next]! || !hasCommon(s, group, chosen, next)) continue
    decided[next] = 1
    chosen.push(next)
    attackWith(s, group, hope, chosen, next + 1)
    chosen.pop()
    decided[next] = 0
  }
}

/** Whether those who can attack nothing else are enough for a target: nobody else loses by it. */
function hasOwnAttackers(s: BlitzState, { size, freeSize }: Group, target: number): boolean {
  const { free, taken, pending, decided, sets, targets } = s.work.plans
  sets.size = 0
  for (let i = 0; i < freeSize; i++) {
    const unit = free[i]!
    if (taken[i]! || !isNear(s, unit, pending[target]!)) continue
    if (s.ground[s.place[unit]!]! & PARALYSED) continue // only one of them may. BLZ-EVT-4
    let isWanted = false
    for (let k = 0; k < size && !isWanted; k++) {
      isWanted = !decided[k]! && isNear(s, unit, pending[k]!)
    }
    if (!isWanted) sets.list[sets.size++] = unit
  }
  if (sets.size === 0) return false
  targets.size = 1
  targets.list[0] = pending[target]!
  return isEnough(s, sets, targets)
}

/** Whether a free unit stands next to all the chosen targets and one more. */
function hasCommon(s: BlitzState, group: Group, chosen: readonly number[], next: number): boolean {
  const { free, taken, pending } = s.work.plans
  for (let i = 0; i < group.freeSize; i++) {
    if (taken[i]! || !isNear(s, free[i]!, pending[next]!)) continue
    if (chosen.every((target) => isNear(s, free[i]!, pending[target]!))) return true
  }
  return false
}

/** Adds units until the attack stands at 1:4, then goes on with what is left. */
function addUnit(
  s: BlitzState,
  group: Group,
  hope: Hope,
  chosen: readonly number[],
  units: number[],
  from: number,
): void {
  const { free, taken, targets } = s.work.plans
  if (units.length > 0 && isAttack(s, chosen, units, -1)) {
    // Whoever is not needed only lacks elsewhere.
    for (let i = 0; i < units.length - 1; i++) if (isAttack(s, chosen, units, i)) return
    hope.best = Math.max(hope.best, chosen.length + most(s, group))
    return
  }
  for (let i = from; i < group.freeSize; i++) {
    if (hope.best === hope.limit) return
    if (taken[i]! || hasFreeTwin(s, i) || isStackUsed(s, i, group)) continue
    nameTargets(s, chosen)
    if (!isNextToAll(s, free[i]!, targets)) continue
    taken[i] = 1
    units.push(i)
    addUnit(s, group, hope, chosen, units, i + 1)
    units.pop()
    taken[i] = 0
  }
}

function nameTargets(s: BlitzState, chosen: readonly number[]): void {
  const { pending, targets } = s.work.plans
  targets.size = chosen.length
  for (let k = 0; k < chosen.length; k++) targets.list[k] = pending[chosen[k]!]!
}

/** Whether units, one of them left out, may attack the chosen targets. BLZ-CBT-5 */
function isAttack(
  s: BlitzState,
  chosen: readonly number[],
  units: readonly number[],
  without: number,
): boolean {
  const { free, sets, targets } = s.work.plans
  nameTargets(s, chosen)
  sets.size = 0
  for (let i = 0; i < units.length; i++) {
    if (i !== without) sets.list[sets.size++] = free[units[i]!]!
  }
  return isEnough(s, sets, targets)
}

/** Whether one that is alike comes before and is left out: plans with that one have been tried. */
function hasFreeTwin(s: BlitzState, index: number): boolean {
  const { free, taken } = s.work.plans
  for (let i = 0; i < index; i++) if (!taken[i]! && areTwins(s, free[i]!, free[index]!)) return true
  return false
}

/** Whether another unit of a paralysed stack is part of the plan. BLZ-EVT-4 */
function isStackUsed(s: BlitzState, index: number, { freeSize }: Group): boolean {
  const { free, taken } = s.work.plans
  const hex = s.place[free[index]!]!
  if ((s.ground[hex]! & PARALYSED) === 0) return false
  for (let i = 0; i < freeSize; i++) if (taken[i]! && s.place[free[i]!]! === hex) return true
  return false
}
