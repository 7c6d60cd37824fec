import { arrasPlans, type ArrasState } from '@estafette/arras/screen'
import { ask, makePlayer } from '@estafette/bots'
import { fastDice, type Game, type Setup, type State } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { brainOf } from '@estafette/registry/brains'
import { workshop } from '@estafette/registry/workshop'
import { makeRecord, openTable, seatsOf, stateOf, take, type Table } from '@estafette/table'

/** A game as the browser keeps it, begun with a fixed seed, so that every run sees the same dice. */
export interface Prepared {
  readonly id: string
  readonly path: string // of its table
  readonly storage: Readonly<Record<string, string>>
  readonly table: Table
}

export interface Preparation {
  readonly game?: string // Arras unless told
  readonly seed?: number
  readonly position?: string // to begin with, instead of a set-up
  readonly setup?: Partial<Setup>
  readonly seats?: readonly string[]
  readonly settings?: Readonly<Record<string, unknown>>
  /** Plays on until it says so. */
  readonly until?: (state: State, choices: number) => boolean
  readonly moves?: number // or so many choices
  readonly player?: string // on both seats; random unless told
}

/** Begins a game and plays it up to a moment, for the browser to find in its storage. */
export function prepare(how: Preparation = {}): Prepared {
  const { seed = 1, setup, seats = ['human', 'human'], moves = 0 } = how
  const wanted = how.game ?? 'arras'
  const game = gameById(wanted) ?? workshop.find(({ id }) => id === wanted)!
  const id = `${game.id}-test${seed}`
  const opened = openTable(game, {
    start: how.position
      ? { position: how.position }
      : { setup: { scenario: scenarioOf(game), options: {}, ...setup } },
    gameId: id,
    seed: seed.toString(16).padStart(64, '0'),
    local: true,
  })
  if (!opened.ok) throw new Error(opened.reason)
  const table = opened.value
  const until = how.until ?? ((_state, choices) => choices >= moves)
  const player = makePlayer(how.player ?? 'random', brainOf)!
  const mind = fastDice(seed)
  while (game.acting(stateOf(table)) !== 0 && !until(stateOf(table), table.entries.length)) {
    const seat = game.toAct(stateOf(table))
    take(table, seat, ask(player, game, stateOf(table), seat, mind))
  }
  return { id, path: `/table/${id}`, table, storage: storageOf(id, table, seats, how.settings) }
}

/** The historical set-up where there is one. */
function scenarioOf({ scenarios }: Game): string {
  return scenarios.find((name) => name === 'historical') ?? scenarios[0]!
}

/** The settings of a browser without a game: every choice is listed at its tables. */
export const listing = { 'estafette.settings': JSON.stringify({ list: true }) }

/** What the browser keeps of a game, and of the settings: nothing moves, every choice is listed. */
export function storageOf(
  id: string,
  table: Table,
  seats: readonly string[],
  settings: Readonly<Record<string, unknown>> = {},
): Record<string, string> {
  const { game } = table
  const state = stateOf(table)
  const note = {
    id,
    game: game.id,
    scenario: 'setup' in table.start ? table.start.setup.scenario : '',
    seats,
    sides: seatsOf(game, state).map((seat) => game.sides[game.sideOf(state, seat)] ?? ''),
    turn: 1,
    turns: 0,
    moves: table.entries.length,
    over: game.acting(state) === 0,
    updated: 1,
  }
  return {
    [`estafette.note.${id}`]: JSON.stringify(note),
    [`estafette.record.${id}`]: makeRecord(table),
    'estafette.settings': JSON.stringify({ speed: 'off', list: true, ...settings }),
  }
}

/** The name of the decision in a position. */
export function stepOf(state: State, id = 'arras'): string {
  const game = gameById(id)!
  return game.decision(state, game.toAct(state)).step
}

/** Whether the side to decide in Arras may attack from somewhere. */
export function canAssault(state: State): boolean {
  const s = state as ArrasState
  if (stepOf(state) !== 'impulse') return false
  return Array.from(s.control.keys()).some((place) =>
    arrasPlans.plansFor(s, arrasPlans.usable(s, place)).some(({ kind }) => kind === 'attack'),
  )
}
