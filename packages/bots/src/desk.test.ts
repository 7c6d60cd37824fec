import { MessageChannel } from 'node:worker_threads'
import {
  fastDice,
  hashText,
  HIDDEN,
  writeView,
  type Brain,
  type Game,
  type View,
} from '@estafette/kernel'
import { toy, toyBrain, toyHills, type ToyState } from '@estafette/kernel/toy'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ask, makeDesk, makePlayer, think, unwrap, wrap, type Order, type Report } from './index.ts'
import { begun, toyBrainOf } from './testing.ts'

const cards = { scenario: 'road', options: { cards: 'dealt', oats: 'many' } }

/** What seat 1 knows after a secret bid of seat 0. */
function viewAfterBid(): View<ToyState> {
  const state = begun(toy, cards)
  toy.play(state, 0, 3, fastDice(1))
  return toy.view(state, 1)
}

/** What seat 0 or 1 knows where it thinks about what to do. */
function viewAtRide(): View<ToyState> {
  const state = begun(toy, cards)
  const dice = fastDice(3)
  const policy = toyBrain.policy!()
  while (toy.decision(state, toy.toAct(state)).step !== 'ride') {
    const seat = toy.toAct(state)
    toy.play(state, seat, policy.choose(state, seat, dice), dice)
  }
  return toy.view(state, toy.toAct(state))
}

interface Line {
  send(order: Order): void
  /** The next report of this type; those before it are dropped. */
  heard<Type extends Report['type']>(type: Type): Promise<Report & { type: Type }>
}

/** A desk at the other end of a real line, on which messages are copied as for any worker. */
function lineToDesk(brain = toyBrainOf()): Line {
  const { port1, port2 } = new MessageChannel()
  const desk = makeDesk({
    fetchGame: (id) => Promise.resolve([toy, toyHills].find((game) => game.id === id) as Game),
    fetchBrain: () => Promise.resolve(brain),
    say: (report) => port2.postMessage(report),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  })
  port2.on('message', desk)
  onTestFinished(() => port1.close())
  const reports: Report[] = []
  let wake = (): void => {}
  port1.on('message', (report: Report) => {
    reports.push(report)
    wake()
  })
  return {
    send: (order) => port1.postMessage(order),
    async heard(type) {
      for (;;) {
        const report = reports.shift()
        if (report?.type === type) return report as Report & { type: typeof type }
        if (!report) await new Promise<void>((resolve) => (wake = resolve))
      }
    },
  }
}

describe('a parcel', () => {
  test('holds a view, whole, and none of what the view hides', () => {
    const view = viewAfterBid()
    const parcel = wrap(view)
    const into = begun(toy, { scenario: 'road', options: {} }, 9)
    const { viewer, known } = unwrap(parcel, into)
    expect(viewer).toBe(1)
    expect(hashText(known)).toBe(hashText(view.known))
    expect(known.bids[0]).toBe(HIDDEN)
    expect(parcel.bytes.buffer.byteLength).toBe(view.known.raw.byteLength)
  })

  test('does not change with the view it was made of', () => {
    const view = viewAfterBid()
    const before = hashText(view.known)
    const parcel = wrap(view)
    view.known.raw.fill(0)
    expect(hashText(unwrap(parcel, toy.clone(view.known)).known)).toBe(before)
  })

  test('of another game is refused', () => {
    const { viewer, bytes } = wrap(viewAfterBid())
    const cut = { viewer, bytes: bytes.slice(4) }
    expect(() => unwrap(cut, begun(toy, cards))).toThrow('bytes')
  })
})

