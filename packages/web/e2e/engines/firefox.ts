import WebSocket from 'ws'
import { asJson, clickAt, pressOf, SIZE, type Engine, type Source } from './engine.ts'
import { start, type Program } from './program.ts'

/** Starts Firefox without a window and speaks WebDriver BiDi to it, which needs no driver. */
export async function openFirefox(): Promise<Engine> {
  const firefox = await start({
    variable: 'FIREFOX_PATH',
    args: (folder) => [
      '--headless',
      '--no-remote',
      '--profile',
      folder,
      '--remote-debugging-port=0',
    ],
    ready: /WebDriver BiDi listening on (ws:\S+)/,
  })
  try {
    return await openSession(await connect(`${firefox.said}/session`), firefox)
  } catch (error) {
    await firefox.end()
    throw error
  }
}

async function openSession(wire: Wire, firefox: Program): Promise<Engine> {
  const { send } = wire
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  // In the tab that Firefox opens by itself the address has the focus, and keys press no button.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
  await send('browsingContext.setViewport', { context, viewport: SIZE })
  const act = (source: Source): Promise<void> =>
    send('input.performActions', { context, actions: [source] })
  const evaluate: Engine['evaluate'] = async (fn, argument) => {
    const answer = await send<Answer>('script.callFunction', {
      functionDeclaration: asJson(fn),
      arguments: [{ type: 'string', value: JSON.stringify(argument ?? null) }],
      target: { context },
      awaitPromise: true,
    })
    if (answer.type === 'success') return JSON.parse(answer.result.value)
    throw new Error(answer.exceptionDetails.text)
  }
  return {
    evaluate,
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    click: (x, y) => act(clickAt(x, y)),
    press: (key, times = 1) => act(pressOf(key, times)),
    async picture() {
      const shot = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(shot.data, 'base64')
    },
    takeComplaints: () => wire.complaints.splice(0),
    async close() {
      await send('browser.close', {}).catch(() => {}) // what does not close is ended
      wire.close()
      await firefox.end()
    },
  }
}

type Answer =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

/** Commands and their answers over a socket, and the errors that the engine has told of. */
interface Wire {
  readonly send: <T>(method: string, params: object) => Promise<T>
  readonly complaints: string[]
  readonly close: () => void
}

interface Message {
  readonly type: 'success' | 'error' | 'event'
  readonly id?: number
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
  readonly method?: string
  readonly params?: { readonly level?: string; readonly text?: string }
}

async function connect(url: string): Promise<Wire> {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const waiting = new Map<number, (message: Message) => void>()
  const complaints: string[] = []
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else if (message.method === 'log.entryAdded' && message.params?.level === 'error')
      complaints.push(`log: ${message.params.text}`)
  })
  socket.on('close', () => {
    for (const answer of waiting.values()) answer({ type: 'error', error: 'Firefox is gone' })
  })
  let last = 0
  return {
    complaints,
    close: () => socket.close(),
    send: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        const id = ++last
        waiting.set(id, ({ type, result, error, message }) => {
          waiting.delete(id)
          if (type === 'success') resolve(result as T)
          else reject(new Error(`Firefox refuses ${method}: ${error} ${message ?? ''}`))
        })
        socket.send(JSON.stringify({ id, method, params }))
      }),
  }
}
