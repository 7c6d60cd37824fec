import { readSite, serve, type Page as File, type Serving } from '@estafette/server'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { dist } from '../harness.ts'
import { tameChance } from '../play.ts'
import type { Prepared } from '../prepare.ts'
import type { Engine } from './engine.ts'
import { until } from './program.ts'

/** The built pages in an engine, as one test after another opens them. */
export interface EngineHouse {
  readonly engine: Engine
  /** Opens a prepared game at its table. */
  readonly sitDown: (game: Prepared) => Promise<void>
}

/** Serves the built pages and starts an engine for the tests of a block; complaints fail a test. */
export function useEngine(open: () => Promise<Engine>): EngineHouse {
  let serving: Serving | undefined
  let engine: Engine | undefined
  let complaints: string[] = []
  const here = (): Engine => {
    if (!engine) throw new Error('the engine does not run yet')
    return engine
  }
  const goto = async (path: string): Promise<void> => {
    complaints.push(...(await here().evaluate(takeComplaints)))
    await here().goto(`http://127.0.0.1:${serving!.port}${path}`)
    await until(`the page ${path}`, () => here().evaluate(isReady))
  }

  beforeAll(async () => {
    serving = await serve(watched(), 0, '127.0.0.1')
    engine = await open()
  })
  afterEach(async () => {
    complaints.push(...(await here().evaluate(takeComplaints)), ...here().takeComplaints())
    const found = complaints
    complaints = []
    expect(found).toEqual([])
  })
  afterAll(async () => {
    await engine?.close()
    await serving?.close()
  })

  return {
    get engine() {
      return here()
    },
    async sitDown(game) {
      await goto('/help')
      await here().evaluate((storage) => {
        localStorage.clear()
        for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text)
      }, game.storage)
      await goto(game.path)
    },
  }
}

/**
 * The files of the site, where the script that runs before all others also notes what goes wrong:
 * WebDriver shows no console. It makes the page's chance repeatable as well.
 */
function watched(): Map<string, File> {
  const site = new Map(readSite(dist))
  const boot = site.get('/boot.js')!
  const before = `(${noteComplaints.toString()})();(${tameChance.toString()})();`
  const body = Buffer.concat([Buffer.from(before), boot.body])
  site.set('/boot.js', { ...boot, body, packed: {}, etag: '"watched"' })
  return site
}

interface Noting {
  complaints?: string[]
}

/** Notes errors of the console and of the page. Runs in the page. */
function noteComplaints(): void {
  const noted: string[] = []
  ;(globalThis as Noting).complaints = noted
  const { error } = console
  console.error = (...all: unknown[]): void => {
    noted.push(`console: ${all.map(String).join(' ')}`)
    error.apply(console, all)
  }
  // What does not load tells only itself, which does not bubble. Firefox says it of the hint at a
  // module that runs already, too, and hints may fail.
  const failed = (event: ErrorEvent): void => {
    const { target } = event
    if (!(target instanceof Element)) noted.push(`error: ${event.message}`)
    else if (!target.matches('link[rel="modulepreload"]'))
      noted.push(`${target.outerHTML} does not load`)
  }
  addEventListener('error', failed, { capture: true })
  addEventListener('unhandledrejection', ({ reason }) => noted.push(`rejection: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', (event) =>
    noted.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  )
}

/** Runs in the page. */
function takeComplaints(): string[] {
  return (globalThis as Noting).complaints?.splice(0) ?? []
}

/** Whether the page stands, with its fonts. Runs in the page. */
async function isReady(): Promise<boolean> {
  const stands = 'main[aria-busy="false"] :is(h1, .map-view, .frl)'
  if (!document.querySelector(stands)) return false
  await document.fonts.ready
  return true
}
