import { makeDesk, type Order, type Report } from '@estafette/bots'
import {
  fastDice,
  hashText,
  type Brain,
  type Choice,
  type Game,
  type State,
} from '@estafette/kernel'
import { IN_HAND, toy, toyBrain, type ToyState } from '@estafette/kernel/toy'
import { forked, legalChoices, stateOf, take, undoable, type Table } from '@estafette/table'
import { afterEach, expect, test, vi } from 'vitest'
import { tableOf } from '../../test/sitting.ts'
import { computerAt } from './computer.ts'
import { openSession } from './local.ts'

const game = toy as unknown as Game
const setup = { scenario: 'road', options: { cards: 'dealt' } }

/** A worker that is none: it does the same at this end, and keeps what it was told. */
class Colleague {
  static readonly told: Order[] = []
  readonly hearers: ((message: MessageEvent<Report>) => void)[] = []
  readonly desk = makeDesk({
    fetchGame: async () => game,
    fetchBrain: async () => toyBrain as unknown as Brain,
    say: (data) => this.hearers.forEach((hear) => hear({ data } as MessageEvent<Report>)),
    pause: async () => {},
  })
  postMessage(order: Order): void {
    Colleague.told.push(structuredClone(order))
    this.desk(order)
  }
  addEventListener(type: string, hear: (event: never) => void): void {
    if (type === 'message') this.hearers.push(hear as Colleague['hearers'][number])
  }
  terminate(): void {}
}

afterEach(() => {
  Colleague.told.length = 0
  vi.unstubAllGlobals()
})

/** Lets everything happen that waits for nothing. */
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A state with the numbers of a parcel. */
function unpacked(bytes: Uint8Array, like: State): ToyState {
  const state = game.clone(like)
  state.bytes.set(bytes)
  return state as ToyState
}

test('a computer is told of its table once, and of each decision what its seat knows', async () => {
  vi.stubGlobal('Worker', Colleague)
  const table = tableOf(game, setup)
  const session = openSession('game', table, ['greedy', 'greedy'])
  session.resume()
  await vi.waitUntil(() => session.outcome() !== null || session.trouble.value !== '', 60_000)
  expect(session.trouble.value).toBe('')
  const asked = Colleague.told.filter((order) => order.type === 'ask')
  expect(asked).toHaveLength(table.entries.length)
  expect(Colleague.told.filter(({ type }) => type === 'table')).toHaveLength(1)
  let hands = 0
  for (const { parcel } of asked) {
    const { cards } = unpacked(parcel.bytes, stateOf(table))
    expect(cards.some((where) => where >= IN_HAND && where !== IN_HAND + parcel.viewer)).toBe(false)
    hands += cards.filter((where) => where === IN_HAND + parcel.viewer).length
  }
  expect(hands).toBeGreaterThan(0)
})

test('a parcel is the view, number by number', async () => {
  const state = stateOf(tableOf(game, setup))
  const computer = computerAt(game, new Colleague())
  const view = game.view(state, 1)
  const choice = await computer.ask(view, 'random', 3)
  expect(game.verdict(state, 1, choice)).toBe(0)
  const [order] = Colleague.told.filter((order) => order.type === 'ask')
  expect(hashText(unpacked(new Uint8Array(order!.parcel.bytes), state))).toBe(hashText(view.known))
})

/** One that answers nothing until it is told that it has thought enough. */
class Ponderer extends Colleague {
  private held: Order | undefined
  override postMessage(order: Order): void {
    if (order.type === 'ask') this.held = order
    else if (order.type !== 'stop') super.postMessage(order)
    else if (this.held && 'id' in this.held && this.held.id === order.id) {
      Colleague.told.push(order)
      super.postMessage(this.held)
      this.held = undefined
    }
  }
}

