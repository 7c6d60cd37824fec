import { randomBytes, randomUUID } from 'node:crypto'
import { readView, type Game } from '@estafette/kernel'
import { edited, type Command, type Standing, type ServerMessage } from '@estafette/protocol'
import { legalChoices } from '@estafette/table'
import { WebSocket } from 'ws'

/** Somebody of the generator's own, known to the server by a cookie. */
export interface Guest {
  readonly cookie: string
}

/** Where requests go, as a page of the server sends them. */
interface Door {
  readonly address: string
  post(path: string, body: unknown, cookie?: string): Promise<Response>
}

/** The door of a server. */
export function doorAt(address: string): Door {
  return {
    address,
    post: (path, body, cookie = '') =>
      fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address, cookie },
        body: JSON.stringify(body),
      }),
  }
}

/** Comes in as a guest. */
export async function arrive(door: Door, name: string): Promise<Guest> {
  const response = await door.post('/api/guest', { name, language: 'en' })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (cookie === undefined) throw new Error(`no guest: ${await response.text()}`)
  return { cookie }
}

/** A page on a socket: what it knows of its table, and nothing else. */
interface Seat {
  readonly socket: WebSocket
  known: { version: number; view: string; viewer: number; isOver: boolean } | null
}

/** A game that goes on for as long as it is asked to: when it is over, the same two play again. */
export interface LiveGame {
  /** Sends a command of whoever can act; false where nobody can yet. */
  play(answered: (told: ServerMessage) => void): boolean
  /** Opens another socket that only listens. */
  watch(): Promise<void>
  close(): void
}

/** Seats two at a table; says whenever the game can go on. */
export async function seatTwo(
  door: Door,
  game: Game,
  guests: readonly [Guest, Guest],
  kind: 'take' | 'offer',
  canGoOn: (game: LiveGame) => void,
): Promise<LiveGame> {
  let table = ''
  let waiting: { id: string; answered: (told: ServerMessage) => void } | null = null
  let offers = 0
  const watchers: WebSocket[] = []

  const settle = (): void => {
    const [one, other] = seats
    if (waiting || !one?.known || one.known.version !== other?.known?.version) return
    if (one.known.isOver) void begin()
    else canGoOn(live)
  }
  const hear = (seat: Seat, told: ServerMessage): void => {
    if (told.told === 'table' && told.standing.table === table) seat.known = knownOf(told.standing)
    if ('steps' in told && told.table === table && seat.known) {
      for (const step of told.steps ?? []) {
        if (step.version !== seat.known.version + 1) continue
        const { view } = seat.known
        seat.known.view = kind === 'take' ? edited(view, step.edit) : view
        seat.known.version = step.version
        seat.known.isOver = step.ending !== null
      }
    }
    if ('id' in told && waiting && told.id === waiting.id) {
      const { answered } = waiting
      waiting = null
      answered(told)
    }
    settle()
  }
  const begin = async (): Promise<void> => {
    const contribution = (): string => randomBytes(32).toString('hex')
    const terms = { game: game.id, scenario: game.scenarios[0]!, options: {}, seat: 0 }
    const more = { pace: { kind: 'none' }, watchable: true, listed: false }
    const body = { ...terms, ...more, contribution: contribution() }
    const laid = await door.post('/api/table', body, guests[0].cookie)
    const said = (await laid.json()) as { table: string; invitations: { secret: string }[] }
    const invitation = said.invitations[0]!.secret
    const sitting = { table: said.table, invitation, contribution: contribution() }
    await door.post('/api/sit', sitting, guests[1].cookie)
    table = said.table
    const open = JSON.stringify({ v: 1, call: 'open', table })
    for (const seat of seats) seat.known = null
    for (const socket of [...seats.map(({ socket }) => socket), ...watchers]) socket.send(open)
  }

  const live: LiveGame = {
    play(answered) {
      if (waiting) return false
      for (const seat of seats) {
        const command = commandOf(seat)
        if (!command) continue
        const id = randomUUID()
        const { version } = seat.known!
        waiting = { id, answered }
        offers++
        seat.socket.send(JSON.stringify({ v: 1, call: 'command', id, table, version, command }))
        return true
      }
      return false
    },
    async watch() {
      const socket = await opened(door, '')
      watchers.push(socket)
      socket.send(JSON.stringify({ v: 1, call: 'open', table }))
    },
    close() {
      for (const socket of [...seats.map((seat) => seat.socket), ...watchers]) socket.terminate()
    },
  }
  const commandOf = ({ known }: Seat): Command | null => {
    if (!known || known.isOver) return null
    if (kind === 'offer') {
      return { do: offers % 2 === 0 ? 'offer' : 'withdraw', what: 'draw' }
    }
    const view = readView(game, known.view)
    const choices = view.ok ? legalChoices(game, view.value.known, known.viewer) : []
    const choice = choices[Math.floor(Math.random() * choices.length)]
    return choice === undefined ? null : { do: 'take', choices: [choice] }
  }
  const seats: Seat[] = []
  for (const { cookie } of guests) {
    const seat: Seat = { socket: await opened(door, cookie), known: null }
    seat.socket.on('message', (data) => hear(seat, JSON.parse(String(data)) as ServerMessage))
    seats.push(seat)
  }
  await begin()
  return live
}

function knownOf({ version, view, viewer, ending }: Standing): Seat['known'] {
  return { version, view: view ?? '', viewer, isOver: ending !== null }
}

async function opened({ address }: Door, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
    headers: { cookie, origin: address },
    perMessageDeflate: false,
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  socket.on('error', () => {}) // it shows in what is not answered
  return socket
}
