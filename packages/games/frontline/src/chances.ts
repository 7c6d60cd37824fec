import { DAMAGES, PIN } from './data/codes.ts'
import { damageCost, fullCup } from './data/deck.ts'
import { isTank } from './data/forces.ts'
import { columnNow, tintsNow, victimNow } from './damage.ts'
import { membersOf } from './sections.ts'
import { deadlyWounds, moraleOf } from './soldiers.ts'
import { ANTI_ARMOR, NONE, type FrontlineState, type Soldier } from './state.ts'

/** How likely it is that nobody, one, or more than one dies. */
export interface Deaths {
  readonly none: number
  readonly one: number
  readonly more: number
}

/** One of those who suffer, as far as it matters to what a counter does to him. */
interface Man {
  readonly morale: number // hits until the next one is a Wound
  readonly wounds: number // until he is dead
  readonly isProof: boolean // Wounds and Deads do nothing to him. FRL-VEH-9
}

/** In how many orders counters can be drawn, by how many of each kind there are among them. */
type Orders = ReadonlyMap<number, number>

const [PINS, HITS, WOUNDS, DEADS] = fullCup as unknown as readonly [number, number, number, number]
const CUP = PINS + HITS + WOUNDS + DEADS
const MOST = 16 // more than there are counters of any kind but pins, which are the rest

/** A number for so many Morale hits, Wounds and Deads; numbers add up as the counters do. */
function among(hits: number, wounds: number, deads: number): number {
  return (hits * MOST + wounds) * MOST + deads
}

/**
 * Exact chances of a damage draw: so much firepower on these soldiers in a column. The owner names
 * the men in the order given, one after the other, as he must. FRL-DMG-2
 *
 * Whatever was paid for could have been paid for in any order, and what a man suffers does not
 * depend on its order either. So it is enough to count, by how many counters of each kind are paid
 * for, the orders in which nobody dies, and those in which just one does.
 */
export function deathChances(
  s: FrontlineState,
  soldiers: readonly Soldier[],
  fp: number,
  column: number,
  hasAntiArmor: boolean,
): Deaths {
  if (fp <= 0 || soldiers.length === 0) return { none: 1, one: 0, more: 0 }
  const men = soldiers.map((x) => ({
    morale: Math.max(0, moraleOf(s, x) - s.moraleHits[x]!),
    wounds: deadlyWounds(x) - s.wounds[x]!,
    isProof: isTank(x) && !hasAntiArmor,
  }))
  const costs = Array.from(DAMAGES, (_, damage) => damageCost[damage * 3 + column]!)
  const most = Math.min(CUP, Math.floor(fp / costs[PIN]!))
  const counting = makeCounting()
  let none = 0
  let one = 0
  for (let paid = 0; paid <= most; paid++) {
    none += endsAfter(counting.nobody(men, paid), paid, fp, costs)
    if (men.length > 1) one += endsAfter(counting.justOne(men, paid), paid, fp, costs)
  }
  if (men.length === 1) one = 1 - none // the draw ends with him
  return { none, one, more: Math.max(0, 1 - none - one) }
}

/** The chance that just so many counters are paid for, in one of these orders. FRL-DMG-3 */
function endsAfter(orders: Orders, paid: number, fp: number, costs: readonly number[]): number {
  let sum = 0
  for (const [kinds, count] of orders) {
    const deads = kinds % MOST
    const wounds = Math.floor(kinds / MOST) % MOST
    const hits = Math.floor(kinds / MOST / MOST)
    const pins = paid - hits - wounds - deads
    if (pins > PINS || hits > HITS || wounds > WOUNDS || deads > DEADS) continue
    const drawn = [pins, hits, wounds, deads]
    const left = fp - drawn.reduce((cost, number, kind) => cost + number * costs[kind]!, 0)
    if (left < 0) continue
    const dear = drawn.reduce(
      (number, out, kind) => number + (costs[kind]! > left ? fullCup[kind]! - out : 0),
      0,
    )
    if (dear === 0 && paid < CUP) continue
    const ways =
      falling(PINS, pins) * falling(HITS, hits) * falling(WOUNDS, wounds) * falling(DEADS, deads)
    sum += ((count * ways) / falling(CUP, paid)) * (paid < CUP ? dear / (CUP - paid) : 1)
  }
  return sum
}

function falling(from: number, count: number): number {
  let product = 1
  for (let i = 0; i < count; i++) product *= from - i
  return product
}

function choose(from: number, count: number): number {
  return falling(from, count) / falling(count, count)
}

