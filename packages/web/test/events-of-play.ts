import { ask, makePlayer } from '@estafette/bots'
import { fastDice, type Choice, type Game, type GameEvent, type State } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { brainOf } from '@estafette/registry/brains'
import { stateOf, take } from '@estafette/table'
import type { LogEntry } from '../src/session/session.ts'
import { tableOf } from './sitting.ts'

type Mind = ReturnType<typeof fastDice>

/** Plays the first scenario on and hands over every event with all that was told up to it. */
export function eventsOfPlay<S extends State>(
  game: Game<S>,
  how: {
    readonly seed: number
    readonly most: number // choices
    readonly choose: (state: S, seat: number, mind: Mind) => Choice
  },
  seen: (events: GameEvent[], at: number, before: S, after: S) => void,
): void {
  const { seed, most, choose } = how
  const table = tableOf(game as unknown as Game, undefined, seed)
  const mind = fastDice(seed)
  const events: GameEvent[] = []
  for (let count = 0; count < most; count++) {
    const state = stateOf(table) as S
    const seat = game.toAct(state)
    if (seat < 0) return
    const before = game.clone(state)
    const taken = take(table, seat, choose(state, seat, mind))
    if (!taken.ok) throw new Error('refused')
    const first = events.length
    events.push(...taken.events)
    const after = stateOf(table) as S
    for (let at = first; at < events.length; at++) seen(events, at, before, after)
  }
}

/** What a game tells while a computer plays both sides. */
export function logOfPlay(id: string, count: number, seed = 3): LogEntry[] {
  const game = gameById(id)!
  const player = makePlayer('greedy', brainOf)!
  const table = tableOf(game, undefined, seed)
  const mind = fastDice(seed)
  const log: LogEntry[] = []
  for (let number = 1; number <= count && game.acting(stateOf(table)) !== 0; number++) {
    const state = stateOf(table)
    const seat = game.toAct(state)
    const taken = take(table, seat, ask(player, game, state, seat, mind))
    if (!taken.ok) throw new Error('refused')
    log.push({ number, seat, events: taken.events })
  }
  return log
}
