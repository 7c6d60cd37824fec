import { GRACE, timeLeft, type Pace } from '@estafette/protocol'
import { describe, expect, test } from 'vitest'
import {
  afterChoice,
  afterUndo,
  freeTime,
  granted,
  onceAnswered,
  openClock,
  outOfTime,
  STOPPED,
  stopped,
  whileAsked,
} from './clock.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const live: Pace = { kind: 'live', minutes: 30, seconds: 10 }
const post: Pace = { kind: 'post', days: 3, bank: 5, weekends: false }
const restful: Pace = { ...post, weekends: true }

test('without a clock there is none', () => {
  expect(openClock({ kind: 'none' }, 2, [0], 0)).toBeNull()
})

describe('a live clock', () => {
  const open = () => openClock(live, 2, [0], 1000)!

  test('runs for whoever has to choose, after the seconds that cost nothing', () => {
    expect(timeLeft(live, open(), 0, 1000 + 10 * SECOND)).toBe(30 * MINUTE)
    expect(timeLeft(live, open(), 0, 1000 + 70 * SECOND)).toBe(29 * MINUTE)
    expect(timeLeft(live, open(), 1, 1000 + HOUR)).toBe(30 * MINUTE)
  })

  test('is charged with a choice, and goes on for the next one', () => {
    const next = afterChoice(live, open(), [1], 1000 + 70 * SECOND)
    expect(next).toEqual({
      left: [29 * MINUTE, 30 * MINUTE],
      bank: [0, 0],
      running: [1],
      at: 1000 + 70 * SECOND,
    })
  })

  test('gains nothing by choosing quickly', () => {
    let clock = open()
    for (let at = 0; at < 100; at++) clock = afterChoice(live, clock, [0], clock.at + SECOND)
    expect(clock.left[0]).toBe(30 * MINUTE)
  })

  test('gains nothing by going to and fro', () => {
    let clock = open()
    const start = clock.at
    for (let at = 0; at < 30; at++) {
      const free = freeTime(live, clock, 0, clock.at + (at % 15) * SECOND)
      clock = afterChoice(live, clock, [0], clock.at + (at % 15) * SECOND)
      clock = afterUndo(live, clock, { seat: 0, free }, [0], clock.at + (at % 12) * SECOND)
    }
    expect(30 * MINUTE - clock.left[0]!).toBe(clock.at - start)
  })

  test('charges an undo with what was free, not with what could have been', () => {
    const chosen = afterChoice(live, open(), [0], 1000 + 4 * SECOND)
    const free = freeTime(live, open(), 0, 1000 + 4 * SECOND)
    const undone = afterUndo(live, chosen, { seat: 0, free }, [0], chosen.at)
    expect(30 * MINUTE - undone.left[0]!).toBe(4 * SECOND)
  })

  test('runs for both where both choose in secret', () => {
    const both = openClock(live, 2, [0, 1], 0)!
    const next = afterChoice(live, both, [1], 70 * SECOND)
    expect(next.left).toEqual([29 * MINUTE, 29 * MINUTE])
    expect(next.running).toEqual([1])
  })

  test('R21 is out for a minute before anybody can claim the game', () => {
    const out = 1000 + 30 * MINUTE + 10 * SECOND
    expect(outOfTime(live, open(), out + GRACE)).toEqual([])
    expect(outOfTime(live, open(), out + GRACE + 1)).toEqual([0])
  })

  test('stands still when it is stopped, and never runs backwards', () => {
    const rest = stopped(live, open(), 1000 + 70 * SECOND)
    expect(timeLeft(live, rest, 0, 1000 + HOUR)).toBe(29 * MINUTE)
    expect(outOfTime(live, rest, 1000 + 10 * HOUR)).toEqual([])
    expect(stopped(live, open(), 0).left[0]).toBe(30 * MINUTE)
  })

  test('has more time for the others when somebody grants it', () => {
    expect(granted(open(), 1, 5).left).toEqual([35 * MINUTE, 30 * MINUTE])
  })
})

