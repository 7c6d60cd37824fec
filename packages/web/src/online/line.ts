import { signal, type ReadonlySignal } from '@preact/signals'
import {
  afterStep,
  PROTOCOL,
  type Command,
  type Standing,
  type ChapterStep,
  type ServerMessage,
  type ToldOf,
} from '@estafette/protocol'
import type { Shelf } from '../store/storage.ts'
import { makeTimers } from './clock.ts'
import { makeConnection, type Connection, type ConnectionTools } from './connection.ts'
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
import { openTalk, type Talk } from './talk.ts'

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

/**
 * The line to one table. It holds the table as the server tells it, keeps commands until they are
 * answered, over breaks and reloads, and says how it stands itself.
 */
export interface TableLine {
  readonly table: string
  readonly standing: ReadonlySignal<Standing | null>
  readonly link: Connection['link']
  readonly way: Connection['way']
  readonly outbox: ReadonlySignal<Outbox>
  readonly talk: Omit<Talk, 'hear' | 'repeat' | 'giveUp' | 'lose'>
  readonly news: ReadonlySignal<News | null> // until it is read
  /** Gives a command; the same `asked` is found on the table as long as it makes sense. */
  command(command: Command, asked: string): Promise<Answer>
  /** Gives a command that nobody waits for: what keeps it from being done comes as news. */
  leave(command: Command, asked: string): void
  /** Takes back the last command, if it has not left yet; whether it had not. */
  retract(): boolean
  /** From now on commands can be held against what is asked: the game is known. */
  know(askedOf: AskedOf): void
  /** What the server's clock shows, as far as can be told. */
  now(): number
  /** Learns what the server's clock shows. */
  setTime(time: number): void
  /** Does not wait any longer. */
  tryNow(): void
  /** Goes over to the way that is preferred now. */
  turn(): void
  readNews(): void
  close(): void
}

/** What a command was given for, found on the table as it stands. */
export type AskedOf = (standing: Standing, command: Command) => string

/** What a line needs of the world. */
export interface LineTools extends ConnectionTools {
  readonly shelf: Shelf | null
  readonly newId: () => string
}

const UNANSWERED = 15_000

