import {
  PROTOCOL,
  type Call,
  type CallOf,
  type Command,
  type Standing,
  type ChapterStep,
  type ServerMessage,
} from '@estafette/protocol'
import { openLine, type TableLine, type LineTools } from '../src/online/line.ts'
import type { Hears, OpenWay, WayName } from '../src/online/way.ts'
import { shelfOf } from './shelf.ts'

export const TABLE = '4f1c'
export const take: Command = { do: 'take', choices: [65541] }
export const resign: Command = { do: 'resign' }

/** A clock that a test turns, in milliseconds. */
export function handClock() {
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

export const standing: Standing = {
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
  takenBack: [],
  offers: [],
  pace: { kind: 'none' },
  clock: null,
  ending: null,
  watchable: true,
  next: null,
}

/** A step that changes nothing but the version, or the view. */
export function step(version: number, line?: string): ChapterStep {
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

export const pong = { v: PROTOCOL, told: 'pong' } as const

/** A page with a line, and the server's end of it in the hands of the test. */
export function setUp(more: Partial<LineTools> = {}) {
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
    shelf: shelfOf(),
    newId: () => `00000000-0000-0000-0000-${String(++ids).padStart(12, '0')}`,
    ...more,
  }
  const line = openLine(TABLE, tools)
  const tell = (told: object): void => hears?.told({ v: PROTOCOL, ...told } as ServerMessage)
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
    know: (line: TableLine) =>
      line.know(({ view }, { do: what }) => (what === 'take' ? view! : '')),
  }
}

/** A page at a table, with the game known. */
export function seated(more: Partial<LineTools> = {}) {
  const page = setUp(more)
  page.know(page.line)
  page.greet()
  return page
}

export const done = (
  id: string,
  version: number,
  steps: readonly ChapterStep[] = [step(version)],
) => ({
  told: 'done',
  id,
  table: TABLE,
  version,
  steps,
})
