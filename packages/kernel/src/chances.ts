import type { Dice } from './dice.ts'
import type { Choice, Seat } from './choice.ts'
import type { Game, GameEvent } from './game.ts'
import { hashText, type State } from './state.ts'

/** One possible result of a choice, with its exact probability. */
export interface Chance<S> {
  readonly probability: number
  readonly state: S
}

/** One branching point of an enumeration: the results it can have and their weights. */
interface Branch {
  readonly weights: readonly number[]
  readonly impose: (result: number, faces: number[]) => number
  at: number
}

/** Ways to throw each sum of `count` dice, from the lowest sum upwards. */
function sumWays(count: number, sides: number): readonly number[] {
  let ways = [1]
  for (let die = 0; die < count; die++) {
    const next = Array.from({ length: ways.length + sides - 1 }, () => 0)
    ways.forEach((way, sum) => {
      for (let face = 0; face < sides; face++) next[sum + face]! += way
    })
    ways = next
  }
  return ways
}

/** Faces that add up to a sum: a plausible picture of an imposed roll. */
function facesFor(sum: number, count: number, sides: number, faces: number[]): void {
  let left = sum
  for (let after = count - 1; after >= 0; after--) {
    const face = Math.min(sides, left - after)
    faces.push(face)
    left -= face
  }
}

/** Branches of a roll of `count` dice: one per sum. */
function rollBranch(count: number, sides: number): Branch {
  const ways = sumWays(count, sides)
  const all = sides ** count
  return {
    weights: ways.map((way) => way / all),
    impose(result, faces) {
      facesFor(result + count, count, sides, faces)
      return result + count
    },
    at: 0,
  }
}

/** Branches of a contest: one per pair of sums that differ, ties shared out among the others. */
function contestBranch(count: number, edge: number, sides: number): Branch {
  const ways = sumWays(count, sides)
  const pairs: { first: number; second: number; weight: number }[] = []
  ways.forEach((a, i) =>
    ways.forEach((b, j) => {
      if (i + edge !== j) pairs.push({ first: i + count, second: j + count, weight: a * b })
    }),
  )
  const all = pairs.reduce((sum, pair) => sum + pair.weight, 0)
  return {
    weights: pairs.map((pair) => pair.weight / all),
    impose(result, faces) {
      const pair = pairs[result]!
      facesFor(pair.first, count, sides, faces)
      facesFor(pair.second, count, sides, faces)
      return pair.first + edge - pair.second
    },
    at: 0,
  }
}

/** Branches of a pick: every item is as likely as the others. */
function pickBranch(count: number): Branch {
  return {
    weights: Array.from({ length: count }, () => 1 / count),
    impose(result, faces) {
      faces.push(result + 1)
      return result
    },
    at: 0,
  }
}

/** Dice that follow a list of branches and lengthen it when the rules ask for more. */
function imposedDice(branches: Branch[]): Dice & { readonly probability: number } {
  const faces: number[] = []
  let depth = 0
  let probability = 1
  let drawn = 0
  const follow = (open: () => Branch): number => {
    if (depth === branches.length) branches.push(open())
    const branch = branches[depth++]!
    faces.length = 0
    const value = branch.impose(branch.at, faces)
    probability *= branch.weights[branch.at]!
    drawn += faces.length
    return value
  }
  return {
    faces,
    get drawn() {
      return drawn
    },
    get probability() {
      return probability
    },
    roll: (count, sides = 6) => follow(() => rollBranch(count, sides)),
    contest: (count, edge, _tied, sides = 6) => follow(() => contestBranch(count, edge, sides)),
    pick: (count) => follow(() => pickBranch(count)),
  }
}

/** Moves on to the next path through the branches; false when all have been followed. */
function nextPath(branches: Branch[]): boolean {
  for (;;) {
    const last = branches.at(-1)
    if (!last) return false
    if (++last.at < last.weights.length) return true
    branches.pop()
  }
}

/** Runs something once for every way the dice can fall. */
export function enumerate(run: (dice: Dice) => void, visit: (probability: number) => void): void {
  const branches: Branch[] = []
  do {
    const dice = imposedDice(branches)
    run(dice)
    visit(dice.probability)
  } while (nextPath(branches))
}

/**
 * The exact results of a choice up to the next decision: the rules themselves, run once for
 * every way the dice can fall. Results that are the same position are added up.
 */
export function chances<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  choice: Choice,
): Chance<S>[] {
  const found = new Map<string, { probability: number; state: S }>()
  let spare = game.clone(state)
  enumerate(
    (dice) => {
      game.copy(spare, state)
      game.play(spare, seat, choice, dice)
    },
    (probability) => {
      const key = hashText(spare)
      const known = found.get(key)
      if (known) {
        known.probability += probability
      } else {
        found.set(key, { probability, state: spare })
        spare = game.clone(state)
      }
    },
  )
  return [...found.values()]
}

/**
 * How likely each result of a roll is, by running the rules with every way the dice can fall: of
 * every run the first event counts for which `name` has a name.
 */
export function chancesOf<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  choice: Choice,
  name: (event: GameEvent) => string | null,
): Map<string, number> {
  const found = new Map<string, number>()
  const copy = game.clone(state)
  let result: string | null = null
  enumerate(
    (dice) => {
      result = null
      game.copy(copy, state)
      game.play(copy, seat, choice, dice, (event) => (result ??= name(event)))
    },
    (probability) => {
      if (result !== null) found.set(result, (found.get(result) ?? 0) + probability)
    },
  )
  return found
}
