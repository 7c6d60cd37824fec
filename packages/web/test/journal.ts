import { ask, makePlayer } from '@estafette/bots'
import { fastDice, type Game, type Setup, type State } from '@estafette/kernel'
import { brainOf } from '@estafette/registry/brains'
import { eventsOf, stateOf, take } from '@estafette/table'
import type { LogEntry } from '../src/session/session.ts'
import { tableOf } from './sitting.ts'

/** A line of the journal with the position in which it was chosen. */
export interface Chosen extends LogEntry {
  readonly before: State
}

/** Plays a game on for so many choices: by the computer's brain, or at random. */
export function journalOf(
  game: Game,
  setup: Setup,
  how: { readonly player: 'greedy' | 'random'; readonly seed: number; readonly most: number },
): readonly Chosen[] {
  const { player: name, seed, most } = how
  const table = tableOf(game, setup, seed)
  const player = makePlayer(name, brainOf)!
  const mind = fastDice(seed)
  const journal: Chosen[] = [
    { number: 0, seat: -1, events: eventsOf(table, 0), before: game.clone(stateOf(table)) },
  ]
  for (let number = 1; number <= most && game.acting(stateOf(table)) !== 0; number++) {
    const state = stateOf(table)
    const before = game.clone(state)
    const seat = game.toAct(state)
    const taken = take(table, seat, ask(player, game, state, seat, mind))
    if (!taken.ok) throw new Error('refused')
    journal.push({ number, seat, events: taken.events, before })
  }
  return journal
}

/** A set-up in which a game is usually played. */
export function usualSetup({ scenarios }: Game): Setup {
  return { scenario: scenarios[0]!, options: {} }
}
