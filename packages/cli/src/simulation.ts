import { ask, makePlayer, type Player } from '@estafette/bots'
import {
  diceFrom,
  fastDice,
  type Game,
  type Setup,
  type State,
  winningSide,
} from '@estafette/kernel'
import { brainOf } from '@estafette/registry/brains'
import { follow, makeRecord, openTable } from '@estafette/table'
import { seedOf } from './seed.ts'

/** Games to play: those from `first` on, out of a series with one seed. */
export interface Batch {
  readonly game: string
  readonly setup: Setup
  readonly seats: readonly string[] // names of the players
  readonly seed: number
  readonly first: number
  readonly count: number
  readonly folder?: string // where records of the games are to be written
}

/** How the games of a batch went, one entry per game. */
export interface PlayedBatch {
  readonly endings: readonly string[] // side and kind of victory, in order of appearance
  readonly ending: Uint8Array // index of the ending
  readonly scores: Int32Array
  readonly lengths: Int32Array // decisions
  readonly seconds: number // of play alone
}

// The players have dice of their own: how they think must not change what the table rolls.
const MIND = 0x6d696e64

const REPORT_EVERY = 16

/** Plays a batch. One state serves all its games, so that nothing is left for the collector. */
export function playBatch(
  game: Game,
  initial: State,
  batch: Batch,
  report: (games: number) => void = () => {},
  save: Save = () => {},
): PlayedBatch {
  const state = game.clone(initial)
  const endings: string[] = []
  const ending = new Uint8Array(batch.count)
  const scores = new Int32Array(batch.count)
  const lengths = new Int32Array(batch.count)
  let milliseconds = 0
  for (let index = 0; index < batch.count; index++) {
    const seed = seedOf(batch.seed, batch.first + index)
    const began = performance.now()
    game.copy(state, initial)
    const players = batch.seats.map(playerOf) // new ones, who remember no other game
    const moves: Move[] | null = batch.folder === undefined ? null : []
    lengths[index] = playGame(game, state, players, seed, moves)
    milliseconds += performance.now() - began
    const outcome = game.outcome(state)
    const name = outcome ? `${winningSide(game, outcome)} ${outcome.kind}` : ' '
    if (!endings.includes(name)) endings.push(name)
    ending[index] = endings.indexOf(name)
    scores[index] = outcome?.score ?? 0
    if (moves) save(batch.first + index, recordOf(game, batch, batch.first + index, moves))
    if ((index + 1) % REPORT_EVERY === 0) report(index + 1)
  }
  return { endings, ending, scores, lengths, seconds: milliseconds / 1000 }
}

/** Keeps the record of a game, by its number in the series. */
export type Save = (index: number, record: string) => void

/** A choice with the dice that followed it; the first one is no choice but the opening. */
interface Move {
  readonly seat: number
  readonly choice: number
  readonly faces: readonly number[]
}

/** Plays a game to its end and returns how many decisions it took; notes its moves if asked to. */
function playGame(
  game: Game,
  state: State,
  players: readonly Player[],
  seed: number,
  moves: Move[] | null,
): number {
  const fast = fastDice(seed)
  let faces: number[] = []
  const noting = (sides: number): number => {
    faces.push(fast.below(sides) + 1)
    return faces.at(-1)!
  }
  const dice = moves ? diceFrom(noting) : fast
  const note = (seat: number, choice: number): void => {
    moves?.push({ seat, choice, faces })
    faces = []
  }
  const mind = fastDice(seedOf(seed, MIND))
  game.start(state, dice)
  note(-1, 0)
  let decisions = 0
  for (;;) {
    const seat = game.toAct(state)
    if (seat < 0) return decisions
    const choice = ask(players[seat]!, game, state, seat, mind)
    game.play(state, seat, choice, dice)
    note(seat, choice)
    if (++decisions > game.longestGame) {
      throw new Error(`no end after ${decisions} decisions:\n${game.write(state)}`)
    }
  }
}

/** The name of a game out of a series: the id of its record, and its file without the ending. */
export function nameOf({ game, seed }: Batch, index: number): string {
  return `${game}-${seed}-${index + 1}`
}

/** The record of a game. It has no seed: its dice stand in it and are those of the series. */
function recordOf(game: Game, batch: Batch, index: number, moves: readonly Move[]): string {
  const [opening, ...rest] = moves
  const terms = {
    start: { setup: batch.setup },
    gameId: nameOf(batch, index),
    names: batch.seats,
  }
  const table = openTable(game, terms, opening!.faces)
  if (!table.ok) throw new Error(table.reason)
  for (const { seat, choice, faces } of rest) {
    const taken = follow(table.value, seat, choice, faces)
    if (!taken.ok) throw new Error(`a game cannot be followed: ${taken.reason}`)
  }
  return makeRecord(table.value)
}

function playerOf(name: string): Player {
  const player = makePlayer(name, brainOf)
  if (!player) throw new Error(`no such player: ${name}`)
  return player
}

/** Several batches as one, in the order given. */
export function joinPlayed(parts: readonly PlayedBatch[]): PlayedBatch {
  const endings = [...new Set(parts.flatMap((part) => part.endings))]
  return {
    endings,
    ending: Uint8Array.from(
      parts.flatMap((part) =>
        Array.from(part.ending, (index) => endings.indexOf(part.endings[index]!)),
      ),
    ),
    scores: Int32Array.from(parts.flatMap((part) => [...part.scores])),
    lengths: Int32Array.from(parts.flatMap((part) => [...part.lengths])),
    seconds: Math.max(...parts.map((part) => part.seconds)),
  }
}
