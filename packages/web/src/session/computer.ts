import type { Choice, Seat } from '@estafette/kernel'

/** What a computer player is asked, and its answer. Positions travel as text. */
export interface Question {
  readonly id: number
  readonly game: string
  readonly position: string
  readonly seat: Seat
  readonly player: string
  readonly seed: number // of the player's own chance, never of the table's dice
}

export type Answer =
  | { readonly id: number; readonly choice: Choice }
  | { readonly id: number; readonly error: string }

/** A computer that thinks beside the page. */
export interface Computer {
  ask(question: Omit<Question, 'id'>): Promise<Choice>
  close(): void
}

/** Starts a worker; a question that is overtaken by another is simply not waited for. */
export function startComputer(): Computer {
  const worker = new Worker(new URL('./computer.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve(choice: Choice): void; reject(error: Error): void }>()
  let next = 0
  worker.addEventListener('message', (message: MessageEvent<Answer>) => {
    const { data } = message
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('choice' in data) asked?.resolve(data.choice)
    else asked?.reject(new Error(data.error))
  })
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message))
    waiting.clear()
  })
  return {
    ask(question) {
      const id = next++
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, ...question } satisfies Question)
      })
    },
    close() {
      worker.terminate()
      waiting.clear()
    },
  }
}
