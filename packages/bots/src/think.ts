import { NEVER, type Brain, type Choice, type Game, type State, type View } from '@estafette/kernel'
import type { Mind } from './player.ts'
import { rollOutsFrom, type RollOuts } from './rollout.ts'
import { enter, meanOf, thoughtOf, unweighed, type Thought, type Weighed } from './weighing.ts'

/** How much a player may think. It is counted in roll-outs: whoever has a clock stops asking. */
export interface Budget {
  readonly rollouts: number // in all
  readonly slice: number // roll-outs between two thoughts
  readonly candidates?: number // at most
  readonly first?: number // number of the first roll-out: those who share a seed take others
}

const CANDIDATES = 5

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
  mind: Mind,
  budget: Budget,
): Generator<Thought, Thought, void> {
  const rollOuts = rollOutsFrom(game, brain, view, mind.below(2 ** 31))
  const weighed = candidatesFor(game, brain, view, rollOuts, mind, budget).map(unweighed)
  if (weighed.length < 2) return thoughtOf(weighed)
  let number = budget.first ?? 0
  let done = 0
  let alive = weighed
  for (let rounds = Math.ceil(Math.log2(weighed.length)); rounds > 0; rounds--) {
    const share = Math.max(1, Math.floor((budget.rollouts - done) / rounds / alive.length))
    for (let i = 0; i < share && done < budget.rollouts; i++, number++) {
      let first = 0
      for (const candidate of alive) {
        const result = rollOuts.play(number, candidate.line)
        if (candidate === alive[0]) first = result
        enter(candidate, result, first)
        if (++done % budget.slice === 0) yield thoughtOf(weighed)
      }
    }
    alive = betterHalf(alive)
  }
  return thoughtOf(weighed)
}

/** The first candidate, which all others are compared with, and the better half of the others. */
function betterHalf([first, ...others]: readonly Weighed[]): Weighed[] {
  others.sort((a, b) => meanOf(b.gains) - meanOf(a.gains))
  return [first!, ...others.slice(0, Math.ceil(others.length / 2))]
}

/**
 * What is worth thinking about: what is rated best, what the policy would do, and by turns the next
 * best choices and the plans of the game. Where thinking does not pay, the first alone.
 */
function candidatesFor<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  view: View<S>,
  { policy, imagine }: RollOuts<S>,
  mind: Mind,
  { candidates = CANDIDATES }: Budget,
): (readonly Choice[])[] {
  const seat = view.viewer
  const state = imagine(0)
  const rated = choicesByRate(game, brain, state, seat, mind)
  const { search } = brain
  const isWorth =
    rated.length > 1 && search?.opens.includes(game.decision(view.known, seat).step) === true
  if (!isWorth) return rated.slice(0, 1)
  policy.begin()
  const found = [rated[0]!, [policy.choose(state, seat, mind)]]
  const plans = search.plans?.(state, seat) ?? []
  for (let i = 0; i < Math.max(rated.length - 1, plans.length); i++) {
    for (const line of [rated[i + 1], plans[i]]) if (line) found.push(line)
  }
  const names = found.map((line) => line.join(' '))
  return found.filter((_, i) => names.indexOf(names[i]!) === i).slice(0, candidates)
}

/** The legal choices, the best rated first; none that is never to be taken. */
function choicesByRate<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  state: S,
  seat: number,
  mind: Mind,
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
