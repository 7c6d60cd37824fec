import {
  fastDice,
  hashText,
  SPECTATOR,
  verbOf,
  type Game,
  type GameEvent,
  type Setup,
} from '@estafette/kernel'
import { DISCARDED, IN_HAND, toy, type ToyState } from '@estafette/kernel/toy'
import { legalChoices, stateOf, tableFromRecord, take, type Table } from '@estafette/table'
import { expect, test } from 'vitest'
import { settled, tableOf } from '../../test/sitting.ts'
import { openSession } from './local.ts'
import { openReplay } from './replay.ts'
import { movedOn, type Session } from './session.ts'

const game = toy as unknown as Game
const two: Setup = { scenario: 'road', options: { cards: 'dealt' } }
const four: Setup = { scenario: 'road', options: { cards: 'dealt', players: 'four' } }

/** A table after some random choices. */
function played(setup: Setup, seed: number, moves: number): Table {
  const table = tableOf(game, setup, seed)
  const mind = fastDice(seed)
  while (table.entries.length < moves && game.acting(stateOf(table)) !== 0) {
    const seat = game.toAct(stateOf(table))
    const choices = legalChoices(game, stateOf(table), seat)
    take(table, seat, choices[mind.below(choices.length)]!)
  }
  return table
}

/** Everything that can be reached from a value: fields, getters, entries, what functions return. */
function reachable(value: unknown, seen = new Set<unknown>()): Set<unknown> {
  if (value === null || typeof value !== 'object' || seen.has(value)) return seen
  seen.add(value)
  if (ArrayBuffer.isView(value)) return seen
  if (value instanceof Map) for (const entry of value) reachable(entry, seen)
  if (value instanceof Set) for (const entry of value) reachable(entry, seen)
  for (const key of Object.keys(value)) {
    reachable((value as Record<string, unknown>)[key], seen)
  }
  return seen
}

/** What a viewer may not know: cards in the hands of others, and the deck. */
function secretsFrom(state: ToyState, viewer: number): number[] {
  return [...state.cards.keys()].filter((card) => {
    const where = state.cards[card]!
    return where !== DISCARDED && where !== IN_HAND + viewer
  })
}

/** States that are reachable and hold, for some hidden card, where it really is. */
function leaks(session: Session, whole: ToyState, viewer: number): string[] {
  const found: string[] = []
  const values = reachable([
    { ...session, game: null },
    session.known(),
    session.log.value,
    session.viewer.value,
  ])
  for (const value of values) {
    const cards = (value as Partial<ToyState>).cards
    if (!ArrayBuffer.isView(cards)) continue
    for (const card of secretsFrom(whole, viewer)) {
      if (cards[card] === whole.cards[card]) found.push(`card ${card}`)
    }
  }
  for (const { events } of session.log.value) {
    for (const event of events) {
      if (event.only !== undefined && event.only !== viewer) found.push(`event ${event.type}`)
    }
  }
  return found
}

for (const [name, setup] of [
  ['two', two],
  ['four', four],
] as const) {
  test(`nothing that a session of ${name} hands out holds what its viewer may not know`, () => {
    let secrets = 0
    for (let seed = 1; seed <= 12; seed++) {
      const table = played(setup, seed, seed * 3)
      const whole = stateOf(table) as ToyState
      const seats = game.seatsIn(whole)
      for (let viewer = 0; viewer < seats; viewer++) {
        const sitters = Array.from({ length: seats }, (_, seat) =>
          seat === viewer ? 'human' : 'greedy',
        )
        const session = openSession(`secret-${seed}`, table, sitters)
        expect(session.viewer.value).toBe(viewer)
        expect(leaks(session, whole, viewer)).toEqual([])
        secrets += secretsFrom(whole, viewer).length
        for (let count = 0; count <= table.entries.length; count += 4) {
          const known = session.knownAt(count) as ToyState
          expect(
            known.cards.filter((where) => where >= IN_HAND && where !== IN_HAND + viewer),
          ).toHaveLength(0)
        }
        session.close()
      }
      const crowd = openSession(
        'crowd',
        table,
        Array.from({ length: seats }, () => 'greedy'),
      )
      expect(crowd.viewer.value).toBe(SPECTATOR)
      expect(leaks(crowd, whole, SPECTATOR)).toEqual([])
      const replay = openReplay('watched', table, SPECTATOR)
      expect(leaks(replay.session, whole, SPECTATOR)).toEqual([])
    }
    expect(secrets).toBeGreaterThan(60)
  })
}

test('the record of a session is the viewer’s, and can be gone on with all the same', async () => {
  const table = played(two, 5, 25)
  const bids = table.entries.filter(
    ({ seat, choice }) => seat === 1 && game.verbs[verbOf(choice)]?.secret,
  )
  expect(bids.length).toBeGreaterThan(2)
  const session = openSession('recorded', table, ['human', 'greedy'])
  const record = await session.record()
  expect(record).toContain('viewer seat-1')
  expect(record).not.toMatch(/^seed /m)
  expect(record.match(/ bid \?/g)).toHaveLength(bids.length)
  const read = tableFromRecord(() => game, record)
  expect(read.ok && hashText(stateOf(read.value))).toBe(hashText(stateOf(table)))
  session.close()
})

