import { expect, test } from 'vitest'
import { startClock } from './clock.ts'

const MINUTE = 60_000

test('time at a table adds up, goes on from before, and a break counts for five minutes', () => {
  let time = 1000
  const played = startClock(2 * MINUTE, () => time)
  time += MINUTE
  expect(played()).toBe(3 * MINUTE)
  time += 600 * MINUTE
  expect(played()).toBe(8 * MINUTE)
  time -= 90 * MINUTE // the clock of the machine was set
  expect(played()).toBe(8 * MINUTE)
  time += MINUTE
  expect(played()).toBe(9 * MINUTE)
})
