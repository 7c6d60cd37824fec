import type { Engine } from '@estafette/store'
import { openWorkshop } from './computers/mind.ts'
import { makeMetrics, type Metrics } from './metrics.ts'
import { makeCourier, type Courier } from './notices/courier.ts'
import { openMailbox } from './notices/mail.ts'
import { makePost } from './notices/post.ts'
import type { ServerOptions } from './options.ts'
import { makeDeputies } from './referee/deputies.ts'
import type { Referee } from './referee/referee.ts'

/** What goes on beside serving games: computers think, people are told, figures are kept. */
export interface Running {
  readonly courier: Courier
  readonly metrics: Metrics | null
  /** Ends all of it, quickly: what was not finished is resumed by whoever starts next. */
  close(): Promise<void>
}

const SECOND = 1000
const DELIVER = 5 * SECOND
const RESUME = 15 * SECOND

/** Where several processes share a database, whoever moved a table has so long to go on with it. */
const PATIENCE = 30 * SECOND

const THINKS = 20 // seconds about one decision
const MEGABYTES = 256

/** Starts everything that a server does by itself. */
export async function startServices(referee: Referee, options: ServerOptions): Promise<Running> {
  const { deps, audience } = referee
  const { store, trouble } = deps
  const metrics = options.metricsToken === null ? null : makeMetrics(options.metricsToken)
  const courier = makeCourier({
    deps,
    origin: options.origin,
    post: makePost(options.privateHooks),
    mail: options.mailbox && openMailbox(options.mailbox),
    from: options.mailbox?.from ?? null,
    allowsPrivate: options.privateHooks,
    counted: (what) => metrics?.count('notices', { what }),
  })
  const means = { workers: options.threads, seconds: THINKS, megabytes: MEGABYTES }
  const workshop = openWorkshop(new URL('./thinker.mjs', import.meta.url), means, trouble)
  const deputies = makeDeputies(referee, workshop)
  const patience = store.dialect.name === 'postgres' ? PATIENCE : 0
  const resume = (): Promise<void> => deputies.resume(deps.now() - patience)
  const timers = [
    every(DELIVER, 'notices could not be sent', () => courier.deliver()),
    every(RESUME, 'computers could not go on', resume),
  ]
  function every(pause: number, what: string, run: () => Promise<unknown>): NodeJS.Timeout {
    let isBusy = false
    return setInterval(() => {
      if (isBusy) return
      isBusy = true
      run()
        .catch((error: unknown) => trouble(what, error))
        .finally(() => (isBusy = false))
    }, pause).unref()
  }
  metrics?.gauge('tables_open_here', () => audience.tables().length)
  metrics?.gauge('computers_waiting', () => workshop.waiting())
  for (const status of ['open', 'playing', 'over', 'aside']) {
    metrics?.gauge(`tables_${status}`, () => tablesIn(store, status))
  }
  referee.emitter.listen(() => metrics?.count('changes'))
  await resume().catch((error: unknown) => trouble('computers could not go on', error))
  return {
    courier,
    metrics,
    async close() {
      for (const timer of timers) clearInterval(timer)
      metrics?.close()
      const done = deputies.close()
      await workshop.close()
      await done
    },
  }
}

async function tablesIn({ read }: Engine, status: string): Promise<number> {
  const [row] = await read.all('SELECT count(*) AS count FROM tables WHERE status = $1', [status])
  return Number(row?.['count'])
}
