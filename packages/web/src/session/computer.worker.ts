import { makeDesk, type Order } from '@estafette/bots'
import { fetchBrain, fetchGame } from '@estafette/registry/shelf'

const desk = makeDesk({
  fetchGame,
  fetchBrain,
  say: (report) => self.postMessage(report),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
})

self.addEventListener('message', ({ data }: MessageEvent<Order>) => desk(data))
