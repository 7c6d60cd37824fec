import { wrap, type Order, type Report } from '@estafette/bots/messages'
import { writeView, type Choice, type Game, type View } from '@estafette/kernel'

/** A computer that thinks beside the page, about the games of one table. */
export interface Computer {
  /** Asks a player for the choice of the seat whose view it is. */
  ask(view: View, player: string, seed: number): Promise<Choice>
  /** Whatever is being thought about is answered now, with the best so far. */
  hurry(): void
  /** Nobody wants to know any more what is being thought about: it is never answered. */
  drop(): void
  close(): void
}

/** As much of a worker as is needed here. */
export type Colleague = Pick<Worker, 'postMessage' | 'terminate'> & {
  addEventListener(type: 'message', heard: (message: MessageEvent<Report>) => void): void
  addEventListener(type: 'error', failed: (event: ErrorEvent) => void): void
}

/** Starts a worker for a table of this game. */
export function startComputer(game: Game): Computer {
  return computerAt(
    game,
    new Worker(new URL('./computer.worker.ts', import.meta.url), { type: 'module' }),
  )
}

/**
 * A computer that a worker plays. The worker is sent what a seat knows, never the position; a
 * question that is overtaken by another is simply not waited for.
 */
export function computerAt(game: Game, worker: Colleague): Computer {
  const waiting = new Map<number, { resolve(choice: Choice): void; reject(error: Error): void }>()
  let next = 0
  const send = (order: Order): void => worker.postMessage(order)
  const stop = (): void => {
    for (const id of waiting.keys()) send({ type: 'stop', id })
  }
  const fail = (error: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(error))
    waiting.clear()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
    if (data.type === 'trouble') return fail(data.error)
    if (data.type !== 'answer') return
    waiting.get(data.id)?.resolve(data.choice)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => fail(event.message))
  return {
    ask(view, player, seed) {
      const id = next++
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        if (id === 0) send({ type: 'table', game: game.id, view: writeView(game, view) })
        send({ type: 'ask', id, player, seed, parcel: wrap(view) })
      })
    },
    hurry: stop,
    drop() {
      stop()
      waiting.clear()
    },
    close() {
      worker.terminate()
      waiting.clear()
    },
  }
}
