import { parentPort, workerData } from 'node:worker_threads'
import { gameById } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import { saver } from './saving.ts'
import { createState } from './setup.ts'
import { playBatch, type Batch } from './simulation.ts'

const batch = workerData as Batch
const game = gameById(batch.game) ?? workshop.find(({ id }) => id === batch.game)
if (!game) throw new Error(`no such game: ${batch.game}`)
const report = (games: number): void => parentPort?.postMessage({ games })
const played = playBatch(game, createState(game, batch.setup), batch, report, saver(batch))
parentPort?.postMessage({ played })
