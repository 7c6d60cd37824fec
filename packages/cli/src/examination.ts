import {
  examineChances,
  examineHostile,
  examineNotation,
  examineSecrets,
  examineState,
  examineText,
  examineTransition,
  examineVerdicts,
  examineViews,
  fastDice,
  openBook,
  type Choice,
  type RuledGame,
  type Seat,
  type State,
} from '@estafette/kernel'

/** A choice about to be taken, and the position it is taken in. */
export interface ExaminedMoment {
  readonly state: State
  readonly seat: Seat
  readonly choice: Choice
}

const SEEDS = [1, 2, 3, 4]

/** Everything the contract promises of a position and of the choice that led to it. */
export function examineClosely(
  game: RuledGame,
  state: State,
  last: ExaminedMoment | null,
): string[] {
  const book = openBook(game)
  const faults = [
    ...examineState(book, state),
    ...examineNotation(book, state),
    ...examineText(book, state),
    ...SEEDS.flatMap((seed) => examineViews(book, state, fastDice(seed))),
    ...examineVerdicts(book, state),
    ...examineHostile(book, state),
  ]
  if (last) {
    for (const seed of SEEDS) {
      faults.push(...examineTransition(book, last.state, last.seat, last.choice, seed))
      faults.push(...examineSecrets(book, last.state, last.seat, seed))
    }
    faults.push(...examineChances(book, last.state, last.seat, last.choice, { seed: 1 }))
  }
  return [...new Set(faults)]
}
