import { randomUUID } from 'node:crypto'
import {
  answerAhead,
  verbOf,
  type Choice,
  type Game,
  type Seat,
  type View,
} from '@estafette/kernel'
import { goesBy, offers, type Command, type Orders } from '@estafette/protocol'
import { answersOf } from '@estafette/registry/answers'
import { ordersAt, tablesOfComputers, tablesOfOrders, Unavailable } from '@estafette/store'
import { legalChoices, stateOf, viewFor, type Table } from '@estafette/table'
import { declines } from './journal.ts'
import { actingAt, type LiveTable } from './live-table.ts'
import { askedOf } from './offers.ts'
import type { Referee } from './referee.ts'

/**
 * What thinks for a seat. It is shown what the seat knows, and nothing else; whose table it is says
 * only when their turn comes.
 */
export interface ComputerMind {
  choose(game: Game, view: View, level: string, whose: string): Promise<Choice>
}

/**
 * Those who decide for seats at which nobody has to be asked: computers, standing orders, and what
 * was said ahead.
 */
export interface Deputies {
  /** Goes on at tables that were left in the middle: by a process that ended, or never heard of. */
  resume(before: number): Promise<void>
  /** Waits until everything is decided that nobody has to be asked for. */
  idle(): Promise<void>
  /** Waits for what is under way, and begins nothing more. */
  close(): Promise<void>
}

const MOST_AT_ONCE = 500

/** Milliseconds after which a computer tries again what could not be kept. */
const AGAIN = 2000

/** Something that is done for a seat. */
interface Deed {
  readonly seat: Seat
  readonly command: Command
}

/** Deputies at every table of a referee from now on. */
export function makeDeputies(referee: Referee, mind: ComputerMind): Deputies {
  const { deps, tables, emitter, ordered } = referee
  const { store } = deps
  const busy = new Map<string, Promise<void>>()
  const again = new Set<string>() // something happened while they were busy
  let isClosed = false

  /** What is to be done next at a table for a seat that nobody has to be asked for. */
  const next = async (live: LiveTable): Promise<Deed | null> => {
    const answer = answerOf(live)
    if (answer) return answer
    for (const seat of actingAt(live)) {
      const { level } = live.seats[seat]!
      const choice = level === '' ? await decided(live, seat) : await thought(live, seat, level)
      if (choice !== null) return { seat, command: { do: 'take', choices: [choice] } }
    }
    return null
  }

  const thought = (live: LiveTable, seat: Seat, level: string): Promise<Choice> =>
    mind.choose(live.game, viewFor(live.table!, seat), level, live.row.host ?? live.row.id)

  /** What a seat has ordered, or said ahead, to what it is asked now; null where it has to be asked. */
  const decided = async (live: LiveTable, seat: Seat): Promise<Choice | null> => {
    if (!isForOrders(live)) return null
    const kept = (await ordersAt(store.read, live.row.id)).find((one) => one.seat === seat)
    if (!kept) return null
    const orders = JSON.parse(kept.body) as Orders
    return passed(live, seat, orders) ?? saidAhead(live, seat, orders)
  }

  /** Decides at a table until somebody has to be asked. */
  const decide = async (table: string): Promise<void> => {
    do {
      again.delete(table)
      const live = await tables.load(table)
      const deed = live?.table && !live.ending ? await next(live) : null
      if (!deed || !live || isClosed) continue
      const { seat, command } = deed
      const id = randomUUID()
      const told = await referee.play(seat, { table, id, version: live.version, command })
      if (told.told === 'refused') throw new Error(`a deputy may not do that: ${told.rule}`)
      if (!isClosed) again.add(table) // what was done, or what somebody else did before it
    } while (again.has(table))
  }

  const wake = (table: string): void => {
    again.add(table)
    if (isClosed || busy.has(table)) return
    const work = decide(table)
      .catch((error: unknown) => {
        if (isClosed) return
        deps.trouble(`computer player failed at table ${table}`, error)
        if (error instanceof Unavailable) setTimeout(() => wake(table), AGAIN).unref()
      })
      .finally(() => {
        busy.delete(table)
        again.delete(table)
      })
    busy.set(table, work)
  }
  const heard = (table: string, isFar: boolean): void => {
    const live = isFar ? undefined : tables.peek(table) // whoever moved it goes on with it
    if (live && concerns(live)) wake(table)
  }
  const deaf = [emitter, ordered].map((one) => one.listen(heard))

  /** Whether there is anything for a deputy at a table: most have people who are asked. */
  const concerns = (live: LiveTable): boolean =>
    live.seats.some(({ level }) => level !== '') || isForOrders(live)

  const idle = async (): Promise<void> => {
    while (busy.size > 0) await Promise.all(busy.values())
  }

  return {
    idle,
    async resume(before) {
      for (const table of await tablesOfComputers(store.read, before, MOST_AT_ONCE)) wake(table)
      for (const table of await tablesOfOrders(store.read, before, MOST_AT_ONCE)) wake(table)
    },
    async close() {
      isClosed = true
      for (const end of deaf) end()
      await idle()
    },
  }
}

const forOrders = new WeakMap<Table, boolean>()

/**
 * Whether orders could decide what is asked at a table; worked out once for a position, whatever is
 * asked at it.
 */
function isForOrders(live: LiveTable): boolean {
  const [seat] = actingAt(live)
  const { game, table } = live
  if (seat === undefined || !table) return false
  const known = forOrders.get(table)
  if (known !== undefined) return known
  const state = stateOf(table)
  const isWindow = game.decision(state, seat).isWindow === true
  const is = isWindow || (answersOf(game)?.due(state, seat) ?? null) !== null
  forOrders.set(table, is)
  return is
}

/** The choice that lets a window go by, where the seat has ordered so. */
function passed({ game, table }: LiveTable, seat: Seat, orders: Orders): Choice | null {
  const { known } = viewFor(table!, seat)
  const { isWindow, window = '', turn = 0 } = game.decision(known, seat)
  if (!isWindow || !goesBy(orders, window, turn)) return null
  const choices = legalChoices(game, known, seat)
  return choices.find((choice) => game.verbs[verbOf(choice)]?.passes) ?? null
}

/** What the seat has said ahead to such a decision, from what it knows. */
function saidAhead({ game, table }: LiveTable, seat: Seat, orders: Orders): Choice | null {
  const answers = answersOf(game)
  if (!answers || !orders.answers) return null
  return answerAhead(game, answers, viewFor(table!, seat).known, seat, orders.answers)
}

/**
 * What a computer says to what is asked of it: a pause is fine, and a take-back that goes back over
 * nothing that stays in a head; a draw is not.
 */
function answerOf(live: LiveTable): Deed | null {
  const { seats, offers: asked } = live
  for (const { seat, level } of seats) {
    const what = level === '' ? undefined : offers.find((one) => askedOf(asked, one, seat))
    if (!what) continue
    const yes = what !== 'draw' && !declines(live, askedOf(asked, what, seat)!)
    return { seat, command: { do: 'answer', what, yes } }
  }
  return null
}
