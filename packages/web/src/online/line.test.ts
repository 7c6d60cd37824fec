import {
  PROTOCOL,
  type Call,
  type CallOf,
  type Command,
  type Standing,
  type Step,
  type Told,
} from '@estafette/protocol'
import { describe, expect, test } from 'vitest'
import type { Shelf } from '../store/storage.ts'
import { openLine, type Line, type LineTools } from './line.ts'
import type { Hears, OpenWay, WayName } from './way.ts'

const TABLE = '4f1c'
const take: Command = { do: 'take', choices: [65541] }
const resign: Command = { do: 'resign' }

/** A clock that a test turns, in milliseconds. */
function handClock() {
  let now = 1_000_000
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    random: () => 0.5,
    after(milliseconds: number, run: () => void) {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
    turn(milliseconds: number) {
      const end = now + milliseconds
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((timer) => timer !== next)
        now = Math.max(now, next.at)
        next.run()
      }
      now = end
    },
  }
}

function memory(): Shelf {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }
}

const standing: Standing = {
  table: TABLE,
  version: 5,
  game: 'arras',
  scenario: 'historical',
  options: {},
  viewer: 0,
  sitters: [],
  commitment: '',
  seed: null,
  view: 'view seat-1\nturn 1',
  log: [],
  offers: [],
  pace: { kind: 'none' },
  clock: null,
  ending: null,
  watchable: true,
  next: null,
}

/** A step that changes nothing but the version, or the view. */
function step(version: number, line?: string): Step {
  return {
    version,
    time: 1_000_000,
    seat: 1,
    deed: { do: 'offer', what: 'draw' },
    edit: line === undefined ? null : { at: 1, cut: 1, put: [line] },
    offers: [],
    clock: null,
    ending: null,
    seed: null,
  }
}

/** A way that was opened, in the hands of a test. */
interface OpenedWay {
  readonly name: WayName
  readonly hears: Hears
  version: number | undefined // that was asked for
  closed: boolean
  lives: boolean // answers signs of life by itself
}

const pong = { v: PROTOCOL, told: 'pong' } as const

/** A page with a line, and the server's end of it in the hands of the test. */
function setUp(more: Partial<LineTools> = {}) {
  const clock = handClock()
  const opened: OpenedWay[] = []
  const calls: Call[] = []
  let hears: Hears | null = null
  const way =
    (name: WayName): OpenWay =>
    (listening) => {
      const mine: OpenedWay = {
        name,
        version: undefined,
        closed: false,
        lives: false,
        hears: listening,
      }
      opened.push(mine)
      hears = listening
      return {
        open(_, version) {
          mine.version = version()
        },
        send(call) {
          calls.push(call)
          if (mine.lives && call.call === 'ping') listening.told(pong)
        },
        close() {
          mine.closed = true
          hears = null
        },
      }
    }
  let ids = 0
  const tools: LineTools = {
    ways: { socket: way('socket'), plain: way('plain') },
    prefers: () => null,
    clock,
    shelf: memory(),
    newId: () => `00000000-0000-0000-0000-${String(++ids).padStart(12, '0')}`,
    ...more,
  }
  const line = openLine(TABLE, tools)
  const tell = (told: object): void => hears?.told({ v: PROTOCOL, ...told } as Told)
  return {
    line,
    clock,
    tools,
    opened,
    calls,
    tell,
    commands: () => calls.filter((call): call is CallOf<'command'> => call.call === 'command'),
    /** The way stands, and the table is told. */
    greet(now: Standing = standing) {
      hears?.opened()
      tell({ told: 'table', standing: now })
    },
    stand: () => hears?.opened(),
    lose() {
      const listening = hears
      hears = null
      listening?.lost()
    },
    know: (line: Line) => line.know(({ view }, { do: what }) => (what === 'take' ? view! : '')),
  }
}

/** A page at a table, with the game known. */
function seated(more: Partial<LineTools> = {}) {
  const page = setUp(more)
  page.know(page.line)
  page.greet()
  return page
}

const done = (id: string, version: number, steps: readonly Step[] = [step(version)]) => ({
  told: 'done',
  id,
  table: TABLE,
  version,
  steps,
})

/** A page whose socket failed, so that it plays over plain requests. */
function fallenBack(more: Partial<LineTools> = {}) {
  const page = setUp(more)
  page.know(page.line)
  for (let count = 0; count < 2; count++) {
    page.lose()
    page.clock.turn(5000)
  }
  page.greet()
  page.opened.at(-1)!.lives = true
  expect(page.line.way.value).toBe('plain')
  const sockets = () => page.opened.filter(({ name }) => name === 'socket').slice(2)
  return { ...page, sockets }
}