/** Counts orders; what one man can go through is worked out once. */
function makeCounting() {
  const survivals = new Map<string, Orders>()

  /** The orders in which a man goes through so many counters and lives. */
  function survives(man: Man, count: number): Orders {
    const key = `${man.morale} ${man.wounds} ${man.isProof} ${count}`
    const known = survivals.get(key)
    if (known) return known
    const found = new Map<number, number>()
    eachLot(man, count, (hits, wounds, deads, orders) => {
      found.set(among(hits, wounds, deads), orders)
    })
    survivals.set(key, found)
    return found
  }

  /** The orders in which nobody dies of so many counters. */
  function nobody(men: readonly Man[], paid: number): Orders {
    return together(men.map((man, at) => survives(man, share(paid, men.length, at))))
  }

  /** The orders in which one man dies and the others go on without him. */
  function justOne(men: readonly Man[], paid: number): Orders {
    const found = new Map<number, number>()
    const rest = men.length - 1
    for (let at = 0; at < men.length; at++) {
      for (let own = 1; (own - 1) * men.length + at < paid; own++) {
        const after = paid - (own - 1) * men.length - at - 1
        const others = men.flatMap((man, other) => {
          if (other === at) return []
          const before = other < at ? own : own - 1
          const behind = (other - at - 1 + men.length) % men.length // in the queue after his death
          return [survives(man, before + share(after, rest, behind))]
        })
        for (const [kinds, count] of together([dies(men[at]!, own), ...others])) {
          found.set(kinds, (found.get(kinds) ?? 0) + count)
        }
      }
    }
    return found
  }

  return { nobody, justOne }
}

/** How many of some counters go to a place in a queue that is gone through again and again. */
function share(counters: number, queue: number, at: number): number {
  return Math.floor(counters / queue) + (at < counters % queue ? 1 : 0)
}

/** Every lot of so many counters that a man survives, with the orders they can come in. */
function eachLot(
  man: Man,
  count: number,
  tell: (hits: number, wounds: number, deads: number, orders: number) => void,
): void {
  const { morale, isProof } = man
  for (let hits = 0; hits <= Math.min(count, HITS, morale + man.wounds - 1); hits++) {
    const spare = man.wounds - 1 - Math.max(0, hits - morale)
    const mostWounds = Math.min(count - hits, WOUNDS, isProof ? WOUNDS : spare)
    for (let wounds = 0; wounds <= mostWounds; wounds++) {
      const mostDeads = isProof ? Math.min(count - hits - wounds, DEADS) : 0
      for (let deads = 0; deads <= mostDeads; deads++) {
        const orders =
          choose(count, hits) * choose(count - hits, wounds) * choose(count - hits - wounds, deads)
        tell(hits, wounds, deads, orders)
      }
    }
  }
}

/** The orders in which a man dies of the last of so many counters, and of none before. */
function dies(man: Man, count: number): Orders {
  const found = new Map<number, number>()
  const add = (kinds: number, orders: number): void => {
    found.set(kinds, (found.get(kinds) ?? 0) + orders)
  }
  eachLot(man, count - 1, (hits, wounds, deads, orders) => {
    const suffered = Math.max(0, hits - man.morale) + (man.isProof ? 0 : wounds)
    const isLast = suffered === man.wounds - 1
    if (!man.isProof) add(among(hits, wounds, deads + 1), orders)
    if (!man.isProof && isLast) add(among(hits, wounds + 1, deads), orders)
    if (hits >= man.morale && isLast) add(among(hits + 1, wounds, deads), orders)
  })
  return found
}

/** Orders of several men, each with counters of his own. */
function together(parts: readonly Orders[]): Orders {
  let sum: Orders = new Map([[0, 1]])
  for (const part of parts) {
    const next = new Map<number, number>()
    for (const [kinds, count] of sum) {
      for (const [more, orders] of part) {
        if (!isInCup(kinds + more)) continue
        next.set(kinds + more, (next.get(kinds + more) ?? 0) + count * orders)
      }
    }
    sum = next
  }
  return sum
}

/** Whether the cup holds as many. */
function isInCup(kinds: number): boolean {
  return (
    kinds % MOST <= DEADS &&
    Math.floor(kinds / MOST) % MOST <= WOUNDS &&
    Math.floor(kinds / MOST / MOST) <= HITS
  )
}

/** Whoever suffers now: the whole section, or the man that a sniper aims at. */
export function suffering(s: FrontlineState): Soldier[] {
  const victim = victimNow(s)
  return victim === NONE ? membersOf(s, s.sufferer) : [victim]
}

/** How likely it is that somebody dies of the firepower that is left. */
export function harmChance(s: FrontlineState): number {
  if (s.sufferer === NONE || s.fp <= 0) return 0
  const hasAntiArmor = (tintsNow(s) & ANTI_ARMOR) !== 0
  return 1 - deathChances(s, suffering(s), s.fp, columnNow(s), hasAntiArmor).none
}
