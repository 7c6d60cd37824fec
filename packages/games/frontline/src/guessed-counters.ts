import type { Dice } from '@estafette/kernel'
import { equipmentCount } from './data/deck.ts'
import { isVehicle } from './data/forces.ts'
import { carrierOf, isGrenade } from './equipment.ts'
import { isBeingChosen } from './hidden.ts'
import { endOfSide, firstOfSide } from './ranges.ts'
import { isFaceDown, isPassed, kindOf, sideOf } from './soldiers.ts'
import { PASSED, SLOTS, type FrontlineState, type Side } from './state.ts'

/**
 * Face-down counters of a side are drawn from all that nobody has seen: vehicles first, which take
 * no grenades, so that every way to lay them is as likely as the others.
 */
export function dealCounters(s: FrontlineState, side: Side, dice: Dice): void {
  const box = equipmentCount.slice()
  for (let kind = 0; kind < box.length; kind++) box[kind]! -= s.spent[side * box.length + kind]!
  const slots: number[] = []
  let inVehicles = 0
  let isChosen = false
  for (let slot = firstOfSide(side) * SLOTS; slot < endOfSide(side) * SLOTS; slot++) {
    const x = carrierOf(slot)
    if (s.owner[x]! < 0 || sideOf(s, x) !== side) continue
    const counter = s.counters[slot]!
    const isChoice = isBeingChosen(s, slot)
    if (isChoice) isChosen = true
    if (!isChoice && !isFaceDown(counter)) {
      if (counter > 0) box[kindOf(counter)]! -= 1
    } else if (isVehicle(x)) slots.splice(inVehicles++, 0, slot)
    else slots.push(slot)
  }
  if (slots.length === 0) return
  const ways = isChosen ? countWays(s, slots, box) : null
  let taken = 0
  slots.forEach((slot, index) => {
    const isOnVehicle = isVehicle(carrierOf(slot))
    const mark = isPassed(s.counters[slot]!) ? PASSED : 0
    s.counters[slot] = 0
    if (ways && isBeingChosen(s, slot)) {
      const without = ways[index + 1]![taken]! / ways[index]![taken]!
      if (dice.pick(1 << 30) < without * (1 << 30)) return
    }
    s.counters[slot] = drawFrom(box, isOnVehicle, dice) | mark
    taken++
  })
}

/** How many counters of a box can be laid on a vehicle, or on anybody. */
function sumOf(box: Int8Array, isOnVehicle: boolean): number {
  let sum = 0
  for (let kind = 1; kind < box.length; kind++) {
    if (!isOnVehicle || !isGrenade(kind)) sum += box[kind]!
  }
  return sum
}

/** By slot and counters laid so far: in how many ways the slots from there on can be filled. */
function countWays(s: FrontlineState, slots: readonly number[], box: Int8Array): Float64Array[] {
  const ways = slots.map(() => new Float64Array(slots.length + 2))
  ways.push(new Float64Array(slots.length + 2).fill(1))
  for (let index = slots.length - 1; index >= 0; index--) {
    const free = sumOf(box, isVehicle(carrierOf(slots[index]!)))
    const mayBeNone = isBeingChosen(s, slots[index]!)
    for (let taken = 0; taken <= index; taken++) {
      const laid = Math.max(0, free - taken) * ways[index + 1]![taken + 1]!
      ways[index]![taken] = laid + (mayBeNone ? ways[index + 1]![taken]! : 0)
    }
  }
  return ways
}

/** A counter out of the box, as likely as any other that may be laid there. */
function drawFrom(box: Int8Array, isOnVehicle: boolean, dice: Dice): number {
  const left = sumOf(box, isOnVehicle)
  if (left === 0) return 0
  let at = dice.pick(left)
  for (let kind = 1; kind < box.length; kind++) {
    if (isOnVehicle && isGrenade(kind)) continue
    if (at < box[kind]!) {
      box[kind]! -= 1
      return kind
    }
    at -= box[kind]!
  }
  return 0
}
