import { batch, signal, type ReadonlySignal } from '@preact/signals'
import { PROTOCOL, type Call, type ServerMessage } from '@estafette/protocol'
import { makeTimers, type Clock } from './clock.ts'
import { makeHeartbeat } from './heartbeat.ts'
import { makeTrial } from './trial.ts'
import type { OpenWay, Way, WayName } from './way.ts'

/** How the connection to a table stands. */
export type Link =
  | { readonly state: 'opening' } // on its way, for the first time or again
  | { readonly state: 'open' }
  | { readonly state: 'waiting'; readonly until: number } // lost: tried again then
  | { readonly state: 'unknown' } // no such table, or not for this person
  | { readonly state: 'outdated' } // the server speaks otherwise than this page

/** What a connection needs of the world. */
export interface ConnectionTools {
  readonly ways: Readonly<Record<WayName, OpenWay>>
  readonly prefers: () => WayName | null // null chooses by itself
  readonly clock: Clock
}

/** What a connection tells whoever opened it. */
export interface Ears {
  told(told: ServerMessage): void
  /** Nothing that was sent and not answered will be. */
  lost(): void
  /** The version from which the table has to be told. */
  version(): number | undefined
}

/**
 * The connection to one table: by whichever way works, again and again after a break. It stands
 * once the table was told on it.
 */
export interface Connection {
  readonly link: ReadonlySignal<Link>
  readonly way: ReadonlySignal<WayName>
  /** Begins; before that nothing is told. */
  begin(): void
  /** Whether the table was told since the way stands: only then something can be sent. */
  stands(): boolean
  /** The table was told; whether for the first time since the way stands. */
  greet(): boolean
  /** Sends something; whether it could be. */
  send(call: Call): boolean
  /** Asks for the table from a version on, or for the whole of it. */
  ask(version?: () => number | undefined): void
  /** Gives up a way that does not answer; another begins after so many milliseconds at least. */
  drop(least?: number): void
  /** Ends for good. */
  end(state: 'unknown' | 'outdated'): void
  /** Does not wait any longer. */
  tryNow(): void
  /** Goes over to the way that is preferred now. */
  turn(): void
  close(): void
}

const FIRST_BREAK = 500
const LONGEST_BREAK = 30_000
const PATIENCE = 10_000 // for a way to stand
const FAILURES = 2 // of one way in a row before the other is tried

/** Makes the connection to a table. */
export function makeConnection(table: string, tools: ConnectionTools, ears: Ears): Connection {
  const { clock, prefers } = tools
  const link = signal<Link>({ state: 'opening' })
  const wayName = signal<WayName>(prefers() ?? 'socket')
  const timers = makeTimers(clock)
  const { later, never, neverAny } = timers
  const ping = (): void => way?.send({ v: PROTOCOL, call: 'ping' })
  const heartbeat = makeHeartbeat(clock, timers, ping, () => drop())
  const trial = makeTrial(tools.ways.socket, clock, () => goOver('socket'))

  let way: Way | null = null
  let isGreeted = false // the table has been told since the way stands
  let breaks = 0
  let failures = 0
  let isClosed = false

  const connect = (): void => {
    if (isClosed) return
    never('again')
    isGreeted = false
    wayName.value = prefers() ?? wayName.peek()
    if (link.peek().state !== 'opening') link.value = { state: 'opening' }
    later('patience', PATIENCE, () => drop())
    way = tools.ways[wayName.peek()]({
      opened: () => way?.open(table, ears.version),
      told(told) {
        heartbeat.hear()
        batch(() => ears.told(told))
      },
      lost: () => lose(),
    })
    heartbeat.begin()
  }

  const drop = (least?: number): void => {
    way?.close()
    lose(least)
  }

  const lose = (least = 0): void => {
    way = null
    never('patience')
    heartbeat.end()
    trial.end()
    ears.lost()
    if (isClosed || isEnd(link.peek())) return
    if (!isGreeted && ++failures >= FAILURES && prefers() === null) {
      wayName.value = wayName.peek() === 'socket' ? 'plain' : 'socket'
      failures = 0
    }
    const longer = Math.min(LONGEST_BREAK, FIRST_BREAK * 2 ** breaks++)
    const pause = Math.max(least, longer) * (0.75 + clock.random() / 2)
    link.value = { state: 'waiting', until: clock.now() + pause }
    later('again', pause, connect)
  }

  /** Leaves a way that stands for a better one; what is not answered is sent again there. */
  const goOver = (name: WayName): void =>
    batch(() => {
      drop()
      wayName.value = name
      connect()
    })

  /** Plain requests stand in for a socket that failed: it is tried again, unless they were chosen. */
  const tryBetter = (): void => {
    if (prefers() !== null) trial.end()
    else if (isGreeted && wayName.peek() === 'plain') trial.begin()
  }

  return {
    link,
    way: wayName,
    begin: connect,
    stands: () => way !== null && isGreeted,
    greet() {
      never('patience')
      breaks = 0
      failures = 0
      const isFirst = !isGreeted
      isGreeted = true
      if (wayName.peek() === 'socket') trial.forgive()
      if (isFirst) tryBetter()
      if (link.peek().state !== 'open') link.value = { state: 'open' }
      return isFirst
    },
    send(call) {
      if (!way || !isGreeted) return false
      way.send(call)
      return true
    },
    ask: (version = ears.version) => way?.open(table, version),
    drop,
    end(state) {
      link.value = { state }
      drop()
    },
    tryNow() {
      if (link.peek().state === 'waiting') connect()
    },
    turn() {
      const preferred = prefers()
      tryBetter()
      if (preferred === null || preferred === wayName.peek() || isEnd(link.peek())) return
      goOver(preferred)
    },
    close() {
      isClosed = true
      neverAny()
      trial.end()
      way?.close()
      way = null
    },
  }
}

function isEnd({ state }: Link): boolean {
  return state === 'unknown' || state === 'outdated'
}
