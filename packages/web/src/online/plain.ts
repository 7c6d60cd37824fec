import { PROTOCOL, readTold, type Call } from '@estafette/protocol'
import { send as post } from './http.ts'
import { hushed, type OpenWay } from './way.ts'

const PATIENCE = 8000 // milliseconds without a word on the stream: something on the way holds it back
const POLL = 3000

/**
 * Plain requests: calls are posted one after another, and what others do comes as an event stream.
 * Where the stream is held back on its way, the table is asked for every few seconds.
 */
export const plainWay: OpenWay = (hears) => {
  const told = hushed(hears)
  let stream: EventSource | null = null
  let watchdog = 0
  let poll = 0
  let before: Promise<void> = Promise.resolve()
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
    if (reply.ok) return told.told(reply.value)
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

  const sendOpen = (table: string): void => {
    const version = versionNow()
    send({ v: PROTOCOL, call: 'open', table, ...(version !== undefined && { version }) })
  }

  const listen = (table: string): void => {
    const version = versionNow()
    const from = version === undefined ? '' : `?version=${version}`
    stream = new EventSource(`/api/table/${encodeURIComponent(table)}/events${from}`)
    watchdog = setTimeout(() => {
      stream?.close()
      sendOpen(table)
      poll = setInterval(() => sendOpen(table), POLL) as unknown as number
    }, PATIENCE) as unknown as number
    stream.addEventListener('message', ({ data }) => {
      clearTimeout(watchdog)
      const read = readTold(String(data))
      told.told(read.ok ? read.value : { v: PROTOCOL, told: 'bad', reason: read.reason })
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
