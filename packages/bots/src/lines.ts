import {
  fastDice,
  greedyPolicy,
  type Brain,
  type Choice,
  type Game,
  type Policy,
  type Seat,
  type State,
} from '@estafette/kernel'

const LONGEST = 600 // choices of a line

/**
 * What a brain would do from a position on, as far as it can foresee: up to and with the first
 * choice that rolls dice, hands the word over, or passes a boundary. It takes what it rates best,
 * or what another policy of it takes.
 */
export function lineOf<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  position: S,
  seat: Seat,
  seed: number,
  policy: Policy<S> = greedyPolicy(game, brain),
): readonly Choice[] {
  const state = game.clone(position)
  const dice = fastDice(seed)
  const mind = fastDice(seed)
  policy.begin()
  const boundary = brain.horizon?.boundary(state)
  const line: Choice[] = []
  while (game.toAct(state) === seat && line.length < LONGEST) {
    const choice = policy.choose(state, seat, mind)
    const { drawn } = dice
    game.play(state, seat, choice, dice)
    line.push(choice)
    if (dice.drawn > drawn || brain.horizon?.boundary(state) !== boundary) break
    if (opensAnew(game, brain, state, seat)) break
  }
  return line
}

/** Whether the next decision is one to think about by itself. */
function opensAnew<S extends State>(game: Game<S>, brain: Brain<S>, state: S, seat: Seat): boolean {
  if (game.toAct(state) !== seat) return false
  return isOpening(game, brain, state, seat)
}

/** Whether a plan begins at this decision. */
export function isOpening<S extends State>(
  game: Game<S>,
  { search }: Brain<S>,
  state: S,
  seat: Seat,
): boolean {
  if (!search?.opens.includes(game.decision(state, seat).step)) return false
  return search.begins?.(state, seat) ?? true
}
