import { HEARTBEAT, PROTOCOL, type ServerMessage } from '@estafette/protocol'
import type { Referee } from '../referee/referee.ts'
import { earlier } from './calls.ts'
import { COMES_BACK, MOST_BUFFERED } from './connection.ts'
import type { Pages } from './pages.ts'
import { recognize, type Known } from './people.ts'

/** What an event stream stands between. */
export interface StreamWiring {
  readonly referee: Referee
  readonly pages: Pages
  readonly known: Known | null
  readonly secret: string | null
  readonly address: string
  readonly beat?: number // milliseconds between two signs of life
}

/**
 * Tells a page of one table for as long as it listens: what a socket would, where there is none.
 * Null where this page is one too many.
 */
export function openStream(
  { referee, pages, known, secret, address, beat = HEARTBEAT }: StreamWiring,
  asked: { readonly table: string; readonly version?: number },
): ReadableStream<Uint8Array> | null {
  const { deps } = referee
  const { table } = asked
  const person = known?.account.id ?? null
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let leaveTable = (): void => {}

  /** Once, whoever ends it: the page, the server, or a session that has ended. */
  const over = (): ReadableStreamDefaultController<Uint8Array> | null => {
    const ended = controller
    controller = null
    clearInterval(beating)
    leaveTable()
    leaveTable = () => {}
    leavePages?.()
    return ended
  }
  const send = (told: ServerMessage): void => {
    if (!controller) return
    controller.enqueue(encoder.encode(`data: ${JSON.stringify(told)}\n\n`))
    // A page that does not read is let go: it comes back, and is told what it missed.
    if ((controller.desiredSize ?? 0) < 0) over()?.error(new Error('not read'))
  }
  const end = (): void => over()?.close()
  const stop = (why: 'session' | 'stopping'): void => {
    if (why === 'stopping') send({ v: PROTOCOL, told: 'stopping', after: COMES_BACK })
    end()
  }
  const leavePages = pages.enter({ session: known?.session ?? null, person, address, end: stop })
  if (!leavePages) return null

  const check = async (): Promise<void> => {
    if (known && !(await recognize(deps, secret))) return end()
    send({ v: PROTOCOL, told: 'pong' })
  }
  const begin = async (): Promise<void> => {
    const leave = await referee.join(person, table, send)
    // Whoever went away in the meantime is not to be told for ever.
    if (controller) leaveTable = leave ?? leaveTable
    else leave?.()
    send(await referee.open(person, asked))
    if (!leave) return end()
    ;(await earlier(referee, person, table)).forEach(send)
  }
  const fail = (error: unknown): void => {
    deps.trouble('an event stream failed', error)
    end()
  }
  const beating = setInterval(() => void check().catch(fail), beat)
  return new ReadableStream<Uint8Array>(
    {
      start(made) {
        controller = made
        void begin().catch(fail)
      },
      cancel: () => void over(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_BUFFERED }),
  )
}