test('a computer that thinks for long can be told to answer now', async () => {
  vi.stubGlobal('Worker', Ponderer)
  const table = tableOf(game, setup)
  const session = openSession('game', table, ['think', 'think'])
  const before = table.entries.length
  session.resume()
  expect(session.hurry!.value).toBeNull() // not while it has only begun
  await vi.waitUntil(() => session.hurry!.value !== null, 10_000)
  expect(table.entries).toHaveLength(before)
  session.hurry!.value!()
  await vi.waitUntil(() => table.entries.length > before, 10_000)
  expect(session.hurry!.value).toBeNull() // it thinks about something else
  expect(Colleague.told.filter(({ type }) => type === 'stop')).toHaveLength(1)
  session.close()
})

test('a computer that is held plays its step when it is let go, and not before', async () => {
  vi.stubGlobal('Worker', Ponderer)
  const table = tableOf(game, setup)
  const session = openSession('game', table, ['think', 'think'])
  const before = table.entries.length
  session.resume()
  expect(session.hold!.value).toBeNull() // not while it has only begun
  await vi.waitUntil(() => session.hold!.value && session.hurry!.value, 10_000)
  session.hold!.value!.set(true)
  session.hurry!.value!() // it has found its answer
  await later()
  expect(table.entries).toHaveLength(before)
  expect(session.thinking.value).toBe(true) // its turn goes on
  session.hold!.value!.set(false)
  await vi.waitUntil(() => table.entries.length > before, 10_000)
  session.close()
})

/** A table and a choice that may be taken back while the other side is asked already. */
function handingOver(): { table: Table; seat: number; choice: Choice } {
  for (let seed = 1; ; seed++) {
    const table = tableOf(game, { scenario: 'road', options: {} }, seed)
    const { below } = fastDice(seed)
    for (let seat = 0; (seat = game.toAct(stateOf(table))) >= 0;) {
      const choices = legalChoices(game, stateOf(table), seat)
      for (const choice of choices) {
        const tried = forked(table)
        take(tried, seat, choice)
        const isOthers = game.acting(stateOf(tried)) === 1 << (1 - seat)
        if (isOthers && undoable(tried, seat, () => false).count > 0) return { table, seat, choice }
      }
      take(table, seat, choices[below(choices.length)])
    }
  }
}

test.each([false, true])(
  'who takes back is asked again at once, whatever a computer thinks; held: %s',
  async (isHeld) => {
    vi.stubGlobal('Worker', Ponderer)
    const { table, seat, choice } = handingOver()
    const before = table.entries.length
    const session = openSession('game', table, ['think', 'think'].with(seat, 'human'))
    await session.take([choice], session.version.value)
    expect([session.thinking.value, session.deciding()]).toEqual([true, -1])
    if (isHeld) {
      await vi.waitUntil(() => session.hold!.value, 10_000)
      session.hold!.value!.set(true)
    }
    expect(await session.undo(1, session.version.value)).toBeNull()
    await later()
    expect(table.entries).toHaveLength(before)
    expect([session.thinking.value, session.deciding()]).toEqual([false, seat])
    expect(session.hold!.value).toBeNull()
    expect(Colleague.told.filter(({ type }) => type === 'stop')).toHaveLength(1)
    // What is chosen then is thought about anew, and nobody waits for the first answer.
    await session.take([choice], session.version.value)
    expect(session.thinking.value).toBe(true)
    expect(session.hold!.value).toBeNull()
    session.close()
  },
)

test('one that answers at once is not hurried', async () => {
  vi.stubGlobal('Worker', Ponderer)
  const session = openSession('game', tableOf(game, setup), ['greedy', 'greedy'])
  session.resume()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(session.thinking.value).toBe(true)
  expect(session.hurry!.value).toBeNull()
  session.close()
})

test('whoever asks hears of trouble', async () => {
  const state = stateOf(tableOf(game, setup))
  game.start(state, fastDice(1))
  const computer = computerAt(game, new Colleague())
  await expect(computer.ask(game.view(state, 0), 'rommel', 1)).rejects.toThrow('rommel')
})
