import { makeDesk, type Order } from '@estafette/bots'
import { fetchBrain, fetchGame } from '@estafette/registry/shelf'

const ABSORBED = 50 // milliseconds of thought in which no other message is heard

/** Other messages come in now and then: a timer for each slice of thought would take longer than it. */
function makePause(): () => Promise<void> {
  let heard = 0
  return async () => {
    if (performance.now() - heard < ABSORBED) return
    await new Promise((resolve) => setTimeout(resolve))
    heard = performance.now()
  }
}

const desk = makeDesk({
  fetchGame,
  fetchBrain,
  say: (report) => self.postMessage(report),
  pause: makePause(),
})

self.addEventListener('message', ({ data }: MessageEvent<Order>) => desk(data))
