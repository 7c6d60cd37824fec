import { parentPort, workerData } from 'node:worker_threads'
import type { Game } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import type { Job } from './crew.ts'
import { playPairs } from './match.ts'
import { saver } from './saving.ts'
import { createState } from './setup.ts'
import { playBatch } from './simulation.ts'

const report = (done: number): void => parentPort?.postMessage({ done })
parentPort?.postMessage({ result: resultOf(workerData as Job) })

function resultOf(job: Job) {
  if (job.kind === 'match') {
    playPairs(gameOf(job.part.game), job.part, (number, pair) => {
      parentPort?.postMessage({ number, pair })
    })
    return null
  }
  const { batch } = job
  const game = gameOf(batch.game)
  return playBatch(game, createState(game, batch.setup), batch, report, saver(batch))
}

function gameOf(id: string): Game {
  const game = gameById(id) ?? workshop.find((one) => one.id === id)
  if (!game) throw new Error(`no such game: ${id}`)
  return game
}
