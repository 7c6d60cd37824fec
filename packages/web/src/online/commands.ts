import { signal, type ReadonlySignal } from '@preact/signals'
import { PROTOCOL, type Command, type Standing, type ToldOf } from '@estafette/protocol'
import type { Shelf } from '../store/storage.ts'
import type { Timers } from './clock.ts'
import type { Connection } from './connection.ts'
import {
  keepOutbox,
  readOutbox,
  remade,
  withCommand,
  withoutCommand,
  withSent,
  type Outbox,
  type Waiting,
} from './outbox.ts'

/** What came of a command. */
export type Answer =
  | { readonly how: 'done' }
  | { readonly how: 'stale' } // somebody was faster, and something else is asked now
  | ({ readonly how: 'refused' } & Pick<ToldOf<'refused'>, 'verdict' | 'reason' | 'rule' | 'args'>)

/** Something that was given up, and that nobody waited for any more. */
export interface News {
  readonly answer: Exclude<Answer, { how: 'done' }>
  readonly command: Command
  readonly choices: number // that came in since it was given
}

/** What a command was given for, found on the table as it stands. */
export type AskedOf = (standing: Standing, command: Command) => string

/** Commands to a table, of which one is on its way at a time. */
export interface Commands {
  readonly outbox: ReadonlySignal<Outbox>
  readonly news: ReadonlySignal<News | null> // until it is read
  /** Gives a command; the same `asked` is found on the table as long as it makes sense. */
  command(command: Command, asked: string): Promise<Answer>
  /** Gives a command that nobody waits for: what keeps it from being done comes as news. */
  leave(command: Command, asked: string): void
  /** Takes back the last command, if it has not left yet; whether it had not. */
  retract(): boolean
  /** From now on commands can be held against what is asked: the game is known. */
  know(askedOf: AskedOf): void
  readNews(): void
  /** Id of the command that is on its way, '' for none. */
  inFlight(): string
  /** Sends the first command. What was given for something else than is asked now is given up. */
  sendNext(): void
  /** Gives up what somebody else at this table gave in this browser: it is not for the viewer to do. */
  disown(): void
  /** A command was done. */
  done(id: string): void
  /** A command cannot be done: it takes those with it that were given after it. */
  giveUp(id: string, answer: News['answer']): void
  /** Somebody was faster: nothing was done, and it may be sent again. */
  outrun(id: string): void
  /** What is on its way will not be answered, whatever it is, or if it is this one. */
  lose(id?: string): void
}

/** What commands travel on. */
interface Road {
  readonly table: string
  readonly standing: ReadonlySignal<Standing | null>
  readonly connection: Pick<Connection, 'stands' | 'send' | 'drop'>
  readonly timers: Timers
  readonly shelf: Shelf | null
  readonly newId: () => string
}

const UNANSWERED = 15_000

/** Begins with the commands that a browser has kept. */
export function makeCommands(road: Road): Commands {
  const { table, standing, connection, shelf, newId } = road
  const { later, never } = road.timers
  const outbox = signal<Outbox>(readOutbox(shelf, table))
  const news = signal<News | null>(null)
  const resolvers = new Map<string, (answer: Answer) => void>()
  let askedOf: AskedOf | null = null
  let inFlight = ''

  const keep = (next: Outbox): void => {
    outbox.value = next
    keepOutbox(shelf, table, next)
  }

  const sendNext = (): void => {
    const [first] = outbox.peek()
    const now = standing.peek()
    if (!first || !connection.stands() || inFlight !== '' || !now || !askedOf) return
    if (!first.wasSent && first.version !== now.version) {
      if (askedOf(now, first.command) !== first.asked) return giveUp(first.id, { how: 'stale' })
      keep(remade(outbox.peek(), now.version))
    }
    keep(withSent(outbox.peek()))
    const { id, version, command } = outbox.peek()[0]!
    inFlight = id
    later('unanswered', UNANSWERED, () => connection.drop())
    connection.send({ v: PROTOCOL, call: 'command', id, table, version, command })
  }

  const lose = (id = inFlight): void => {
    if (id !== inFlight) return
    inFlight = ''
    never('unanswered')
  }

  const settle = (id: string, answer: Answer): void => {
    lose(id)
    resolvers.get(id)?.(answer)
    resolvers.delete(id)
  }

  const giveUp: Commands['giveUp'] = (id, answer) => {
    const at = outbox.peek().findIndex((waiting) => waiting.id === id)
    if (at < 0) return
    const gone = outbox.peek().slice(at)
    const { command, version } = gone[0]!
    const choices = Math.max(0, (standing.peek()?.version ?? version) - version)
    if (!resolvers.has(id)) news.value = { answer, command, choices }
    keep(outbox.peek().slice(0, at))
    for (const waiting of gone) settle(waiting.id, answer)
    sendNext()
  }

  const give = (given: Pick<Waiting, 'id' | 'command' | 'asked'>): void => {
    const seat = standing.peek()?.viewer ?? -1
    keep(withCommand(outbox.peek(), standing.peek()?.version ?? 0, { ...given, seat }))
    sendNext()
  }

  return {
    outbox,
    news,
    command(command, asked) {
      const id = newId()
      const answered = new Promise<Answer>((resolve) => resolvers.set(id, resolve))
      give({ id, command, asked })
      return answered
    },
    leave: (command, asked) => give({ id: newId(), command, asked }),
    retract() {
      const last = outbox.peek().at(-1)
      if (!last || last.wasSent) return false
      keep(outbox.peek().slice(0, -1))
      settle(last.id, { how: 'done' })
      return true
    },
    know(how) {
      askedOf = how
      sendNext()
    },
    readNews() {
      news.value = null
    },
    inFlight: () => inFlight,
    sendNext,
    disown() {
      const viewer = standing.peek()?.viewer
      const others = outbox.peek().find(({ seat }) => seat !== viewer)
      if (others) giveUp(others.id, refusal('another-seat'))
    },
    done(id) {
      keep(withoutCommand(outbox.peek(), id))
      settle(id, { how: 'done' })
      sendNext()
    },
    giveUp,
    outrun(id) {
      lose(id)
      never('unanswered')
      const [first] = outbox.peek()
      if (first?.id === id) keep([{ ...first, wasSent: false }, ...outbox.peek().slice(1)])
    },
    lose,
  }
}

/** A refusal that no rule of the game is behind. */
export function refusal(reason: string): News['answer'] {
  return { how: 'refused', verdict: -1, reason, rule: '', args: {} }
}
