import { Worker } from 'node:worker_threads'
import type { Game } from '@estafette/kernel'
import type { Io } from './io.ts'
import { playPairs, type MatchPart, type PlayedPair } from './match.ts'
import { saver } from './saving.ts'
import { createState } from './setup.ts'
import { joinPlayed, playBatch, type Batch, type PlayedBatch } from './simulation.ts'

/** What a worker is told to do: games of a simulation, or pairs of a match. */
export type Job =
  | { readonly kind: 'simulate'; readonly batch: Batch }
  | { readonly kind: 'match'; readonly part: MatchPart }

/** A pair of a match with its number in the series. */
export interface NumberedPair {
  readonly number: number
  readonly pair: PlayedPair
}

/** What a worker says: how far it is, a pair that it has played, or what came of all. */
type Said<R> = { readonly done: number } | NumberedPair | { readonly result: R }

/** Plays a batch shared out among workers. What comes of it does not depend on how many there are. */
export async function playWithCrew(
  io: Io,
  game: Game,
  batch: Batch,
  workers: number,
  report: (games: number) => void,
): Promise<PlayedBatch> {
  const { worker } = io
  const parts = share(batch, workers)
  const hear = hearAll(parts.length, report)
  if (parts.length === 1 || worker === null) {
    const initial = createState(game, batch.setup)
    return joinPlayed(
      parts.map((part, at) => playBatch(game, initial, part, hear(at), saver(part))),
    )
  }
  const played = parts.map((part, at) =>
    employ<PlayedBatch>(worker, { kind: 'simulate', batch: part }, hear(at)),
  )
  return joinPlayed(await Promise.all(played))
}

/** Plays the pairs of a match, shared out in the same way. */
export async function playMatch(
  io: Io,
  game: Game,
  match: MatchPart,
  workers: number,
  report: (number: number, pair: PlayedPair) => void,
): Promise<void> {
  const { worker } = io
  const parts = share(match, workers)
  if (worker === null) {
    for (const part of parts) playPairs(game, part, report)
    return
  }
  await Promise.all(
    parts.map((part) =>
      employ<null>(
        worker,
        { kind: 'match', part },
        () => {},
        ({ number, pair }) => report(number, pair),
      ),
    ),
  )
}

/** Adds up how far all parts are. */
function hearAll(parts: number, report: (done: number) => void) {
  const done = Array.from({ length: parts }, () => 0)
  return (part: number) => (now: number) => {
    done[part] = now
    report(done.reduce((sum, one) => sum + one, 0))
  }
}

function share<P extends { readonly first: number; readonly count: number }>(
  whole: P,
  workers: number,
): P[] {
  const count = Math.min(workers, whole.count)
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((whole.count * at) / count)
    const to = Math.floor((whole.count * (at + 1)) / count)
    return { ...whole, first: whole.first + from, count: to - from }
  })
}

function employ<R>(
  file: URL,
  job: Job,
  report: (done: number) => void,
  hearPair: (pair: NumberedPair) => void = () => {},
): Promise<R> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: job })
    worker.on('message', (said: Said<R>) => {
      if ('result' in said) resolve(said.result)
      else if ('pair' in said) hearPair(said)
      else report(said.done)
    })
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('a worker ended before its games did')))
  })
}