/** Opens the line to a table. */
export function openLine(table: string, tools: LineTools): TableLine {
  const { clock, shelf, newId } = tools
  const standing = signal<Standing | null>(null)
  const outbox = signal<Outbox>(readOutbox(shelf, table))
  const news = signal<News | null>(null)
  const resolvers = new Map<string, (answer: Answer) => void>()

  let askedOf: AskedOf | null = null
  let inFlight = '' // id of the command that is on its way
  let lead = Number.NEGATIVE_INFINITY // of the server's clock over ours, at least
  const { later, never, neverAny } = makeTimers(clock)
  const connection = makeConnection(table, tools, {
    told: (told) => hear(told),
    version: () => versionNow(),
    lost() {
      inFlight = ''
      never('unanswered', 'busy')
      talk.lose()
    },
  })
  const talk = openTalk(table, (call) => connection.send(call), newId)

  const keep = (next: Outbox): void => {
    outbox.value = next
    keepOutbox(shelf, table, next)
  }
  const versionNow = (): number | undefined => standing.peek()?.version

  const greet = (): void => {
    if (connection.greet()) talk.repeat()
    disown()
    sendNext()
  }

  /** Gives up what somebody else at this table gave in this browser: it is not for the viewer to do. */
  const disown = (): void => {
    const viewer = standing.peek()?.viewer
    const others = outbox.peek().find(({ seat }) => seat !== viewer)
    if (others) giveUp(others.id, refusal('another-seat'))
  }

  /** Sends the first command. What was given for something else than is asked now is given up. */
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

  const settle = (id: string, answer: Answer): void => {
    if (inFlight === id) {
      inFlight = ''
      never('unanswered')
    }
    resolvers.get(id)?.(answer)
    resolvers.delete(id)
  }

  /** A command that cannot be done takes those with it that were given after it. */
  const giveUp = (id: string, answer: News['answer']): void => {
    const at = outbox.peek().findIndex((waiting) => waiting.id === id)
    if (at < 0) return
    const gone = outbox.peek().slice(at)
    const { command, version } = gone[0]!
    const choices = Math.max(0, (versionNow() ?? version) - version)
    if (!resolvers.has(id)) news.value = { answer, command, choices }
    keep(outbox.peek().slice(0, at))
    for (const waiting of gone) settle(waiting.id, answer)
    sendNext()
  }

  /** Goes on by steps; where one is missing, asks for the table again. */
  const follow = (steps: readonly ChapterStep[]): void => {
    for (const step of steps) {
      const now = standing.peek()
      lead = Math.max(lead, step.time - clock.now())
      if (!now || step.version <= now.version) continue
      if (step.version > now.version + 1) return connection.ask()
      standing.value = afterStep(now, step)
    }
  }

  const hear = (told: ServerMessage): void => {
    if ('table' in told && told.table !== table) return
    switch (told.told) {
      case 'table':
        if (told.standing.table !== table) return
        standing.value = told.standing
        return greet()
      case 'steps':
        follow(told.steps)
        return greet()
      case 'done':
        follow(told.steps)
        if ((versionNow() ?? 0) < told.version) connection.ask()
        keep(withoutCommand(outbox.peek(), told.id))
        settle(told.id, { how: 'done' })
        return sendNext()
      case 'stale':
        return outrun(told)
      case 'refused':
      case 'reused':
        talk.giveUp(told.id)
        return giveUp(told.id, refusalIn(told))
      case 'unknown':
        if (told.id === null) return connection.end('unknown')
        talk.giveUp(told.id)
        return giveUp(told.id, refusal('unknown'))
      case 'busy':
        if (told.id === null || told.id === inFlight) {
          inFlight = ''
          never('unanswered')
        }
        return later('busy', told.after, goOn)
      case 'bad':
        return unread()
      case 'stopping':
        return connection.drop(told.after)
      case 'rematch': {
        const now = standing.peek()
        if (now) standing.value = { ...now, next: told.next }
        return
      }
      case 'lobby':
        return // not asked for here
      default:
        return talk.hear(told)
    }
  }

  /**
   * A message was not understood, and nobody says which. Once the table was told it is what was
   * sent last: that is given up, so that it does not come between a person and a table for good.
   */
  const unread = (): void => {
    const stands = connection.stands()
    if (stands && talk.giveUp()) return
    if (!stands || inFlight === '') return connection.end('outdated')
    giveUp(inFlight, refusal('bad'))
  }

  /** Sends again what the server had no time for. */
  const goOn = (): void => {
    if (!connection.stands()) return connection.ask()
    talk.repeat()
    sendNext()
  }

  /** Somebody was faster. What is asked may be the same all the same: then it is sent again. */
  const outrun = ({ id, steps }: ToldOf<'stale'>): void => {
    if (inFlight === id) inFlight = ''
    never('unanswered')
    const [first] = outbox.peek()
    const isFirst = first?.id === id
    if (isFirst) keep([{ ...first, wasSent: false }, ...outbox.peek().slice(1)]) // nothing was done
    if (steps === null) return connection.ask(() => undefined)
    follow(steps)
    sendNext()
  }

  const give = (given: Pick<Waiting, 'id' | 'command' | 'asked'>): void => {
    const seat = standing.peek()?.viewer ?? -1
    keep(withCommand(outbox.peek(), versionNow() ?? 0, { ...given, seat }))
    sendNext()
  }

  connection.begin()
  return {
    table,
    standing,
    link: connection.link,
    way: connection.way,
    outbox,
    talk,
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
    now: () => clock.now() + (Number.isFinite(lead) ? lead : 0),
    setTime(time) {
      lead = Math.max(lead, time - clock.now())
    },
    tryNow: connection.tryNow,
    turn: connection.turn,
    readNews() {
      news.value = null
    },
    close() {
      neverAny()
      connection.close()
    },
  }
}

function refusalIn(told: ToldOf<'refused' | 'reused'>): News['answer'] {
  if (told.told === 'reused') return refusal('reused')
  const { verdict, reason, rule, args } = told
  return { how: 'refused', verdict, reason, rule, args }
}

/** A refusal that no rule of the game is behind. */
function refusal(reason: string): News['answer'] {
  return { how: 'refused', verdict: -1, reason, rule: '', args: {} }
}
