import { asJson, clickAt, pressOf, SIZE, type Engine, type Source } from './engine.ts'
import { freePort, start, until, type Program } from './program.ts'

const SESSIONS = 3 // that are begun before it is given up

/**
 * Starts WebKit on a screen of its own and speaks WebDriver to it. Now and then the first window of
 * a new screen never draws what its page shows; then another is opened.
 */
export async function openWebkit(): Promise<Engine> {
  for (let left = SESSIONS; ; left--) {
    const engine = await openOnce()
    if (left === 1 || (await draws(engine))) return engine
    await engine.close()
  }
}

/** Whether the pictures of a window follow its page. */
async function draws(engine: Engine): Promise<boolean> {
  const paint = async (colour: string): Promise<Buffer> => {
    await engine.evaluate(async (background) => {
      document.documentElement.style.background = background
      for (const _ of 'abc') await new Promise((drawn) => requestAnimationFrame(drawn))
    }, colour)
    return engine.picture()
  }
  const white = await paint('white')
  return until('another colour', async () => !(await paint('black')).equals(white), 5000).catch(
    () => false,
  )
}

async function openOnce(): Promise<Engine> {
  const screen = await start({
    variable: 'XVFB_PATH',
    args: () => ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    ready: /^(\d+)\n/m,
  })
  const port = await freePort()
  const driver = await start({
    variable: 'WEBKIT_DRIVER',
    args: () => [`--port=${port}`],
    env: { DISPLAY: `:${screen.said}`, GDK_BACKEND: 'x11', WAYLAND_DISPLAY: '' },
  })
  try {
    return await openSession(`http://127.0.0.1:${port}`, [driver, screen])
  } catch (error) {
    await driver.end()
    await screen.end()
    throw error
  }
}

async function openSession(address: string, programs: readonly Program[]): Promise<Engine> {
  const begin = (): Promise<{ sessionId: string }> =>
    call(address, 'POST', '/session', { capabilities: {} })
  await until('the driver of WebKit', () => call(address, 'GET', '/status'))
  const session = `${address}/session/${(await begin()).sessionId}`
  const act = (source: Source): Promise<void> =>
    call(session, 'POST', '/actions', { actions: [source] })
  const evaluate: Engine['evaluate'] = async (fn, argument) =>
    JSON.parse(
      await call<string>(session, 'POST', '/execute/sync', {
        script: `return (${asJson(fn)})(arguments[0])`,
        args: [JSON.stringify(argument ?? null)],
      }),
    )
  await fitWindow(session, evaluate)
  return {
    evaluate,
    goto: (url) => call(session, 'POST', '/url', { url }),
    click: (x, y) => act(clickAt(x, y)),
    press: (key, times = 1) => act(pressOf(key, times)),
    picture: async () => Buffer.from(await call<string>(session, 'GET', '/screenshot'), 'base64'),
    takeComplaints: () => [],
    async close() {
      await call(session, 'DELETE', '').catch(() => {}) // it ends with its driver
      for (const program of programs) await program.end()
    },
  }
}

/** Makes the window so large that the page in it has its size, and waits until it has. */
async function fitWindow(session: string, evaluate: Engine['evaluate']): Promise<void> {
  await until('a window of the right size', async () => {
    const frame = await evaluate((size) => {
      const lacks = { width: size.width - innerWidth, height: size.height - innerHeight }
      return { lacks, width: outerWidth, height: outerHeight }
    }, SIZE)
    const { lacks, width, height } = frame
    if (lacks.width === 0 && lacks.height === 0) return true
    const wanted = { width: width + lacks.width, height: height + lacks.height }
    await call(session, 'POST', '/window/rect', wanted)
    return false
  })
}

/** One command of WebDriver. */
async function call<T>(base: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(base + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: T }
  if (response.ok) return value
  const { error, message } = value as { error?: string; message?: string }
  throw new Error(`WebKit refuses ${method} ${path}: ${error} ${message}`)
}
