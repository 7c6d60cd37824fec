import { NEVER, type Brain, type Choice, type Game, type State, type View } from '@estafette/kernel'
import { isOpening, lineOf } from './lines.ts'
import type { OwnChance } from './player.ts'
import { policyOf } from './policy.ts'
import { rollOutsFrom, type RollOuts } from './rollout.ts'
import { enter, meanOf, thoughtOf, unweighed, type Thought, type Weighed } from './weighing.ts'

/** How much a player may think. It is counted in roll-outs: whoever has a clock stops asking. */
export interface Budget {
  readonly rollouts: number // in all
  readonly slice: number // roll-outs between two thoughts
  readonly first?: number // number of the first roll-out: those who share a seed take others
}

const CHOICES = 4 // choices and plans beside the first that are weighed where a game says nothing
const FEWEST = 4 // paired roll-outs on which a candidate may be dropped

/**
 * Thinks about the decision of the seat whose view it is, and tells what it has found every few
 * roll-outs; the last thought is returned. It sees nothing but the view: whatever is hidden is
 * imagined anew for every roll-out. The same view, seed and roll-outs lead to the same thought.
 * Whoever asks may stop at any time; nothing is left behind.
 */
export function* think<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  view: View<S>,
  mind: OwnChance,
  budget: Budget,
): Generator<Thought, Thought, void> {
  const rollOuts = rollOutsFrom(game, brain, view, mind.below(2 ** 31))
  const floor = brain.horizon?.resolution ?? 0
  const weighed = candidatesFor(game, brain, view, rollOuts, mind).map(unweighed)
  if (weighed.length < 2) return thoughtOf(weighed, floor)
  let number = budget.first ?? 0
  let done = 0
  let alive = weighed
  // As many rounds as it takes until one is left beside the first.
  for (let rounds = 1 + Math.ceil(Math.log2(weighed.length - 1)); rounds > 0; rounds--) {
    const share = Math.max(FEWEST, Math.floor((budget.rollouts - done) / rounds / alive.length))
    for (let i = 0; i < share; i++, number++) {
      let first = 0
      for (const candidate of alive) {
        const result = rollOuts.play(number, candidate.line)
        if (candidate === alive[0]) first = result
        enter(candidate, result, first)
        if (++done % budget.slice === 0) yield thoughtOf(weighed, floor)
      }
    }
    alive = betterHalf(alive)
  }
  return thoughtOf(weighed, floor)
}

/** The first candidate, which all others are compared with, and the better half of the others. */
function betterHalf([first, ...others]: readonly Weighed[]): Weighed[] {
  others.sort((a, b) => meanOf(b.gains) - meanOf(a.gains))
  return [first!, ...others.slice(0, Math.ceil(others.length / 2))]
}

/**
 * What is worth weighing: what the brain would do as far as it can foresee, then the next best
 * choices and the plans of the game by turns, and what minds of other beliefs would do. Where thinking does not
 * pay, the first alone.
 */
function candidatesFor<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  view: View<S>,
  { imagine }: RollOuts<S>,
  mind: OwnChance,
): (readonly Choice[])[] {
  const seat = view.viewer
  const state = imagine(0)
  const { search } = brain
  const rated = choicesByRate(game, brain, state, seat, mind)
  if (rated.length < 2 || !search || !isOpening(game, brain, state, seat)) return rated.slice(0, 1)
  const seed = mind.below(2 ** 31)
  const lines = search.lines ?? 0
  const choices = search.choices ?? (lines > 0 ? 0 : CHOICES)
  const found = [
    lines > 0 ? lineOf(game, brain, state, seat, seed) : rated[0]!,
    ...byTurns(rated.slice(1), search.plans?.(state, seat) ?? []).slice(0, choices),
    ...Array.from({ length: lines }, (_, at) => {
      const other = brain.mind?.(seed + at) ?? brain
      return lineOf(game, other, state, seat, seed, policyOf(game, other))
    }),
  ]
  const names = found.map((line) => line.join(' '))
  return found.filter((_, i) => names.indexOf(names[i]!) === i)
}

/** Lines of two lists by turns, and what one has more. */
function byTurns(
  one: readonly (readonly Choice[])[],
  other: readonly (readonly Choice[])[],
): (readonly Choice[])[] {
  const longest = Math.max(one.length, other.length)
  return Array.from({ length: longest }, (_, at) => [one[at], other[at]])
    .flat()
    .filter((line) => line !== undefined)
}

/** The legal choices, the best rated first; none that is never to be taken. */
function choicesByRate<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  state: S,
  seat: number,
  mind: OwnChance,
): (readonly Choice[])[] {
  const choices = new Int32Array(state.legal.length)
  const values = new Float64Array(state.legal.length)
  const count = game.choices(state, seat, choices)
  brain.rate(state, seat, choices, count, values, mind)
  return Array.from({ length: count }, (_, i) => i)
    .sort((a, b) => (values[a] === values[b] ? a - b : values[b]! - values[a]!))
    .filter((i, rank) => rank === 0 || values[i] !== NEVER)
    .map((i) => [choices[i]!])
}
