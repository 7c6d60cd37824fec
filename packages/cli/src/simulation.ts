import { ask, makePlayer, type Player } from '@estafette/bots'
import { fastDice, type Game, type Setup, type State } from '@estafette/kernel'
import { brainOf } from '@estafette/registry/brains'
import { seedOf } from './seed.ts'

/** Games to play: those from `first` on, out of a series with one seed. */
export interface Batch {
  readonly game: string
  readonly setup: Setup
  readonly seats: readonly string[] // names of the players
  readonly seed: number
  readonly first: number
  readonly count: number
}

/** How the games of a batch went, one entry per game. */
export interface Played {
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
): Played {
  const players = batch.seats.map(playerOf)
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
    lengths[index] = playGame(game, state, players, seed)
    milliseconds += performance.now() - began
    const outcome = game.outcome(state)
    const name = `${outcome?.side ?? ''} ${outcome?.kind ?? ''}`
    if (!endings.includes(name)) endings.push(name)
    ending[index] = endings.indexOf(name)
    scores[index] = outcome?.score ?? 0
    if ((index + 1) % REPORT_EVERY === 0) report(index + 1)
  }
  return { endings, ending, scores, lengths, seconds: milliseconds / 1000 }
}

/** Plays a game to its end and returns how many decisions it took. */
function playGame(game: Game, state: State, players: readonly Player[], seed: number): number {
  const dice = fastDice(seed)
  const mind = fastDice(seedOf(seed, MIND))
  game.start(state, dice)
  let decisions = 0
  for (;;) {
    const seat = game.toAct(state)
    if (seat < 0) return decisions
    game.play(state, seat, ask(players[seat]!, game, state, seat, mind), dice)
    if (++decisions > game.longestGame) {
      throw new Error(`no end after ${decisions} decisions:\n${game.write(state)}`)
    }
  }
}

function playerOf(name: string): Player {
  const player = makePlayer(name, brainOf)
  if (!player) throw new Error(`no such player: ${name}`)
  return player
}

/** Several batches as one, in the order given. */
export function joinPlayed(parts: readonly Played[]): Played {
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