describe('a desk', () => {
  const view = viewAfterBid()
  const ride = viewAtRide()
  const table: Order = { type: 'table', game: 'toy', view: writeView(toy, view) }

  test('answers as the player itself would', async () => {
    const { send, heard } = lineToDesk()
    send(table)
    for (const player of ['greedy', 'random']) {
      for (const seed of [1, 2, 3]) {
        send({ type: 'ask', id: seed, player, seed, parcel: wrap(view) })
        const asked = makePlayer(player, toyBrainOf)!.choose(toy, view, fastDice(seed))
        expect(await heard('answer')).toMatchObject({ id: seed, choice: asked })
      }
    }
  })

  test('plays a whole game from views alone, as it would be played here', async () => {
    const { send, heard } = lineToDesk()
    const state = begun(toy, cards)
    const dice = fastDice(5)
    send({ type: 'table', game: 'toy', view: writeView(toy, toy.view(state, 0)) })
    for (let seat = toy.toAct(state); seat >= 0; seat = toy.toAct(state)) {
      const parcel = wrap(toy.view(state, seat))
      send({ type: 'ask', id: 1, player: 'greedy', seed: 8, parcel })
      const here = ask(makePlayer('greedy', toyBrainOf)!, toy, state, seat, fastDice(8))
      const { choice } = await heard('answer')
      expect(choice).toBe(here)
      toy.play(state, seat, choice, dice)
    }
  })

  test('carries out what it means to do, however often it is told the table', async () => {
    const { plans, ...search } = toyBrain.search!
    /** The choices of a game, and how often it was thought about what to do. */
    const playedBy = async (isToldAgain: boolean) => {
      let thoughts = 0
      const brain: Brain<ToyState> = {
        ...toyBrain,
        search: {
          ...search,
          plans(...asked) {
            thoughts++
            return plans!(...asked)
          },
        },
      }
      const { send, heard } = lineToDesk(brain as unknown as Brain)
      const state = begun(toy, cards)
      const dice = fastDice(5)
      const taken: number[] = []
      for (let seat = toy.toAct(state); seat >= 0; seat = toy.toAct(state)) {
        const seen = toy.view(state, seat)
        const isFirst = taken.length === 0
        if (isFirst || isToldAgain) {
          send({ type: 'table', game: 'toy', view: writeView(toy, seen) })
        }
        const id = taken.length
        send({ type: 'ask', id, player: 'think', seed: id, parcel: wrap(seen) })
        const { choice } = await heard('answer')
        taken.push(choice)
        toy.play(state, seat, choice, dice)
      }
      return { taken, thoughts }
    }
    const once = await playedBy(false)
    expect(once.thoughts).toBeGreaterThan(0)
    expect(await playedBy(true)).toEqual(once)
  })

  test('tells its thoughts, and answers with the last of them', async () => {
    const { send, heard } = lineToDesk()
    const budget = { rollouts: 30, slice: 10 }
    send(table)
    send({ type: 'think', id: 7, seed: 4, parcel: wrap(view), budget })
    expect((await heard('thought')).thought.rollouts).toBe(10)
    const { choice, thought } = await heard('answer')
    const thinking = think(toy, toyBrain, view, fastDice(4), budget)
    let step = thinking.next()
    while (!step.done) step = thinking.next()
    expect(thought).toEqual(step.value)
    expect(choice).toBe(step.value.candidates[step.value.best]!.line[0])
  })

  test('stops when it is told to, with the best so far, and goes on with what comes next', async () => {
    const { send, heard } = lineToDesk()
    send(table)
    const budget = { rollouts: 1e9, slice: 10 }
    send({ type: 'think', id: 1, seed: 4, parcel: wrap(view), budget })
    await heard('thought')
    send({ type: 'stop', id: 1 })
    const { id, thought } = await heard('answer')
    expect(id).toBe(1)
    expect(thought!.rollouts).toBeLessThan(1e6)
    send({ type: 'ask', id: 2, player: 'greedy', seed: 1, parcel: wrap(view) })
    expect((await heard('answer')).id).toBe(2)
  })

  /** How a player that takes its time decides, and how many positions it plays out for that. */
  const decidedBy = async (hurryAt: number) => {
    let played = 0
    const brain: Brain<ToyState> = {
      ...toyBrain,
      policy: () => {
        const policy = toyBrain.policy!()
        return {
          ...policy,
          begin() {
            policy.begin()
            if (++played === hurryAt) line.send({ type: 'stop', id: 5 })
          },
        }
      },
    }
    const line = lineToDesk(brain as unknown as Brain)
    line.send(table)
    line.send({ type: 'ask', id: 5, player: 'think', seed: 4, parcel: wrap(ride) })
    const { id, choice } = await line.heard('answer')
    expect(id).toBe(5)
    expect(toy.verdict(ride.known, ride.viewer, choice)).toBe(0)
    return { choice, played }
  }

  test('answers what it still thinks about as soon as it is told to', async () => {
    const atLeisure = await decidedBy(0)
    expect(atLeisure.choice).toBe(makePlayer('think', toyBrainOf)!.choose(toy, ride, fastDice(4)))
    expect(atLeisure.played).toBeGreaterThan(20)
    const hurried = await decidedBy(8)
    expect(hurried.played).toBeLessThanOrEqual(8 + 2)
  })

  test('says what is wrong, and works on', async () => {
    const { send, heard } = lineToDesk()
    send({ type: 'ask', id: 1, player: 'greedy', seed: 1, parcel: wrap(view) })
    expect((await heard('trouble')).id).toBe(1)
    send({ type: 'table', game: 'toy', view: 'view nobody\n' })
    expect((await heard('trouble')).error).toContain('the first line must be')
    send(table)
    send({ type: 'ask', id: 2, player: 'rommel', seed: 1, parcel: wrap(view) })
    expect(await heard('trouble')).toMatchObject({ id: 2 })
    send({ type: 'ask', id: 3, player: 'greedy', seed: 1, parcel: wrap(view) })
    expect((await heard('answer')).id).toBe(3)
  })
})