test('the walk itself sees a table, a whole position and an event for others', () => {
  const table = played(two, 5, 12)
  const whole = stateOf(table) as ToyState
  const session = openSession('walked', table, ['human', 'greedy'])
  const drawn: GameEvent = { type: 'drawn', rule: 'TOY-6.1', seat: 1, card: 0, only: 1 }
  const withTable = { ...session, table: { ...table, snapshots: new Map([[0, whole]]) } }
  expect(leaks(withTable, whole, 0)).not.toEqual([])
  expect(leaks({ ...session, known: () => whole }, whole, 0)).not.toEqual([])
  const log = { value: [{ number: 1, seat: 1, events: [drawn] }] } as never
  expect(leaks({ ...session, log }, whole, 0)).toEqual(['event drawn'])
  session.close()
})

test('nothing leaks while a game goes on, whoever has the screen', async () => {
  let told = 0
  for (const setup of [two, four]) {
    const table = tableOf(game, setup, 9)
    const people = Array.from({ length: game.seatsIn(stateOf(table)) }, () => 'human')
    const session = openSession(`live-${people.length}`, table, people)
    const mind = fastDice(9)
    while (!session.outcome()) {
      if (session.awaited.value >= 0) session.arrive()
      const seat = session.deciding()
      expect(seat).toBe(session.viewer.value)
      const choices = legalChoices(game, session.known(), seat)
      await session.take([choices[mind.below(choices.length)]!], session.version.value)
      if (session.outcome()) break // at the end nothing is secret
      expect(leaks(session, stateOf(table) as ToyState, session.viewer.value)).toEqual([])
      told += session.log.value.at(-1)!.events.filter(({ only }) => only !== undefined).length
    }
    session.close()
  }
  expect(told).toBeGreaterThan(0)
})

test('of people at one screen, only the one who has come to it sees a hand', () => {
  const table = played(two, 3, 0)
  const session = openSession('hot', table, ['human', 'human'])
  const handsSeen = (): number[] =>
    [0, 1].filter((seat) =>
      (session.known() as ToyState).cards.some((where) => where === IN_HAND + seat),
    )
  expect(session.awaited.value).toBe(0)
  expect(session.viewer.value).toBe(SPECTATOR)
  expect(session.deciding()).toBe(-1)
  expect(handsSeen()).toEqual([])

  session.arrive()
  expect([session.awaited.value, session.viewer.value, session.deciding()]).toEqual([-1, 0, 0])
  expect(handsSeen()).toEqual([0])
  const [bid] = legalChoices(game, session.known(), 0)
  void session.take([bid!], session.version.value)
  // The other has to bid, but is not there yet: the screen still knows what the first one knows.
  expect([session.awaited.value, session.deciding()]).toEqual([1, -1])
  expect(handsSeen()).toEqual([0])
  expect(leaks(session, stateOf(table) as ToyState, 0)).toEqual([])

  session.arrive()
  expect([session.viewer.value, session.deciding()]).toEqual([1, 1])
  expect(handsSeen()).toEqual([1])
  expect((session.known() as ToyState).bids[0]).not.toBe((stateOf(table) as ToyState).bids[0])
  expect(leaks(session, stateOf(table) as ToyState, 1)).toEqual([])
  session.close()
})

test('who has ordered so is not asked in windows, and the journal does not tell', async () => {
  const asked = async (passes: boolean): Promise<{ windows: number; passed: number }> => {
    const table = tableOf(game, two, 9)
    const session = openSession(`standing-${passes}`, table, ['human', 'human'])
    const mind = fastDice(9)
    let windows = 0
    while (!session.outcome()) {
      if (session.awaited.value >= 0) session.arrive()
      const seat = session.deciding()
      if (passes && !session.passing.value) session.letPass(true)
      if (session.deciding() !== seat) continue // the window has gone by
      if (game.decision(session.known(), seat).isWindow) windows++
      const choices = legalChoices(game, session.known(), seat)
      await session.take([choices[mind.below(choices.length)]!], session.version.value)
      expect(session.log.value.map(({ number }) => number)).toEqual(
        Array.from({ length: table.entries.length + 1 }, (_, number) => number),
      )
    }
    const passed = table.entries.filter(({ choice }) => game.verbs[verbOf(choice)]?.passes)
    return { windows, passed: passed.length }
  }
  expect((await asked(false)).windows).toBeGreaterThan(0)
  const standing = await asked(true)
  expect(standing.windows).toBe(0)
  expect(standing.passed).toBeGreaterThan(0)
})

test('what comes after another change is refused, and changes nothing', async () => {
  const table = played(two, 4, 0)
  const session = openSession('late', table, ['human', 'human'])
  session.arrive()
  const version = session.version.value
  const [bid] = legalChoices(game, session.known(), 0)
  expect(await session.take([bid!], version)).toBeNull()
  session.arrive()
  const before = table.entries.length
  const [other] = legalChoices(game, session.known(), 1)
  expect(await session.take([other!], version)).toBe(movedOn)
  expect(await session.undo(1, version)).toBe(movedOn)
  expect(table.entries).toHaveLength(before)
  expect(await session.take([other!], session.version.value)).toBeNull()
  await settled()
  expect(table.entries).toHaveLength(before + 1)
  session.close()
})

test('a choice that the rules refuse comes back with their reason', async () => {
  const table = played(two, 4, 0)
  const session = openSession('refused', table, ['human', 'human'])
  session.arrive()
  const rebuff = await session.take([1 << 20], session.version.value)
  expect(rebuff?.verdict).toBeGreaterThan(0)
  expect(table.entries).toHaveLength(0)
  session.close()
})
