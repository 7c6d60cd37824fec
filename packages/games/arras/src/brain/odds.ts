import type { Stakes } from './records.ts'
/**
 * Exact odds of dice against dice, as tables: the margin of a fight is the edge (Attack Value less
 * Defense Value) plus the difference of the dice, two or three on either side. ARR-6.1a, ARR-8.0a
 */

const FURTHEST = 16 // three sixes against two ones, less 1 either way
const WIDTH = 2 * FURTHEST + 2
const KINDS = 4 // 2 v 2, 2 v 3, 3 v 2, 3 v 3

/** Beyond these edges nothing changes any more. */
const WIDEST_EDGE = 60

/** Ways to throw each sum of two or three dice. */
function waysOf(dice: number): number[] {
  let ways = [1]
  for (let die = 0; die < dice; die++) {
    const next: number[] = Array.from({ length: ways.length + 6 }, () => 0)
    ways.forEach((count, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face]! += count
    })
    ways = next
  }
  return ways
}

function kindOf(attackDice: number, defenceDice: number): number {
  return (attackDice - 2) * 2 + (defenceDice - 2)
}

/** What the dice give, by kind of fight. */
interface Tables {
  readonly chances: Float64Array // of each difference of the dice
  readonly tails: Float64Array // of at least this difference
  readonly means: Float64Array // of the margin, where it is positive, by edge
}

function fillTables(tables: Tables, attackDice: number, defenceDice: number): void {
  const { chances, tails, means } = tables
  const kind = kindOf(attackDice, defenceDice)
  const row = kind * WIDTH
  const all = 6 ** (attackDice + defenceDice)
  const attack = waysOf(attackDice)
  const defence = waysOf(defenceDice)
  attack.forEach((a, sum) =>
    defence.forEach((d, against) => {
      if (a > 0 && d > 0) chances[row + FURTHEST + sum - against]! += (a * d) / all
    }),
  )
  for (let at = WIDTH - 2; at >= 0; at--)
    tails[row + at] = tails[row + at + 1]! + chances[row + at]!
  for (let edge = -WIDEST_EDGE; edge <= WIDEST_EDGE; edge++) {
    let mean = 0
    for (let at = 0; at < WIDTH; at++) {
      mean += chances[row + at]! * Math.max(0, edge + at - FURTHEST)
    }
    means[kind * (2 * WIDEST_EDGE + 1) + WIDEST_EDGE + edge] = mean
  }
}

function makeTables(): Tables {
  const tables: Tables = {
    chances: new Float64Array(KINDS * WIDTH),
    tails: new Float64Array(KINDS * WIDTH),
    means: new Float64Array(KINDS * (2 * WIDEST_EDGE + 1)),
  }
  for (const attackDice of [2, 3])
    for (const defenceDice of [2, 3]) fillTables(tables, attackDice, defenceDice)
  return tables
}

const { tails, means } = makeTables()

/** Chance that a fight with this edge has at least this margin. */
export function chanceOfMargin(
  margin: number,
  edge: number,
  attackDice: number,
  defenceDice: number,
): number {
  const difference = margin - edge
  if (difference <= -FURTHEST) return 1
  if (difference > FURTHEST) return 0
  return tails[kindOf(attackDice, defenceDice) * WIDTH + FURTHEST + difference]!
}

/** Chance of Success. ARR-6.4a */
export function chanceOfSuccess(edge: number, attackDice: number, defenceDice: number): number {
  return chanceOfMargin(1, edge, attackDice, defenceDice)
}

/** Mean of the casualty points of a fight, a Failure counting as none. */
export function meanCasualties(edge: number, attackDice: number, defenceDice: number): number {
  const within = Math.max(-WIDEST_EDGE, Math.min(WIDEST_EDGE, edge))
  const row = kindOf(attackDice, defenceDice) * (2 * WIDEST_EDGE + 1)
  return means[row + WIDEST_EDGE + within]!
}

/** What a margin is worth. */
export function worthOfMargin(stakes: Stakes, margin: number): number {
  if (margin <= 0) return -stakes.fail
  const points = margin < stakes.capacity ? margin : stakes.capacity
  return stakes.win + stakes.perPoint * points + (margin >= stakes.clearing ? stakes.clear : 0)
}

/** What a fight is worth before the dice are rolled. */
export function worthOfFight(
  stakes: Stakes,
  edge: number,
  attackDice: number,
  defenceDice: number,
): number {
  const kind = kindOf(attackDice, defenceDice)
  const row = kind * WIDTH
  const { capacity } = stakes
  // The points beyond the capacity are taken off again: E[min(m, c)] = E[m+] - E[(m - c)+].
  const points =
    meanCasualties(edge, attackDice, defenceDice) -
    meanCasualties(edge - capacity, attackDice, defenceDice)
  const least = FURTHEST + 1 - edge
  const success = least <= 0 ? 1 : least >= WIDTH ? 0 : tails[row + least]!
  const clearing = FURTHEST + stakes.clearing - edge
  const clear = clearing <= 0 ? 1 : clearing >= WIDTH ? 0 : tails[row + clearing]!
  return (
    success * stakes.win +
    points * stakes.perPoint +
    clear * stakes.clear -
    (1 - success) * stakes.fail
  )
}

/**
 * The least casualty points after which no defender stays: flip and retreat for each Fresh unit,
 * one item for each Spent one, less what the last item may exceed. ARR-6.4.2b-e
 */
export function clearingMargin(fresh: number, spent: number): number {
  if (fresh === 0) return spent === 0 ? 0 : 2 * spent - 1
  if (fresh === 1 && spent === 0) return 3
  return 4 * fresh + 2 * spent
}
