import { parentPort, workerData } from 'node:worker_threads'
import { gameById } from '@estafette/registry'
import { createState } from './setup.ts'
import { playBatch, type Batch } from './simulation.ts'

const batch = workerData as Batch
const game = gameById(batch.game)
if (!game) throw new Error(`no such game: ${batch.game}`)
const played = playBatch(game, createState(game, batch.setup), batch, (games) =>
  parentPort?.postMessage({ games }),
)
parentPort?.postMessage({ played })
