import type { Consideration } from '@estafette/kernel'
import type { Explanation, WhyAsked } from './asked.ts'

/** Somebody beside the page who knows why a computer player would choose so. */
export interface Explainer {
  /** Asks a question that is put together when its turn comes; null asks nothing. */
  ask(question: () => WhyAsked | null): Promise<readonly Consideration[]>
  close(): void
}

interface Waiting {
  readonly question: () => WhyAsked | null
  readonly answer: (reasons: readonly Consideration[]) => void
}

/** One question at a time, so that nothing freezes; the worker goes when nothing is left to ask. */
export function makeExplainer(): Explainer {
  const waiting: Waiting[] = []
  let worker: Worker | null = null
  let current: Waiting | null = null

  const next = (): void => {
    for (current = waiting.shift() ?? null; current; current = waiting.shift() ?? null) {
      const question = current.question()
      if (question) {
        worker ??= start()
        worker.postMessage(question satisfies WhyAsked)
        return
      }
      current.answer([])
    }
    worker?.terminate()
    worker = null
  }
  const start = (): Worker => {
    const begun = new Worker(new URL('./why.worker.ts', import.meta.url), { type: 'module' })
    begun.addEventListener('message', ({ data }: MessageEvent<Explanation>) => {
      current?.answer(data.reasons)
      next()
    })
    return begun
  }
  return {
    ask: (question) =>
      new Promise((answer) => {
        waiting.push({ question, answer })
        if (!current) next()
      }),
    close() {
      waiting.length = 0
      current = null
      worker?.terminate()
      worker = null
    },
  }
}
