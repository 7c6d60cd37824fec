import { fastDice, hashText, SPECTATOR, writeView, type Game, type Viewer } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import {
  editOf,
  PROTOCOL,
  type Command,
  type Orders,
  type Standing,
  type ServerMessage,
} from '@estafette/protocol'
import { gameById } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import {
  forked,
  heardBy,
  legalChoices,
  openTable,
  stateOf,
  take,
  undo,
  viewFor,
  type Table,
} from '@estafette/table'
import { describe, expect, test } from 'vitest'
import type { Session } from '../session/session.ts'
import { openLine, type TableLine } from './line.ts'
import { openPast } from './past.ts'
import { openOnlineSession } from './session.ts'
import { stateIn } from './shown.ts'
import type { Hears } from './way.ts'

const ID = 'table-1'
const still = { now: () => 0, random: () => 0.5, after: () => () => {} }

/** A table far away that answers when it is told to, and pages that look at it. */
function farTable(game: Game, setup: { scenario: string; options?: Record<string, string> }) {
  const opened = openTable(game, {
    start: { setup: { scenario: setup.scenario, options: setup.options ?? {} } },
    gameId: ID,
    seed: '7'.repeat(64),
  })
  if (!opened.ok) throw new Error(opened.reason)
  let table: Table = opened.value
  let version = 1
  const pages: { viewer: Viewer; hears: Hears }[] = []
  const held: (() => void)[] = []
  const ordered: Orders[] = []

  const textFor = (viewer: Viewer): string => writeView(game, viewFor(table, viewer))
  const heard = (viewer: Viewer, n: number) => ({
    ...heardBy(table, viewer, n),
    faces: [...(table.entries[n - 1] ?? table.opening).faces],
  })
  const standingFor = (viewer: Viewer): Standing =>
    ({
      table: ID,
      version,
      game: game.id,
      scenario: setup.scenario,
      options: setup.options ?? {},
      viewer,
      sitters: Array.from({ length: game.seatsIn(stateOf(table)) }, () => ({
        name: 'A',
        level: '',
      })),
      view: textFor(viewer),
      log: Array.from({ length: table.entries.length + 1 }, (_, n) => heard(viewer, n)),
      offers: [],
      clock: null,
      ending: null,
      pace: { kind: 'none' },
    }) as unknown as Standing

  const tell = (hears: Hears, told: object): void =>
    hears.told(JSON.parse(JSON.stringify({ v: PROTOCOL, ...told })) as ServerMessage)

  const judge = (
    viewer: Viewer,
    hears: Hears,
    call: { id: string; version: number; command: Command },
  ) => {
    const { id, command } = call
    if (call.version !== version) {
      return tell(hears, { told: 'stale', id, table: ID, version, steps: null })
    }
    const before = pages.map((page) => textFor(page.viewer))
    const next = forked(table)
    const length = next.entries.length
    if (command.do === 'take') {
      for (const choice of command.choices) {
        const taken = take(next, viewer, choice)
        if (!taken.ok) return tell(hears, { told: 'refused', id, table: ID, ...taken })
        if (taken.entry.faces.length > 0) break
      }
    } else if (command.do === 'undo' && !undo(next, viewer, command.count).ok) {
      return tell(hears, {
        told: 'refused',
        id,
        table: ID,
        verdict: -3,
        reason: '',
        rule: '',
        args: {},
      })
    }
    table = next
    version++
    const deedFor = (eyes: Viewer) =>
      command.do === 'take'
        ? {
            do: 'take',
            entries: table.entries.slice(length).map((_, at) => heard(eyes, length + 1 + at)),
          }
        : { do: 'undo', count: 'count' in command ? command.count : 0 }
    const stepFor = (eyes: Viewer, at: number) => ({
      version,
      time: 0,
      seat: viewer,
      deed: deedFor(eyes),
      edit: editOf(before[at]!, textFor(eyes)),
      offers: [],
      clock: null,
      ending: null,
      seed: null,
    })
    pages.forEach((page, at) =>
      tell(page.hears, { told: 'steps', table: ID, steps: [stepFor(page.viewer, at)] }),
    )
    const at = pages.findIndex((page) => page.hears === hears)
    tell(hears, { told: 'done', id, table: ID, version, steps: [stepFor(viewer, at)] })
  }

  return {
    get table() {
      return table
    },
    textFor,
    standingFor,
    /** Tells everybody a table anew, as after a break. */
    retell(standingOf: (viewer: Viewer) => Standing) {
      for (const { viewer, hears } of pages) {
        tell(hears, { told: 'table', standing: standingOf(viewer) })
      }
    },
    tell: (at: number, told: object) => tell(pages[at]!.hears, told),
    ordered: () => ordered,
    /** Lets everything that was sent arrive. */
    deliver() {
      while (held.length > 0) held.shift()!()
    },
    sit(viewer: Viewer): { session: Session; line: TableLine } {
      let ids = 0
      const line = openLine(ID, {
        ways: {
          socket(hears) {
            queueMicrotask(() => hears.opened())
            pages.push({ viewer, hears })
            return {
              open: () => tell(hears, { told: 'table', standing: standingFor(viewer) }),
              send: (call) => {
                if (call.call === 'order') ordered.push(call.orders)
                if (call.call === 'command') held.push(() => judge(viewer, hears, call))
                if (call.call !== 'past') return
                const views = Array.from({ length: call.count }, (_, at) =>
                  writeView(game, viewFor(table, viewer, call.from + at)),
                )
                held.push(() => tell(hears, { told: 'past', table: ID, from: call.from, views }))
              },
              close: () => {},
            }
          },
          plain: () => ({ open: () => {}, send: () => {}, close: () => {} }),
        },
        prefers: () => 'socket',
        clock: still,
        shelf: null,
        newId: () => `${viewer}-${++ids}`,
      })
      return { line, session: openOnlineSession(line, game, standingFor(viewer)) }
    },
  }
}

