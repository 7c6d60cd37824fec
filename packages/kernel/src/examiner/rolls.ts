import type { Book, Fault } from './book.ts'
import type { Choice, Seat } from '../choice.ts'
import { diceFrom, fastDice, type Dice } from '../dice.ts'
import { makeNotation } from '../notation.ts'
import { hashText, type State } from '../state.ts'

/** One roll after a choice: where its faces begin in the order of all faces, and of what dice. */
interface Roll {
  readonly at: number
  readonly count: number
  readonly sides: number
}

/** What a choice came to with certain dice. */
interface Run {
  readonly faces: readonly number[]
  readonly rolls: readonly Roll[]
  readonly result: string // the position
  readonly told: string // everything that was told, to whichever seat
}

type Play = (given: readonly number[], future: number) => Run

/** Dice whose first faces are given; each further one depends on the seed and on its number alone. */
function dealtDice(given: readonly number[], seed: number, faces: number[], rolls: Roll[]): Dice {
  const dice = diceFrom((sides) => {
    const at = faces.length
    const face = given[at] ?? fastDice(seed + 7919 * at).below(sides) + 1
    faces.push(face)
    return face
  })
  const { roll } = dice
  dice.roll = (count, sides = 6) => {
    rolls.push({ at: faces.length, count, sides })
    return roll(count, sides)
  }
  return dice
}

function playing<S extends State>({ game }: Book<S>, state: S, seat: Seat, choice: Choice): Play {
  const copy = game.clone(state)
  return (given, future) => {
    const faces: number[] = []
    const rolls: Roll[] = []
    const told: string[] = []
    game.copy(copy, state)
    game.play(copy, seat, choice, dealtDice(given, future, faces, rolls), (event) =>
      told.push(JSON.stringify(event)),
    )
    return { faces, rolls, result: hashText(copy), told: told.join('\n') }
  }
}

/** Faces for every sum of a roll, the lowest first. */
function everySum({ count, sides }: Roll): number[][] {
  return Array.from({ length: count * (sides - 1) + 1 }, (_, extra) =>
    Array.from(
      { length: count },
      (_, die) => 1 + Math.min(sides - 1, Math.max(0, extra - die * (sides - 1))),
    ),
  )
}

const MOST_ROLLS = 12 // of one choice that are looked at

/** Examines each roll after a choice with all its sums, the dice before it as they were. */
function atRolls<S extends State>(
  book: Book<S>,
  state: S,
  seat: Seat,
  choice: Choice,
  seed: number,
  fault: (everyRun: (future: number) => readonly Run[]) => Fault | null,
): Fault[] {
  const play = playing(book, state, seat, choice)
  const { faces, rolls } = play([], seed)
  return rolls.slice(0, MOST_ROLLS).flatMap((roll, index) => {
    const before = faces.slice(0, roll.at)
    const found = fault((future) => everySum(roll).map((sum) => play([...before, ...sum], future)))
    const name = `${makeNotation(book.game, choice)}, roll ${index + 1} of ${rolls.length}`
    return found === null ? [] : [`${name} (${roll.count}d${roll.sides}): ${found}`]
  })
}

/** Every roll after a choice is told: no two of its sums of which the same is heard. */
export function examineRolls<S extends State>(
  book: Book<S>,
  state: S,
  seat: Seat,
  choice: Choice,
  seed: number,
): Fault[] {
  return atRolls(book, state, seat, choice, seed, (everyRun) => {
    const told = everyRun(seed).map((run) => run.told)
    return new Set(told).size === told.length ? null : 'its result is not told'
  })
}

const FUTURES = 6 // ways for the later dice to fall in which a roll must make no difference

/** Rolls after a choice that decide nothing: all their sums lead to the same position. */
export function idleRolls<S extends State>(
  book: Book<S>,
  state: S,
  seat: Seat,
  choice: Choice,
  seed: number,
): Fault[] {
  return atRolls(book, state, seat, choice, seed, (everyRun) => {
    for (let future = seed; future < seed + FUTURES; future++) {
      if (new Set(everyRun(future).map(({ result }) => result)).size > 1) return null
    }
    return 'it decides nothing'
  })
}
