import type { Choice, Seat } from '../choice.ts'
import { fastDice } from '../dice.ts'
import type { Game, Option, Setup, Teller } from '../game.ts'
import { failureText } from '../result.ts'
import type { State } from '../state.ts'

/** A choice that is taken, and by whom. */
export interface Move {
  readonly seat: Seat
  readonly choice: Choice
}

/** What a random game came to. */
export interface RandomGame<S extends State> {
  readonly state: S
  readonly moves: readonly Move[]
  readonly over: boolean // false when the limit came first
}

/** Who looks on while a game is played at random. */
export interface Onlooker<S extends State> {
  /** Hears every position in which somebody chooses, and the last one; true stops the game. */
  readonly onState?: (state: S, decisions: number, drawn: number) => boolean | void
  /** Hears what is about to be taken. */
  readonly onMove?: (state: S, seat: Seat, choice: Choice) => void
  readonly tell?: Teller
  readonly decisionsLimit?: number // a little more than the longest game where it is not given
}

// Who chooses has dice of its own, so that the same seed rolls the same dice for other choices.
const CHOOSER = 0x63686f6f

/** The position a setup begins with, before the first automatic step. Throws what is wrong. */
export function createState<S extends State>(game: Game<S>, setup: Setup): S {
  const created = game.create(setup)
  if (!created.ok) throw new Error(`${game.id} ${setup.scenario}: ${failureText(created)}`)
  return created.value
}

/** Plays legal choices at random, each as likely as the others, up to the end or the limit. */
export function playRandomly<S extends State>(
  game: Game<S>,
  setup: Setup,
  seed: number,
  onlooker: Onlooker<S> = {},
): RandomGame<S> {
  const { onState, onMove, tell, decisionsLimit = game.longestGame + 1 } = onlooker
  const state = createState(game, setup)
  const dice = fastDice(seed)
  const chooser = fastDice(seed ^ CHOOSER)
  const out = new Int32Array(state.legal.length)
  const moves: Move[] = []
  game.start(state, dice, tell)
  for (;;) {
    const stop = onState?.(state, moves.length, dice.drawn) === true
    const mask = game.acting(state)
    if (mask === 0 || stop || moves.length >= decisionsLimit) {
      return { state, moves, over: mask === 0 }
    }
    const seat = seatOf(mask, chooser.below(bitCount(mask)))
    const choice = out[chooser.below(game.choices(state, seat, out))]!
    moves.push({ seat, choice })
    onMove?.(state, seat, choice)
    game.play(state, seat, choice, dice, tell)
  }
}

/** Plays the given choices with the dice of a seed. */
export function replay<S extends State>(
  game: Game<S>,
  setup: Setup,
  seed: number,
  moves: readonly Move[],
): S {
  const state = createState(game, setup)
  const dice = fastDice(seed)
  game.start(state, dice)
  for (const { seat, choice } of moves) game.play(state, seat, choice, dice)
  return state
}

function bitCount(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}

/** The seat of the bit with this rank in a mask. */
function seatOf(mask: number, rank: number): Seat {
  let left = mask
  for (let i = 0; i < rank; i++) left &= left - 1
  return 31 - Math.clz32(left & -left)
}

/** Above this many combinations of options, only single options and pairs of them are tried. */
const MOST_COMBINATIONS = 48
const MOST_SETUPS = 500 // with more, every option still meets every other, but not in every scenario

/** Every scenario with every combination of options, or with each option and pair of options. */
export function allSetups<S extends State>(game: Game<S>): Setup[] {
  const combinations = combine(game.options)
  const { scenarios } = game
  if (scenarios.length * combinations.length <= MOST_SETUPS) {
    return scenarios.flatMap((scenario) => combinations.map((options) => ({ scenario, options })))
  }
  // Every scenario as it is, then every combination in one scenario after the other.
  return [
    ...scenarios.map((scenario) => ({ scenario, options: combinations[0]! })),
    ...combinations.map((options, i) => ({ scenario: scenarios[i % scenarios.length]!, options })),
  ]
}

type Picks = Readonly<Record<string, string>>

function combine(options: readonly Option[]): Picks[] {
  const defaults = Object.fromEntries(options.map(({ id, values }) => [id, values[0]!]))
  const total = options.reduce((product, { values }) => product * values.length, 1)
  if (total <= MOST_COMBINATIONS) {
    return options.reduce<Picks[]>(
      (found, { id, values }) =>
        found.flatMap((picks) => values.map((value) => ({ ...picks, [id]: value }))),
      [{}],
    )
  }
  const singles = options.flatMap(({ id, values }, rank) =>
    values.slice(1).map((value) => ({ rank, picks: { [id]: value } })),
  )
  const pairs = singles.flatMap((one) =>
    singles
      .filter((other) => other.rank > one.rank)
      .map((other) => ({ ...one.picks, ...other.picks })),
  )
  return [{}, ...singles.map((single) => single.picks), ...pairs].map((picks) => ({
    ...defaults,
    ...picks,
  }))
}