describe('a line over plain requests for want of a socket', () => {
  test('goes back to the socket when one works again, and leaves nothing out', () => {
    const page = fallenBack()
    const [plain] = page.opened.slice(-1)
    page.clock.turn(29_000)
    page.line.leave(take, standing.view!)
    page.clock.turn(2000)
    const [socket] = page.sockets()
    socket!.hears.opened()
    expect([page.calls.at(-1)!.call, page.line.way.value]).toEqual(['ping', 'plain'])
    socket!.hears.told(pong)
    expect([plain!.closed, socket!.closed]).toEqual([true, true])
    expect([page.line.way.value, page.opened.at(-1)!.name]).toEqual(['socket', 'socket'])
    page.greet()
    expect(page.opened.at(-1)!.version).toBe(5)
    expect(page.commands().map(({ id }) => id)).toEqual([
      page.commands()[0]!.id,
      page.commands()[0]!.id,
    ])
    page.clock.turn(3_600_000)
    expect(page.line.way.value).toBe('socket')
  })

  test('tries less and less often, and is not disturbed by sockets that fail or say nothing', () => {
    const page = fallenBack()
    const times: number[] = []
    let last = page.clock.now()
    for (let count = 0; count < 8; count++) {
      const before = page.sockets().length
      for (let wait = 0; wait < 700 && page.sockets().length === before; wait++) {
        page.clock.turn(1000)
      }
      times.push(Math.round((page.clock.now() - last) / 1000))
      const socket = page.sockets().at(-1)!
      if (count % 2 === 0) socket.hears.lost()
      else {
        socket.hears.opened() // a proxy that swallows what is sent
        page.clock.turn(10_000)
        expect(socket.closed).toBe(true)
      }
      last = page.clock.now()
    }
    expect(times).toEqual([30, 60, 120, 240, 480, 600, 600, 600])
    expect([page.line.way.value, page.line.link.value.state]).toEqual(['plain', 'open'])
  })

  test('tries nothing where somebody has chosen plain requests, or has left', () => {
    let chosen: WayName | null = null
    const page = fallenBack({ prefers: () => chosen })
    chosen = 'plain'
    page.line.turn()
    page.clock.turn(600_000)
    expect(page.sockets()).toEqual([])
    chosen = null
    page.line.turn()
    page.line.close()
    page.clock.turn(600_000)
    expect(page.sockets()).toEqual([])
  })
})