const everything: readonly (readonly [string, Game, string, Record<string, string>])[] = [
  ['toy', toy as unknown as Game, 'road', { cards: 'dealt' }],
  ['arras', gameById('arras')!, 'historical', {}],
  ['celles', gameById('celles')!, gameById('celles')!.scenarios[0]!, {}],
  ['met', gameById('met')!, gameById('met')!.scenarios[0]!, {}],
  ...workshop.map((game) => [game.id, game, game.scenarios[0]!, {}] as const),
]

describe('a session over a line', () => {
  test.each(everything)(
    '%s: shows at once what the server will tell, for every seat',
    async (_, game, scenario, options) => {
      const far = farTable(game, { scenario, options })
      const seats = Array.from({ length: game.seatsIn(stateOf(far.table)) }, (_, seat) =>
        far.sit(seat),
      )
      await Promise.resolve()
      const mind = fastDice(5)
      let ahead = 0
      for (let taken = 0; taken < 60; taken++) {
        const at = seats.findIndex(({ session }) => session.deciding() >= 0)
        if (at < 0) break
        const { session, line } = seats[at]!
        const choices = legalChoices(game, session.known(), at)
        expect(choices).toEqual(legalChoices(game, stateOf(far.table), at))
        const before = session.version.peek()
        const { length } = session.log.peek()
        const promise = session.take([choices[mind.pick(choices.length)]!], before)
        const isAhead = line.outbox.peek().length > 0 && session.log.peek().length > length
        const shown = hashText(session.known())
        const version = session.version.peek()
        far.deliver()
        expect(await promise).toBeNull()
        if (isAhead) {
          ahead++
          expect(hashText(session.known())).toBe(shown)
          expect(session.version.peek()).toBe(version) // what was shown already does not change
        }
        seats.forEach(({ session }, seat) => {
          expect(hashText(session.known())).toBe(hashText(viewFor(far.table, seat).known))
          expect(session.log.peek()).toHaveLength(far.table.entries.length + 1)
        })
      }
      expect(ahead).toBeGreaterThan(0)
      expect(far.table.entries.length).toBeGreaterThan(20)
    },
  )

  test('goes on choosing while nothing arrives, and all of it is done in the end', async () => {
    const game = gameById('arras')!
    const far = farTable(game, { scenario: 'historical' })
    const seats = [far.sit(0), far.sit(1)]
    await Promise.resolve()
    const seat = seats.findIndex(({ session }) => session.deciding() >= 0)
    const { session, line } = seats[seat]!
    let given = 0
    while (session.deciding() >= 0 && given < 6) {
      const [choice] = legalChoices(game, session.known(), seat)
      void session.take([choice!], session.version.peek())
      given++
    }
    expect(given).toBeGreaterThan(1)
    expect(line.outbox.peek().length).toBe(given)
    far.deliver()
    expect(line.outbox.peek()).toEqual([])
    expect(far.table.entries.length).toBeGreaterThanOrEqual(given - 1)
    expect(hashText(session.known())).toBe(hashText(viewFor(far.table, seat).known))
  })

  test('takes back what has not left without asking anybody, and the rest by asking', async () => {
    const game = gameById('arras')!
    const far = farTable(game, { scenario: 'historical' })
    const seats = [far.sit(0), far.sit(1)]
    await Promise.resolve()
    const seat = seats.findIndex(({ session }) => session.deciding() >= 0)
    const { session, line } = seats[seat]!
    const start = hashText(session.known())
    const choose = () => {
      const [choice] = legalChoices(game, session.known(), seat)
      return session.take([choice!], session.version.peek())
    }
    void choose()
    void choose()
    const both = session.undoable().count
    expect(both).toBe(2)
    await session.undo(1, session.version.peek())
    expect(line.outbox.peek()).toHaveLength(1)
    const undone = session.undo(1, session.version.peek())
    expect(session.deciding()).toBe(SPECTATOR) // nobody knows before the server has answered
    far.deliver()
    expect(await undone).toBeNull()
    expect(hashText(session.known())).toBe(start)
    expect(far.table.entries).toHaveLength(0)
  })

  test('refuses what was made for another moment', async () => {
    const far = farTable(gameById('arras')!, { scenario: 'historical' })
    const { session } = far.sit(0)
    await Promise.resolve()
    expect(await session.take([0], session.version.peek() + 1)).toMatchObject({ verdict: -2 })
  })

  test('lets nobody decide who only watches', async () => {
    const far = farTable(gameById('arras')!, { scenario: 'historical' })
    const { session } = far.sit(SPECTATOR)
    await Promise.resolve()
    expect(session.deciding()).toBe(SPECTATOR)
    expect(session.undoable().count).toBe(0)
  })

  test('fetches the past when somebody looks at it', async () => {
    const game = gameById('arras')!
    const far = farTable(game, { scenario: 'historical' })
    const seats = [far.sit(0), far.sit(1)]
    await Promise.resolve()
    for (let taken = 0; taken < 5; taken++) {
      const seat = seats.findIndex(({ session }) => session.deciding() >= 0)
      const { session } = seats[seat]!
      const [choice] = legalChoices(game, session.known(), seat)
      void session.take([choice!], session.version.peek())
      far.deliver()
    }
    const late = far.sit(0)
    await Promise.resolve()
    late.session.knownAt(2)
    far.deliver()
    await new Promise((resolve) => setTimeout(resolve))
    expect(hashText(late.session.knownAt(2))).toBe(hashText(viewFor(far.table, 0, 2).known))
  })

  test('shows no position of a past that was taken back while the line was broken', async () => {
    const game = gameById('arras')!
    const play = async (nth: number, count: number) => {
      const far = farTable(game, { scenario: 'historical' })
      const seats = [far.sit(0), far.sit(1)]
      await Promise.resolve()
      for (let taken = 0; taken < count; taken++) {
        const seat = seats.findIndex(({ session }) => session.deciding() >= 0)
        const { session } = seats[seat]!
        const choices = legalChoices(game, session.known(), seat)
        const choice = choices[nth] ?? choices[0]
        void session.take([choice!], session.version.peek())
        far.deliver()
      }
      return { far, session: seats[0]!.session }
    }
    const { far, session } = await play(0, 3)
    const { far: other } = await play(1, 4)
    const before = hashText(session.knownAt(1))
    expect(before).toBe(hashText(viewFor(far.table, 0, 1).known))
    expect(before).not.toBe(hashText(viewFor(other.table, 0, 1).known))
    far.retell((viewer) => ({ ...other.standingFor(viewer), version: 99 }))
    expect(hashText(session.knownAt(1))).not.toBe(before)
  })

  test('has its orders kept by the server, and shows what was ordered elsewhere', async () => {
    const far = farTable(gameById('arras')!, { scenario: 'historical' })
    const { session } = far.sit(0)
    await Promise.resolve()
    expect(session.kept?.orders.value).toBeUndefined()
    far.tell(0, { told: 'said', table: ID, id: null, lines: [] })
    expect(session.kept?.orders.value).toBeNull()
    session.letPass(true)
    expect(far.ordered()).toEqual([{ standing: ['*'], passing: null }])
    expect(session.passing.value).toBe(true)
    far.tell(0, { told: 'ordered', table: ID, id: null, orders: { standing: [], passing: null } })
    expect(session.passing.value).toBe(true) // what this page ordered is on its way
    const answered = { standing: ['*'], passing: null }
    far.tell(0, { told: 'ordered', table: ID, id: '0-1', orders: answered })
    far.tell(0, { told: 'ordered', table: ID, id: null, orders: { standing: [], passing: null } })
    expect(session.passing.value).toBe(false)
  })

  test('asks nobody about a window that goes by: the server is about to pass it', async () => {
    const game = gameById('frontline')!
    const far = farTable(game, { scenario: 's19' })
    const seats = [far.sit(0), far.sit(1)]
    await Promise.resolve()
    const decider = () => seats.findIndex(({ session }) => session.deciding() >= 0)
    const isWindow = () => game.decision(stateOf(far.table), decider()).isWindow === true
    for (let taken = 0; taken < 300 && !isWindow(); taken++) {
      const seat = decider()
      const { session } = seats[seat]!
      const choice = legalChoices(game, session.known(), seat).at(-1)!
      void session.take([choice], session.version.peek())
      far.deliver()
    }
    const seat = decider()
    expect(isWindow()).toBe(true)
    const order = (standing: readonly string[]) =>
      far.tell(seat, { told: 'ordered', table: ID, id: null, orders: { standing, passing: null } })
    order(['*'])
    expect(seats[seat]!.session.deciding()).toBe(SPECTATOR)
    order([])
    expect(seats[seat]!.session.deciding()).toBe(seat)
  })
})

describe('positions of the past', () => {
  const game = gameById('arras')!
  const far = farTable(game, { scenario: 'historical' })
  const view = far.textFor(0)
  const now = stateIn(game, view)

  test('that were asked for before a cut are not believed after it', async () => {
    let answer: (views: readonly string[]) => void = () => {}
    const asked: number[] = []
    const past = openPast(game, {
      past(from) {
        asked.push(from)
        return new Promise((resolve) => (answer = resolve))
      },
    })
    past.at(1, now, 5)
    past.cut(1)
    answer([view, view, view])
    await new Promise((resolve) => setTimeout(resolve))
    expect(past.at(1, now, 5)).not.toBe(now) // came, and holds
    expect(asked).toEqual([1])
    past.at(2, now, 5)
    expect(asked).toEqual([1, 2])
  })
})
