import { batch, signal, type ReadonlySignal } from '@preact/signals'
import {
  answerAhead,
  type AnswerRule,
  type AnswerRules,
  type Choice,
  type GameEvent,
  type Seat,
} from '@estafette/kernel'
import { fetchAnswers } from '@estafette/registry/shelf'
import {
  passWindows,
  showsNew,
  stateOf,
  takeRow,
  type Refusal,
  type Table,
  type Taken,
} from '@estafette/table'
import { knownTo } from './journal.ts'
import type { WindowOrder } from './session.ts'

/** How choices are entered at a table in this page, with the windows that go by after them. */
export interface Entering {
  readonly orders: ReadonlySignal<ReadonlyMap<Seat, WindowOrder>> // of seats that let windows go by
  enter(seat: Seat, choices: readonly Choice[]): Refusal | readonly GameEvent[]
  readonly ahead: ReadonlySignal<ReadonlyMap<Seat, readonly AnswerRule[]>> // what seats have said ahead
  /** Has a seat say something ahead; once that is heeded, whether it answered on the spot. */
  say(seat: Seat, rules: readonly AnswerRule[]): Promise<boolean>
  /** Gives a seat an order; whether a window went by on the spot. */
  order(seat: Seat, order: WindowOrder | null): boolean
}

/** Enters choices, and notes each that was taken with its number. */
export function makeEntering(table: Table, note: (taken: Taken, number: number) => void): Entering {
  const { game } = table
  const orders = signal<ReadonlyMap<Seat, WindowOrder>>(new Map())
  const ahead = signal<ReadonlyMap<Seat, readonly AnswerRule[]>>(new Map())
  let answers: AnswerRules | undefined
  const noteAll = (row: readonly Taken[], first: number): void =>
    row.forEach((taken, index) => note(taken, first + index))

  const saidBy = (seat: Seat): Choice | null => {
    const rules = ahead.peek().get(seat) ?? []
    if (!answers || rules.length === 0) return null
    return answerAhead(game, answers, knownTo(game, stateOf(table), seat), seat, rules)
  }

  /** Lets windows go by for those who have ordered so, and answers as was said ahead. */
  const passAlong = (): void => {
    const first = table.entries.length + 1
    const isLet = (seat: Seat): boolean =>
      orders.peek().get(seat)?.(knownTo(game, stateOf(table), seat)) ?? false
    noteAll(passWindows(table, { has: isLet }, saidBy), first)
  }

  return {
    orders,
    ahead,
    async say(seat, rules) {
      ahead.value = new Map([...ahead.peek(), [seat, rules]])
      if (rules.length > 0) answers ??= await fetchAnswers(game.id)
      const before = table.entries.length
      batch(passAlong)
      return table.entries.length !== before
    },
    enter(seat, choices) {
      const [before, first] = [stateOf(table), table.entries.length + 1]
      const row = takeRow(table, seat, choices)
      if (!row.ok) return row
      // Whether it can be taken back is asked at once, and easy to tell while both are at hand.
      const [alone, ...others] = row.taken
      if (alone && others.length === 0) showsNew(game, alone.entry, before, stateOf(table))
      batch(() => {
        noteAll(row.taken, first)
        passAlong()
      })
      return row.taken.flatMap(({ events }) => events)
    },
    order(seat, order) {
      const next = new Map(orders.peek())
      if (order) next.set(seat, order)
      else next.delete(seat)
      const before = table.entries.length
      batch(() => {
        orders.value = next
        passAlong()
      })
      return table.entries.length !== before
    },
  }
}
