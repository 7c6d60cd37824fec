import { Worker } from 'node:worker_threads'
import { wrap, type Order, type Report } from '@estafette/bots/messages'
import { insteadOf } from '@estafette/bots/names'
import { writeView, type Choice, type Game, type View } from '@estafette/kernel'
import { legalChoices } from '@estafette/table'
import type { ComputerMind } from '../referee/deputies.ts'

/** How many think at a time, and how much each may use. */
export interface ThinkingMeans {
  readonly workers: number
  readonly seconds: number // for one decision
  readonly megabytes: number
}

/** A mind that thinks in threads of its own. */
export interface Workshop extends ComputerMind {
  /** Decisions that wait for a thread, or are being thought about. */
  waiting(): number
  close(): Promise<void>
}

/** A decision to be thought about. */
interface Job {
  readonly game: Game
  readonly view: View
  readonly level: string
  readonly resolve: (choice: Choice) => void
  readonly reject: (error: Error) => void
}

/**
 * Thinks in worker threads, so that people are served meanwhile. A thread that takes too long or
 * too much is ended, and a simpler level asked; the last resort is the first legal choice, so that
 * no game stands still.
 */
export function openWorkshop(
  file: URL,
  { workers, seconds, megabytes }: ThinkingMeans,
  trouble: (what: string, error: unknown) => void,
): Workshop {
  const jobs = new Map<string, Job[]>() // by whom they are for, whose turn it is first
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let thinking = 0
  let isClosed = false

  const hire = (): Worker => {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: megabytes } })
    all.add(worker)
    worker.unref()
    worker.on('error', () => {}) // also when nobody waits for it: it would end the process
    worker.once('exit', () => {
      all.delete(worker)
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
    })
    return worker
  }

  /** Asks a thread one thing; rejects when it says no, takes too long, or is gone. */
  const ask = (
    worker: Worker,
    { game, view, level }: Pick<Job, 'game' | 'view' | 'level'>,
  ): Promise<Choice> =>
    new Promise((resolve, reject) => {
      const settle = (done: () => void): void => {
        clearTimeout(timer)
        worker.off('message', hear).off('error', fail).off('exit', gone)
        done()
      }
      const hear = (report: Report): void => {
        if (report.type === 'answer') settle(() => resolve(report.choice))
        if (report.type === 'trouble') settle(() => reject(new Error(report.error)))
      }
      const fail = (error: unknown): void => settle(() => reject(error as Error))
      const gone = (): void => fail(new Error('a thinking thread ended'))
      const timer = setTimeout(() => fail(new Error('thought for too long')), seconds * 1000)
      worker.on('message', hear).on('error', fail).on('exit', gone)
      const tell = (order: Order): void => worker.postMessage(order)
      tell({ type: 'table', game: game.id, view: writeView(game, view) })
      const seed = Math.floor(Math.random() * 2 ** 32) // of its own chance, never of the dice
      tell({ type: 'ask', id: 0, player: level, seed, parcel: wrap(view) })
    })

  const think = async (job: Job): Promise<Choice> => {
    for (let level: string | undefined = job.level; level !== undefined; level = insteadOf(level)) {
      const worker = idle.pop() ?? hire()
      try {
        const choice = await ask(worker, { ...job, level })
        idle.push(worker)
        return choice
      } catch (error) {
        await worker.terminate()
        if (isClosed) throw stopped()
        trouble(`level "${level}" failed in ${job.game.id}`, error)
      }
    }
    return legalChoices(job.game, job.view.known, job.view.viewer)[0]!
  }

  /** The next decision: everybody has one in turn, however many they ask for. */
  const nextJob = (): Job | undefined => {
    const [first] = jobs
    if (!first) return undefined
    const [whose, [job, ...later]] = first
    jobs.delete(whose)
    if (later.length > 0) jobs.set(whose, later)
    return job
  }

  const work = (): void => {
    while (thinking < workers) {
      const job = nextJob()
      if (!job) return
      thinking++
      const over = (tell: () => void): void => {
        thinking--
        tell()
        work()
      }
      think(job).then(
        (choice) => over(() => job.resolve(choice)),
        (error: Error) => over(() => job.reject(error)),
      )
    }
  }

  return {
    choose: (game, view, level, whose) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(stopped())
        jobs.set(whose, [...(jobs.get(whose) ?? []), { game, view, level, resolve, reject }])
        work()
      }),
    waiting: () => [...jobs.values()].flat().length + thinking,
    async close() {
      isClosed = true
      for (const { reject } of [...jobs.values()].flat()) reject(stopped())
      jobs.clear()
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

function stopped(): Error {
  return new Error('the server stops')
}
