import { failureText, fastDice, readView } from '@estafette/kernel'
import type { Brain, Choice, Game, State } from '@estafette/kernel'
import { makePlayer } from './makers.ts'
import type { Order, Report } from './messages.ts'
import { unwrap } from './parcel.ts'
import type { Player } from './player.ts'
import { think } from './think.ts'

/** What a worker is given by the door it stands behind. */
export interface Surroundings {
  fetchGame(id: string): Promise<Game | undefined>
  fetchBrain(id: string): Promise<Brain | undefined>
  say(report: Report): void
  /** Lets other messages in between two slices of thinking. */
  pause(): Promise<void>
}

/** What is known of the table a worker thinks about. */
interface Seated {
  readonly game: Game
  readonly brain: Brain | undefined
  readonly room: State // has what never changes beside it
}

/** Players of a game: they keep what they remember between two questions, and at other tables. */
interface Players {
  readonly brain: Brain | undefined
  readonly byName: Map<string, Player>
}

/** Whose trouble it is when a table cannot be read. */
const NO_ID = -1

/**
 * Does what a worker is told, wherever it runs. It has nothing but views: what a seat may not know
 * never gets here. Orders are carried out one after another; only `stop` is heard at once.
 */
export function makeDesk({ fetchGame, fetchBrain, say, pause }: Surroundings) {
  const awaited = new Set<number>() // ids of orders that are neither answered nor stopped
  const players = new Map<string, Players>() // by game
  let seated: Seated | undefined
  let work: Promise<void> = Promise.resolve()

  const sitDown = async (id: string, text: string): Promise<void> => {
    seated = undefined
    const [game, brain] = await Promise.all([fetchGame(id), fetchBrain(id)])
    if (!game) return
    const view = readView(game, text)
    if (!view.ok) throw new Error(failureText(view))
    seated = { game, brain, room: view.value.known }
    // Whoever asks may name the table every time: what a player means to do is still to be done.
    if (players.get(id)?.brain !== brain) players.delete(id)
  }

  const answer = async (
    { game, brain, room }: Seated,
    order: Order & { type: 'ask' },
  ): Promise<Choice> => {
    const known = players.get(game.id) ?? { brain, byName: new Map() }
    players.set(game.id, known)
    const player = known.byName.get(order.player) ?? makePlayer(order.player, brainLookup(brain))
    if (!player) throw new Error(`nobody knows the player ${order.player}`)
    known.byName.set(order.player, player)
    const view = unwrap(order.parcel, room)
    const mind = fastDice(order.seed)
    if (!player.weigh) return player.choose(game, view, mind)
    const weighing = player.weigh(game, view, mind)
    let step = weighing.next(false)
    while (!step.done) {
      await pause()
      step = weighing.next(!awaited.has(order.id))
    }
    return step.value
  }

  const ponder = async (table: Seated, order: Order & { type: 'think' }): Promise<Report> => {
    const { game, brain, room } = table
    const { id, seed, budget } = order
    if (!brain) throw new Error(`nobody knows how to play ${game.id}`)
    const thinking = think(game, brain, unwrap(order.parcel, room), fastDice(seed), budget)
    for (;;) {
      const { value: thought, done } = thinking.next()
      if (done || !awaited.has(id)) {
        return { type: 'answer', id, choice: thought.candidates[thought.best]!.line[0]!, thought }
      }
      say({ type: 'thought', id, thought })
      await pause()
    }
  }

  const obey = async (order: Exclude<Order, { type: 'stop' }>): Promise<void> => {
    if (order.type === 'table') return sitDown(order.game, order.view)
    const { id } = order
    try {
      if (!seated) throw new Error('no table was named, or nobody knows its game')
      if (order.type === 'think') say(await ponder(seated, order))
      else say({ type: 'answer', id, choice: await answer(seated, order) })
    } finally {
      awaited.delete(id)
    }
  }

  /** Takes an order; what comes of it is said later. */
  return (order: Order): void => {
    if (order.type === 'stop') {
      awaited.delete(order.id)
      return
    }
    const id = 'id' in order ? order.id : NO_ID
    awaited.add(id)
    work = work
      .then(() => obey(order))
      .catch((error: unknown) => say({ type: 'trouble', id, error: String(error) }))
  }
}

function brainLookup(brain: Brain | undefined) {
  return <S extends State>(): Brain<S> | undefined => brain
}
