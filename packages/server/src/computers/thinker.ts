import { parentPort } from 'node:worker_threads'
import { makeDesk, type Order } from '@estafette/bots'
import { fetchBrain, fetchGame } from '@estafette/registry/shelf'

// What runs in a thread: the same desk as behind a page, which has nothing but views.

const desk = makeDesk({
  fetchGame,
  fetchBrain,
  say: (report) => parentPort?.postMessage(report),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
})

parentPort?.on('message', (order: Order) => desk(order))
