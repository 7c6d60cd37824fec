import { PROTOCOL, readTold, type Call, type ServerMessage } from '@estafette/protocol'
import { askTalk, send as post } from './http.ts'
import { hushed, type OpenWay } from './way.ts'

const PATIENCE = 8000 // milliseconds without a first word: something on the way holds the stream back
const SILENCE = 45_000 // without a further word: the stream is lost, since a server shows that it lives
const POLL = 3000

/**
 * Plain requests: calls are posted one after another, and what others do comes as an event stream.
 * Where the stream is held back on its way, the table is asked for every few seconds.
 */
export const plainWay: OpenWay = (hears) => {
  const told = hushed(hears)
  let stream: EventSource | null = null
  let watchdog: ReturnType<typeof setTimeout> | undefined
  let poll: ReturnType<typeof setTimeout> | undefined
  let before: Promise<void> = Promise.resolve()
  let lastLine = 0 // of the chat
  let versionNow: () => number | undefined = () => undefined

  const end = (): void => {
    stream?.close()
    clearTimeout(watchdog)
    clearInterval(poll)
  }
  const lost = (): void => {
    end()
    told.lost()
  }

  const ask = async (call: Call): Promise<void> => {
    if (told.isOver()) return
    const reply = await post(call)
    if (reply.ok) return hear(reply.value)
    const id = 'id' in call ? call.id : null
    if (reply.trouble === 'busy') {
      return told.told({ v: PROTOCOL, told: 'busy', id, after: reply.after })
    }
    if (reply.trouble === 'refused') {
      return told.told({ v: PROTOCOL, told: 'bad', reason: reply.reason })
    }
    lost()
  }
  /** One after another: commands are done in the order in which they were given. */
  const send = (call: Call): void => {
    before = before.then(() => ask(call))
  }

  const hear = (one: ServerMessage): void => {
    if (one.told === 'said') lastLine = Math.max(lastLine, ...one.lines.map(({ number }) => number))
    told.told(one)
  }

  const hearTalk = async (table: string): Promise<void> => {
    const talk = told.isOver() ? null : await askTalk(table, lastLine)
    if (talk?.ok) talk.value.forEach(hear)
  }

  /** What a stream would have told. */
  const look = (table: string): void => {
    sendOpen(table)
    before = before.then(() => hearTalk(table))
  }

  const sendOpen = (table: string): void => {
    const version = versionNow()
    send({ v: PROTOCOL, call: 'open', table, ...(version !== undefined && { version }) })
  }

  const watch = (milliseconds: number, run: () => void): void => {
    clearTimeout(watchdog)
    watchdog = setTimeout(run, milliseconds)
  }

  const listen = (table: string): void => {
    const version = versionNow()
    const from = version === undefined ? '' : `?version=${version}`
    stream = new EventSource(`/api/table/${encodeURIComponent(table)}/events${from}`)
    watch(PATIENCE, () => {
      stream?.close()
      look(table)
      poll = setInterval(() => look(table), POLL)
    })
    stream.addEventListener('message', ({ data }) => {
      watch(SILENCE, lost)
      const read = readTold(String(data))
      hear(read.ok ? read.value : { v: PROTOCOL, told: 'bad', reason: read.reason })
    })
    stream.addEventListener('error', lost) // it would come back by itself, with an old version
  }

  void post({ v: PROTOCOL, call: 'ping' }).then((reply) => (reply.ok ? told.opened() : lost()))
  return {
    open(table, version) {
      versionNow = version
      if (stream) sendOpen(table)
      else listen(table)
    },
    send,
    close() {
      told.end()
      end()
    },
  }
}