describe('a line', () => {
  test('opens a table and follows its steps, each once', () => {
    const { line, tell } = seated()
    expect(line.link.value.state).toBe('open')
    tell({ told: 'steps', table: TABLE, steps: [step(6, 'turn 2')] })
    tell({ told: 'steps', table: TABLE, steps: [step(6, 'turn 3'), step(7)] })
    expect(line.standing.value).toMatchObject({ version: 7, view: 'view seat-1\nturn 2' })
  })

  test('asks again from the version it has where a step is missing', () => {
    const { line, tell, opened } = seated()
    tell({ told: 'steps', table: TABLE, steps: [step(8)] })
    expect(line.standing.value?.version).toBe(5)
    expect(opened.at(-1)?.version).toBe(5)
  })

  test('sends a command once, and forgets it when it is done', async () => {
    const { line, tell, commands } = seated()
    const answer = line.command(take, standing.view!)
    expect(commands()).toMatchObject([{ version: 5, command: take }])
    expect(line.outbox.value).toHaveLength(1)
    tell(done(commands()[0]!.id, 6))
    expect(await answer).toEqual({ how: 'done' })
    expect(line.outbox.value).toEqual([])
    expect(line.standing.value?.version).toBe(6)
  })

  test('sends one command after another, each for the version after the last', () => {
    const { line, tell, commands } = seated()
    line.leave(take, standing.view!)
    line.leave(take, 'the next question')
    expect(commands()).toHaveLength(1)
    tell(done(commands()[0]!.id, 6))
    expect(commands()).toMatchObject([{ version: 5 }, { version: 6 }])
  })

  test('sends what was not answered again after a break, with the same id and version', () => {
    const page = seated()
    page.line.leave(take, standing.view!)
    page.lose()
    expect(page.line.link.value.state).toBe('waiting')
    page.clock.turn(1000)
    page.greet({ ...standing, version: 6, view: 'view seat-1\nturn 2' })
    const [first, again] = page.commands()
    expect(again).toEqual(first)
    page.tell(done(first!.id, 6))
    expect(page.line.outbox.value).toEqual([])
    expect(page.line.news.value).toBeNull()
  })

  test('keeps commands over a reload and sends them with the same id', () => {
    const first = seated()
    first.lose()
    first.line.leave(take, standing.view!)
    first.line.leave(take, 'the next question')
    first.line.close()
    const again = setUp({ shelf: first.tools.shelf })
    again.greet()
    expect(again.commands()).toEqual([]) // not before the game is known
    again.know(again.line)
    expect(again.commands()).toMatchObject([{ id: first.line.outbox.value[0]!.id, version: 5 }])
    again.tell(done(again.commands()[0]!.id, 6))
    again.tell(done(again.commands()[1]!.id, 7))
    expect(again.line.outbox.value).toEqual([])
    again.line.close()
    const third = setUp({ shelf: first.tools.shelf })
    expect(third.line.outbox.value).toEqual([])
  })

  test.each([1, -1])('sends nobody what was given on another seat: to viewer %i', (viewer) => {
    const first = seated()
    first.lose()
    first.line.leave(resign, '')
    first.line.leave(take, standing.view!)
    first.line.close()
    const again = setUp({ shelf: first.tools.shelf })
    again.greet({ ...standing, viewer })
    expect(again.line.outbox.value).toEqual([])
    expect(again.line.news.value).toMatchObject({
      answer: { how: 'refused', reason: 'another-seat' },
      command: resign,
    })
    again.know(again.line)
    expect(again.commands()).toEqual([])
    expect(setUp({ shelf: first.tools.shelf }).line.outbox.value).toEqual([])
  })

  test('gives a command up that is not for this person, and stays at the table', async () => {
    const { line, tell, commands } = seated()
    const answer = line.command(take, standing.view!)
    tell({ told: 'unknown', table: TABLE, id: commands()[0]!.id })
    expect(await answer).toMatchObject({ how: 'refused', reason: 'unknown' })
    expect(line.link.value.state).toBe('open')
    expect(line.outbox.value).toEqual([])
  })

  test('sends a command again for the new version where the same is asked', () => {
    const { line, tell, commands } = seated()
    line.leave(take, standing.view!)
    line.leave(take, 'the next question')
    const [{ id } = { id: '' }] = commands()
    tell({ told: 'stale', id, table: TABLE, version: 6, steps: [step(6)] })
    expect(commands()).toMatchObject([
      { id, version: 5 },
      { id, version: 6 },
    ])
    tell(done(id, 7))
    expect(commands().at(-1)).toMatchObject({ version: 7 })
  })

  test('gives a command up with all after it where something else is asked, and says so', () => {
    const { line, tell, commands } = seated()
    line.leave(take, standing.view!)
    line.leave(take, 'the next question')
    const [{ id } = { id: '' }] = commands()
    tell({ told: 'stale', id, table: TABLE, version: 6, steps: [step(6, 'turn 9')] })
    expect(commands()).toHaveLength(1)
    expect(line.outbox.value).toEqual([])
    expect(line.news.value).toMatchObject({ answer: { how: 'stale' }, command: take })
    expect(line.standing.value?.view).toBe('view seat-1\nturn 9')
  })

  test('takes the whole table where too much was missed, and then decides', () => {
    const { line, tell, commands, opened } = seated()
    line.leave(resign, '')
    const [{ id } = { id: '' }] = commands()
    tell({ told: 'stale', id, table: TABLE, version: 900, steps: null })
    expect(opened.at(-1)?.version).toBeUndefined()
    tell({ told: 'table', standing: { ...standing, version: 900 } })
    expect(commands().at(-1)).toMatchObject({ id, version: 900 })
  })

  test('hands a refusal to whoever waits for it, and else keeps it as news', async () => {
    const { line, tell, commands } = seated()
    const refused = { told: 'refused', table: TABLE, verdict: 4, reason: 'x', rule: 'R', args: {} }
    const answer = line.command(take, standing.view!)
    tell({ ...refused, id: commands()[0]!.id })
    expect(await answer).toMatchObject({ how: 'refused', verdict: 4 })
    expect(line.news.value).toBeNull()
    line.leave(take, standing.view!)
    tell({ ...refused, id: commands()[1]!.id })
    expect(line.news.value).toMatchObject({ answer: { how: 'refused', reason: 'x' } })
  })

  test('hears where the same people play once more', () => {
    const { line, tell } = seated()
    tell({ told: 'rematch', table: TABLE, next: '5a2d' })
    expect(line.standing.value?.next).toBe('5a2d')
  })

  test('takes back a command that has not left, and none that has', () => {
    const page = seated()
    page.line.leave(take, standing.view!)
    expect(page.line.retract()).toBe(false)
    page.line.leave(take, 'the next question')
    expect(page.line.retract()).toBe(true)
    expect(page.line.outbox.value).toHaveLength(1)
  })

  test('waits when the server has too much to do, and sends the same again', () => {
    const { line, tell, commands, clock } = seated()
    line.leave(take, standing.view!)
    tell({ told: 'busy', id: commands()[0]!.id, after: 2000 })
    clock.turn(1900)
    expect(commands()).toHaveLength(1)
    clock.turn(200)
    expect(commands()[1]).toEqual(commands()[0])
  })
})

