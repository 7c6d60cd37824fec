import { Worker } from 'node:worker_threads'
import type { Game } from '@estafette/kernel'
import type { Io } from './io.ts'
import { saver } from './saving.ts'
import { createState } from './setup.ts'
import { joinPlayed, playBatch, type Batch, type Played } from './simulation.ts'

/** What a worker says: how far it is, or what came of it. */
type Said = { readonly games: number } | { readonly played: Played }

/** Plays a batch shared out among workers. What comes of it does not depend on how many there are. */
export async function playWithCrew(
  io: Io,
  game: Game,
  batch: Batch,
  workers: number,
  report: (games: number) => void,
): Promise<Played> {
  const parts = share(batch, Math.min(workers, batch.count))
  const done = parts.map(() => 0)
  const hear = (part: number) => (games: number) => {
    done[part] = games
    report(done.reduce((sum, games) => sum + games, 0))
  }
  if (parts.length === 1 || io.worker === null) {
    const initial = createState(game, batch.setup)
    return joinPlayed(
      parts.map((part, at) => playBatch(game, initial, part, hear(at), saver(part))),
    )
  }
  const { worker } = io
  return joinPlayed(await Promise.all(parts.map((part, at) => employ(worker, part, hear(at)))))
}

function share(batch: Batch, count: number): Batch[] {
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((batch.count * at) / count)
    const to = Math.floor((batch.count * (at + 1)) / count)
    return { ...batch, first: batch.first + from, count: to - from }
  })
}

function employ(file: URL, batch: Batch, report: (games: number) => void): Promise<Played> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: batch })
    worker.on('message', (said: Said) => {
      if ('played' in said) resolve(said.played)
      else report(said.games)
    })
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('a worker ended before its games did')))
  })
}
