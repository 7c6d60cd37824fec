import type { ChapterStep, ServerMessage, ToldOf } from '@estafette/protocol'
import type { Timers } from './clock.ts'
import { refusal, type Commands, type News } from './commands.ts'
import type { Connection } from './connection.ts'
import type { Followed } from './followed.ts'
import type { Talk } from './talk.ts'

/** The parts of a line to a table. */
export interface LineParts {
  readonly table: string
  readonly followed: Followed
  readonly connection: Connection
  readonly commands: Commands
  readonly talk: Talk
  readonly timers: Timers
}

/** Hears what the server tells, and hands it to the part that it is for. */
export function makeHearing(parts: LineParts): (told: ServerMessage) => void {
  const { table, followed, connection, commands, talk, timers } = parts

  const greet = (): void => {
    if (connection.greet()) talk.repeat()
    commands.disown()
    commands.sendNext()
  }

  /** Goes on by steps; where one is missing, asks for the table again. */
  const follow = (steps: readonly ChapterStep[]): void => {
    if (!followed.follow(steps)) connection.ask()
  }

  const hear = (told: ServerMessage): void => {
    if ('table' in told && told.table !== table) return
    switch (told.told) {
      case 'table':
        if (told.standing.table !== table) return
        followed.put(told.standing)
        return greet()
      case 'steps':
        follow(told.steps)
        return greet()
      case 'done':
        follow(told.steps)
        if ((followed.version() ?? 0) < told.version) connection.ask()
        return commands.done(told.id)
      case 'stale':
        return outrun(told)
      case 'refused':
      case 'reused':
        talk.giveUp(told.id)
        return commands.giveUp(told.id, refusalIn(told))
      case 'unknown':
        if (told.id === null) return connection.end('unknown')
        talk.giveUp(told.id)
        return commands.giveUp(told.id, refusal('unknown'))
      case 'busy':
        commands.lose(told.id ?? undefined)
        return timers.later('busy', told.after, goOn)
      case 'bad':
        return unread()
      case 'stopping':
        return connection.drop(told.after)
      case 'rematch': {
        const known = followed.standing.peek()
        if (known) followed.put({ ...known, next: told.next })
        return
      }
      case 'choices': // for clients without the rules
      case 'lobby':
      case 'seekers':
      case 'seeking':
      case 'paired':
      case 'unpaired':
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
    const id = commands.inFlight()
    if (!stands || id === '') return connection.end('outdated')
    commands.giveUp(id, refusal('bad'))
  }

  /** Sends again what the server had no time for. */
  const goOn = (): void => {
    if (!connection.stands()) return connection.ask()
    talk.repeat()
    commands.sendNext()
  }

  /** Somebody was faster. What is asked may be the same all the same: then it is sent again. */
  const outrun = ({ id, steps }: ToldOf<'stale'>): void => {
    commands.outrun(id)
    if (steps === null) return connection.ask(() => undefined)
    follow(steps)
    commands.sendNext()
  }
  return hear
}

function refusalIn(told: ToldOf<'refused' | 'reused'>): News['answer'] {
  if (told.told === 'reused') return refusal('reused')
  const { verdict, reason, rule, args } = told
  return { how: 'refused', verdict, reason, rule, args }
}
