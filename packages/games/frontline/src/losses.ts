import { fastDice } from '@estafette/kernel'
import { deathChances } from './chances.ts'
import { DAMAGES, DEAD, MORALE_HIT, PIN } from './data/codes.ts'
import { damageCost, fullCup } from './data/deck.ts'
import { isTank, vp } from './data/forces.ts'
import { deadlyWounds, moraleOf } from './soldiers.ts'
import type { FrontlineState, Soldier } from './state.ts'

/** What a damage draw costs those who suffer it. */
export interface Losses {
  readonly vp: number // on average, to less than a tenth
  readonly none: number // the chance that nobody dies
  readonly deaths: ReadonlyMap<Soldier, number> // the chance of each to die, to a hundredth
}

const CUP = fullCup.reduce((sum, count) => sum + count, 0)
const ORDERS = 300 // of the counters in the cup; each is begun with each of its counters

/** The same orders always, each twice over, so that a draw can begin anywhere and go round. */
function makeOrders(): Uint8Array {
  const cup = [...fullCup].flatMap((count, kind) => Array.from({ length: count }, () => kind))
  const orders = new Uint8Array(ORDERS * 2 * CUP)
  const dice = fastDice(1)
  for (let order = 0; order < ORDERS; order++) {
    for (let at = CUP - 1; at > 0; at--) {
      const other = dice.below(at + 1)
      ;[cup[at], cup[other]] = [cup[other]!, cup[at]!]
    }
    orders.set(cup, order * 2 * CUP)
    orders.set(cup, (order * 2 + 1) * CUP)
  }
  return orders
}

let known: Uint8Array | null = null

/**
 * Losses of a damage draw: so much firepower on these soldiers in a column. The owner names them in
 * the order given, one after the other, as they must, and goes round again until the next counter
 * cannot be paid for. FRL-DMG-2, FRL-DMG-3
 *
 * What several men suffer hangs together by the cup, so that there is no sum for it that would not
 * take seconds. It is drawn out of twelve thousand cups, which are always the same: more firepower
 * never costs less, and nobody gets another answer. For one man the chance is exact.
 */
export function lossesOf(
  s: FrontlineState,
  soldiers: readonly Soldier[],
  fp: number,
  column: number,
  hasAntiArmor: boolean,
): Losses {
  const [only] = soldiers
  if (fp <= 0 || only === undefined) {
    return { vp: 0, none: 1, deaths: new Map(soldiers.map((x) => [x, 0])) }
  }
  if (soldiers.length === 1) {
    const { none } = deathChances(s, soldiers, fp, column, hasAntiArmor)
    return { vp: vp[only]! * (1 - none), none, deaths: new Map([[only, 1 - none]]) }
  }
  known ??= makeOrders()
  const draw = makeDraw(s, soldiers, fp, column, hasAntiArmor)
  for (let order = 0; order < ORDERS; order++) {
    for (let first = 0; first < CUP; first++) draw.run(known, order * 2 * CUP + first)
  }
  const chances = Array.from(draw.deaths, (count) => count / (ORDERS * CUP))
  return {
    vp: soldiers.reduce((sum, x, at) => sum + vp[x]! * chances[at]!, 0),
    none: draw.unharmed() / (ORDERS * CUP),
    deaths: new Map(soldiers.map((x, at) => [x, chances[at]!])),
  }
}

/** One draw after another on the same men. */
function makeDraw(
  s: FrontlineState,
  soldiers: readonly Soldier[],
  fp: number,
  column: number,
  hasAntiArmor: boolean,
) {
  const size = soldiers.length
  const costs = Array.from(DAMAGES, (_, damage) => damageCost[damage * 3 + column]!)
  const isProof = soldiers.map((x) => isTank(x) && !hasAntiArmor) // FRL-VEH-9
  const morale = soldiers.map((x) => Math.max(0, moraleOf(s, x) - s.moraleHits[x]!))
  const wounds = soldiers.map((x) => deadlyWounds(x) - s.wounds[x]!)
  const deaths = new Uint32Array(size)
  const spirit = new Int8Array(size) // hits until the next one is a Wound
  const life = new Int8Array(size) // wounds until he is dead
  let unharmed = 0
  /** Goes through counters from one on. */
  const run = (orders: Uint8Array, first: number): void => {
    if (survivors(orders, first) === size) unharmed++
  }
  const survivors = (orders: Uint8Array, first: number): number => {
    spirit.set(morale)
    life.set(wounds)
    let left = fp
    let alive = size
    let at = -1
    for (let drawn = 0; drawn < CUP && alive > 0; drawn++) {
      const kind = orders[first + drawn]!
      const cost = costs[kind]!
      if (cost > left) return alive
      left -= cost
      do at = at + 1 === size ? 0 : at + 1
      while (life[at]! <= 0)
      if (kind === PIN) continue
      if (kind === MORALE_HIT) {
        if (spirit[at]! > 0) {
          spirit[at]!--
          continue
        }
      } else if (isProof[at]!) continue
      life[at] = kind === DEAD ? 0 : life[at]! - 1
      if (life[at]! > 0) continue
      deaths[at]!++
      alive--
    }
    return alive
  }
  return { deaths, run, unharmed: () => unharmed }
}