describe('a clock by correspondence', () => {
  const open = () => openClock(post, 2, [0], 0)!

  test('begins anew with every hand-over, and not with every choice', () => {
    const second = afterChoice(post, open(), [0], DAY)
    expect(second.left[0]).toBe(2 * DAY)
    const handed = afterChoice(post, second, [1], 2 * DAY)
    expect(handed.left).toEqual([DAY, 3 * DAY])
    expect(afterChoice(post, handed, [0], 3 * DAY).left).toEqual([3 * DAY, 2 * DAY])
  })

  test('draws on its bank when the days are used up, and the bank does not come back', () => {
    const late = afterChoice(post, open(), [1], 5 * DAY)
    expect(late.bank).toEqual([3 * DAY, 5 * DAY])
    const back = afterChoice(post, late, [0], 6 * DAY)
    expect([back.left[0], back.bank[0]]).toEqual([3 * DAY, 3 * DAY])
  })

  test('is out when the bank is empty, too', () => {
    expect(outOfTime(post, open(), 8 * DAY)).toEqual([])
    expect(outOfTime(post, open(), 8 * DAY + GRACE + 1)).toEqual([0])
  })

  test('gives no days back for a choice that is taken back', () => {
    const chosen = afterChoice(post, open(), [1], 2 * DAY)
    const undone = afterUndo(post, chosen, { seat: 0, free: 0 }, [0], 2 * DAY)
    expect(undone.left[0]).toBe(DAY)
    expect(undone.running).toEqual([0])
  })

  test.each([
    ['over a weekend', '2026-11-13T12:00Z', '2026-11-16T12:00Z', 1],
    ['within a week', '2026-11-16T00:00Z', '2026-11-18T12:00Z', 2.5],
    ['from Saturday to Sunday', '2026-11-14T08:00Z', '2026-11-15T20:00Z', 0],
    ['over two weekends', '2026-11-13T00:00Z', '2026-11-24T00:00Z', 7],
  ])('with weekends off, counts working days %s', (_, from, to, days) => {
    const clock = openClock(restful, 2, [0], Date.parse(from))!
    const left = timeLeft(restful, clock, 0, Date.parse(to))
    expect(8 - left / DAY).toBeCloseTo(days, 9)
  })
})

describe('a clock while a take-back is asked', () => {
  const plain: Pace = { ...live, seconds: 0 }
  const open = () => openClock(plain, 2, [0], 0)!
  const left = (clock: ReturnType<typeof open>, at: number): number => timeLeft(plain, clock, 0, at)

  test('stands for a minute, then runs on by itself', () => {
    const asked = whileAsked(plain, open(), 1, MINUTE)
    expect(left(asked, MINUTE)).toBe(29 * MINUTE)
    expect(left(asked, MINUTE + STOPPED)).toBe(29 * MINUTE)
    expect(left(asked, MINUTE + STOPPED + SECOND)).toBe(29 * MINUTE - SECOND)
    expect(asked.running).toEqual([0])
  })

  test('runs on as soon as it is answered, and not earlier than it would anyway', () => {
    const asked = whileAsked(plain, open(), 1, MINUTE)
    expect(left(onceAnswered(asked, 80 * SECOND), 90 * SECOND)).toBe(29 * MINUTE - 10 * SECOND)
    expect(onceAnswered(asked, HOUR)).toEqual(asked)
  })

  test('goes on for whoever asks in their own time, and stays at rest in a pause', () => {
    expect(whileAsked(plain, open(), 0, MINUTE)).toEqual(open())
    const rest = stopped(plain, open(), MINUTE)
    expect(whileAsked(plain, rest, 1, HOUR)).toEqual(rest)
  })

  test('stands for a choice that answers by going on', () => {
    const asked = whileAsked(plain, open(), 1, MINUTE)
    expect(afterChoice(plain, asked, [1], 100 * SECOND).left[0]).toBe(29 * MINUTE)
  })
})
