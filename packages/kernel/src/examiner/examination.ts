import { examineEvent, samePosition, type Book, type Fault } from './book.ts'
import { fastDice } from '../dice.ts'
import {
  examineDamage,
  examineHostile,
  examineNotation,
  examineState,
  examineText,
  examineTransition,
  examineVerdicts,
} from './examine.ts'
import type { Setup } from '../game.ts'
import { makeNotation } from '../notation.ts'
import { examineChances } from './odds.ts'
import { playRandomly, type Move } from './random-play.ts'
import { examineRolls } from './rolls.ts'
import { examineKnowledge, examineQuestions, examineSecrets, examineViews } from './secrecy.ts'
import { hashText, type State } from '../state.ts'

/** How often the dearer examinations are made: once in so many positions, more or less. */
interface Pace {
  readonly often: number // copies, texts, views, notation, what is told of dice
  readonly seldom: number // every verdict there is, hostile input, damaged texts, secrets
  readonly odds: number // chances, of the choices that drew dice
}

export const usualPace: Pace = { often: 64, seldom: 1024, odds: 8192 }

/** How one examined game went. */
export interface Examination {
  readonly decisions: number
  readonly over: boolean
  readonly hash: string // of the last position
  readonly faults: readonly Fault[]
  readonly position: string // before the choice that shows the faults; empty without faults
  readonly choice: string // that choice; empty where there was none
}

// Where to look is drawn from dice apart, so that the game of a seed is the same at any pace.
const LOOKER = 0x6c6f6f6b

/**
 * Plays one game at random and examines it on the way, up to the first fault. Invariants, lists,
 * prompts and events are examined at every decision, the rest at the given pace.
 */
export function examineGame<S extends State>(
  book: Book<S>,
  setup: Setup,
  seed: number,
  pace: Pace = usualPace,
): Examination {
  const { game } = book
  const look = fastDice(seed ^ LOOKER)
  const isTime = (every: number): boolean => look.below(every) === 0
  const anySeed = (): number => look.below(2 ** 31)
  const faults: Fault[] = []
  let before: S | undefined // the position before the last choice
  let move: Move | undefined
  let faces = 0 // drawn before the last choice
  let decisions = 0
  let state: S | undefined
  let over = false

  const examineMove = (from: S, { seat, choice }: Move, rolled: boolean): void => {
    if (isTime(pace.often)) {
      faults.push(...examineTransition(book, from, seat, choice, anySeed()))
    }
    if (rolled && isTime(pace.often)) {
      faults.push(...examineRolls(book, from, seat, choice, anySeed()))
    }
    if (isTime(pace.seldom)) {
      faults.push(...examineSecrets(book, from, seat, anySeed()))
      faults.push(...examineQuestions(book, from, seat, choice, anySeed()))
    }
    if (rolled && isTime(pace.odds)) {
      faults.push(...examineChances(book, from, seat, choice, { seed: anySeed() }))
    }
  }
  const examinePosition = (position: S): void => {
    faults.push(...examineState(book, position))
    if (isTime(pace.often)) {
      faults.push(...examineNotation(book, position))
      faults.push(...examineText(book, position))
      faults.push(...examineViews(book, position, look))
    }
    if (isTime(pace.seldom)) {
      faults.push(...examineVerdicts(book, position))
      faults.push(...examineKnowledge(book, position, look))
      faults.push(...examineHostile(book, position))
      faults.push(...examineDamage(book, position, anySeed()))
    }
  }

  try {
    const played = playRandomly(game, setup, seed, {
      tell: (event) => faults.push(...examineEvent(book, event)),
      onState(position, count, drawn) {
        state = position
        decisions = count
        examinePosition(position)
        if (before && move) examineMove(before, move, drawn > faces)
        faces = drawn
        return faults.length > 0
      },
      onMove(position, seat, choice) {
        before ??= game.clone(position)
        game.copy(before, position)
        if (!samePosition(before, position)) faults.push('a copy differs from its original')
        move = { seat, choice }
      },
    })
    over = played.over
    if (!over && faults.length === 0) faults.push(`no end after ${decisions} decisions`)
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  const failed = faults.length > 0
  const shown = before ?? state
  return {
    decisions,
    over,
    hash: state ? hashText(state) : '',
    faults,
    position: failed && shown ? game.write(shown) : '',
    choice: failed && move ? makeNotation(game, move.choice) : '',
  }
}