describe('a message that was not understood', () => {
  const bad = { told: 'bad', reason: 'version 2 is spoken here' }

  test('ends the line before the table was told: the page is too old', () => {
    const page = setUp()
    page.stand()
    page.tell(bad)
    expect(page.line.link.value.state).toBe('outdated')
  })

  test('ends the line where nothing of the page waits for an answer', () => {
    const page = seated()
    page.tell(bad)
    expect(page.line.link.value.state).toBe('outdated')
  })

  test('takes a command with it rather than the table, also after a reload', () => {
    const page = seated()
    page.line.leave(take, standing.view!)
    page.tell(bad)
    expect(page.line.link.value.state).toBe('open')
    expect(page.line.news.value).toMatchObject({ answer: { how: 'refused', reason: 'bad' } })
    expect(setUp({ shelf: page.tools.shelf }).line.outbox.value).toEqual([])
  })
})

describe('a line that breaks', () => {
  test('comes back after half a second, then later and later, and at once when it is told to', () => {
    const page = seated()
    const pauses: number[] = []
    for (let at = 0; at < 9; at++) {
      page.lose()
      const link = page.line.link.value
      if (link.state !== 'waiting') throw new Error(link.state)
      pauses.push(link.until - page.clock.now())
      page.clock.turn(link.until - page.clock.now())
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
    page.lose()
    page.line.tryNow()
    expect(page.line.link.value.state).toBe('opening')
    page.greet()
    page.lose()
    expect(page.line.link.value).toMatchObject({ until: page.clock.now() + 500 })
  })

  test('goes on from the version it has', () => {
    const page = seated()
    page.tell({ told: 'steps', table: TABLE, steps: [step(6)] })
    page.lose()
    page.clock.turn(1000)
    page.stand()
    expect(page.opened.at(-1)?.version).toBe(6)
  })

  test('is given up when pings are not answered, not while somebody answers', () => {
    const page = seated()
    for (let at = 0; at < 5; at++) {
      page.clock.turn(20_000)
      page.tell({ told: 'pong' })
    }
    expect(page.line.link.value.state).toBe('open')
    page.clock.turn(61_000)
    expect(page.opened[0]!.closed).toBe(true)
  })

  test('is not given up by a page whose timers come late, as long as its pings are answered', () => {
    const clock = handClock()
    const late = { ...clock, after: (ms: number, run: () => void) => clock.after(ms * 3, run) }
    const page = seated({ clock: late })
    for (let at = 0; at < 5; at++) {
      clock.turn(60_001)
      page.tell({ told: 'pong' })
    }
    expect(page.line.link.value.state).toBe('open')
    expect(page.opened).toHaveLength(1)
    clock.turn(125_000)
    expect(page.opened[0]!.closed).toBe(true)
  })

  test('is given up when a command is not answered', () => {
    const page = seated()
    page.line.leave(take, standing.view!)
    page.clock.turn(15_100)
    expect(page.opened[0]!.closed).toBe(true)
    page.clock.turn(1000)
    page.greet()
    expect(page.commands()[1]).toEqual(page.commands()[0])
  })

  test('takes the other way when one does not stand twice, and stays on the one that was chosen', () => {
    const page = setUp()
    page.lose()
    page.clock.turn(600)
    page.lose()
    page.clock.turn(1100)
    expect(page.opened.map(({ name }) => name)).toEqual(['socket', 'socket', 'plain'])
    const chosen = setUp({ prefers: () => 'plain' })
    for (let at = 0; at < 4; at++) {
      chosen.lose()
      chosen.clock.turn(5000)
    }
    expect(new Set(chosen.opened.map(({ name }) => name))).toEqual(new Set(['plain']))
  })

  test('goes over at once to a way that was chosen, and stays where the page chooses', () => {
    let chosen: WayName | null = null
    const page = seated({ prefers: () => chosen })
    page.line.turn()
    expect(page.opened).toHaveLength(1)
    chosen = 'plain'
    page.line.turn()
    expect(page.opened.map(({ name }) => name)).toEqual(['socket', 'plain'])
    expect(page.opened[0]!.closed).toBe(true)
    expect(page.line.way.value).toBe('plain')
  })

  test('is given up for an unanswered command also where a later one was taken back', () => {
    const page = seated()
    page.line.leave(take, standing.view!)
    page.line.leave(take, 'the next question')
    page.line.retract()
    page.clock.turn(15_100)
    expect(page.opened[0]!.closed).toBe(true)
  })

  test('comes back when a server that stops has asked for it', () => {
    const page = seated()
    page.tell({ told: 'stopping', after: 2000 })
    expect(page.opened[0]!.closed).toBe(true)
    page.clock.turn(1900)
    expect(page.opened).toHaveLength(1)
    page.clock.turn(200)
    expect(page.opened).toHaveLength(2)
  })

  test('ends at a table that is not for this person', () => {
    const page = setUp()
    page.stand()
    page.tell({ told: 'unknown', table: TABLE, id: null })
    expect(page.line.link.value.state).toBe('unknown')
    page.clock.turn(60_000)
    expect(page.opened).toHaveLength(1)
  })
})

describe('talk', () => {
  const said = (number: number, text: string, id: string | null = null) => ({
    told: 'said',
    table: TABLE,
    id,
    lines: [{ number, room: 'players', name: 'Anne', seat: 0, text, time: 0 }],
  })

  test('is shown once and in order, however often it is told', () => {
    const { line, tell } = seated()
    tell(said(2, 'b'))
    tell(said(1, 'a'))
    tell(said(2, 'b'))
    expect(line.talk.said.value.map(({ text }) => text)).toEqual(['a', 'b'])
  })

  test('that was not answered is sent again after a break, with the same id', () => {
    const page = seated()
    page.line.talk.say('players', 'Bonne chance')
    expect(page.line.talk.unsaid.value).toEqual(['Bonne chance'])
    page.lose()
    page.clock.turn(1000)
    page.greet()
    const lines = page.calls.filter(({ call }) => call === 'say')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toEqual(lines[0])
    page.tell(said(1, 'Bonne chance', (lines[0] as CallOf<'say'>).id))
    expect(page.line.talk.unsaid.value).toEqual([])
  })

  test('is sent as a server takes it, and not at all where nothing of it shows', () => {
    const { line, calls } = seated()
    line.talk.say('players', ' \u200b\u0007')
    line.talk.say('players', 'Bonne\u0000 chance\ud83c ')
    line.talk.keepNote('Ménin\u001b\n')
    expect(calls.map((call) => ('text' in call ? call.text : ''))).toEqual([
      'Bonne chance',
      'Ménin\n',
    ])
  })

  test('that a server does not understand is given up, and the line goes on', () => {
    const page = seated()
    page.line.talk.keepNote('Ménin')
    page.line.talk.say('players', 'Bonne chance')
    page.tell({ told: 'bad', reason: 'not as agreed: text' })
    expect(page.line.link.value.state).toBe('open')
    expect(page.line.talk.unsaid.value).toEqual([])
    page.lose()
    page.clock.turn(1000)
    page.greet()
    expect(page.calls.filter(({ call }) => call === 'say' || call === 'note')).toHaveLength(2)
  })

  test('whose id was used before is given up', () => {
    const { line, tell, calls } = seated()
    line.talk.say('players', 'Bonne chance')
    tell({ told: 'reused', id: (calls[0] as CallOf<'say'>).id, table: TABLE })
    expect(line.talk.unsaid.value).toEqual([])
  })

  test('positions of the past that were asked for are not waited for when the line breaks', async () => {
    const page = seated()
    const [one, other] = [page.line.talk.past(0, 2), page.line.talk.past(2, 2)]
    page.tell({ told: 'past', table: TABLE, from: 0, views: ['a', 'b'] })
    page.lose()
    expect(await one).toEqual(['a', 'b'])
    expect(await other).toBeNull()
  })
})
