import type { Shelf } from '../store/storage.ts'
import { makeTimers } from './clock.ts'
import { makeCommands, type Commands } from './commands.ts'
import { makeConnection, type Connection, type ConnectionTools } from './connection.ts'
import { makeFollowed, type Followed } from './followed.ts'
import { makeHearing } from './hearing.ts'
import { openTalk, type Talk } from './talk.ts'

/**
 * The line to one table. It holds the table as the server tells it, keeps commands until they are
 * answered, over breaks and reloads, and says how it stands itself.
 */
export interface TableLine
  extends
    Pick<Followed, 'standing' | 'now' | 'setTime'>,
    Pick<Commands, 'outbox' | 'news' | 'command' | 'leave' | 'retract' | 'know' | 'readNews'>,
    Pick<Connection, 'link' | 'way' | 'tryNow' | 'turn'> {
  readonly table: string
  readonly talk: Omit<Talk, 'hear' | 'repeat' | 'giveUp' | 'lose'>
  close(): void
}

/** What a line needs of the world. */
export interface LineTools extends ConnectionTools {
  readonly shelf: Shelf | null
  readonly newId: () => string
}

/** Opens the line to a table. */
export function openLine(table: string, tools: LineTools): TableLine {
  const { clock, shelf, newId } = tools
  const followed = makeFollowed(clock)
  const { standing, now, setTime } = followed
  const timers = makeTimers(clock)
  const connection = makeConnection(table, tools, {
    told: (told) => hear(told),
    version: followed.version,
    lost() {
      commands.lose()
      timers.never('busy')
      talk.lose()
    },
  })
  const commands = makeCommands({ table, standing, connection, timers, shelf, newId })
  const talk = openTalk(table, (call) => connection.send(call), newId)

  const hear = makeHearing({ table, followed, connection, commands, talk, timers })
  connection.begin()
  const { link, way, tryNow, turn } = connection
  const { outbox, news, command, leave, retract, know, readNews } = commands
  return {
    table,
    standing,
    now,
    setTime,
    link,
    way,
    tryNow,
    turn,
    outbox,
    news,
    command,
    leave,
    retract,
    know,
    readNews,
    talk,
    close() {
      timers.neverAny()
      connection.close()
    },
  }
}
