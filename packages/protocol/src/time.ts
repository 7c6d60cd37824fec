import type { Pace } from './parts.ts'
import type { ClockFace } from './steps.ts'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
const WEEK = 7 * DAY
const MONDAY = 4 * DAY // 1 January 1970 was a Thursday

/** Time may be out for so long before somebody can claim the game: networks and servers stumble. */
export const GRACE = 60 * SECOND

/** What a seat has left at a moment, its bank included; below 0 its time is out. */
export function timeLeft(pace: Pace, clock: ClockFace, seat: number, now: number): number {
  const whole = clock.left[seat]! + clock.bank[seat]!
  return clock.running.includes(seat) ? whole - timeSpent(pace, clock, seat, now) : whole
}

/** What the time since a clock was set costs a seat: nothing on its holidays by correspondence. */
export function timeSpent(
  pace: Pace,
  { off = [], at }: ClockFace,
  seat: number,
  now: number,
): number {
  const cost = timeCost(pace, at, now)
  if (pace.kind !== 'post') return cost
  const free = off
    .filter((one) => one.seat === seat)
    .map(({ from, to }) => timeCost(pace, Math.max(from, at), Math.min(to, now)))
  return free.reduce((left, one) => left - one, cost)
}

/** Until when somebody is on holiday, where their clock stands for it; null where it does not. */
export function awayUntil(clock: ClockFace | null, seat: number, now: number): number | null {
  const found = clock?.off?.find((one) => one.seat === seat && one.from <= now && now < one.to)
  return found?.to ?? null
}

/** What the time between two moments costs. */
export function timeCost(pace: Pace, from: number, to: number): number {
  const elapsed = Math.max(0, to - from)
  if (pace.kind === 'live') return Math.max(0, elapsed - pace.seconds * SECOND)
  if (pace.kind === 'post' && pace.weekends) return workingTime(from, Math.max(from, to))
  return elapsed
}

/** The time between two moments without Saturdays and Sundays, which begin and end at midnight UTC. */
function workingTime(from: number, to: number): number {
  const since = (time: number): number => {
    const weeks = Math.floor((time - MONDAY) / WEEK)
    const inWeek = time - MONDAY - weeks * WEEK
    return weeks * 5 * DAY + Math.min(inWeek, 5 * DAY)
  }
  return since(to) - since(from)
}
