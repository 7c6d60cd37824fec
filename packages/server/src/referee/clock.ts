import type { Seat } from '@estafette/kernel'
import {
  GRACE,
  timeCost,
  timeLeft,
  timeSpent,
  type ClockFace,
  type Holiday,
  type Pace,
} from '@estafette/protocol'

// A clock is never read from the machine: it follows from the times that the journal keeps, so that
// every process finds the same one, and a replay finds it again.

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** The clock as it stood when the game began; null where none is played with. */
export function openClock(
  pace: Pace,
  seats: number,
  acting: readonly Seat[],
  now: number,
): ClockFace | null {
  if (pace.kind === 'none') return null
  const each = (time: number): number[] => Array.from({ length: seats }, () => time)
  return pace.kind === 'live'
    ? { left: each(pace.minutes * MINUTE), bank: each(0), running: [...acting], at: now }
    : { left: each(pace.days * DAY), bank: each(pace.bank * DAY), running: [...acting], at: now }
}

/** The clock after a choice: its time is taken from whoever had to choose, then the next ones run. */
export function afterChoice(
  pace: Pace,
  clock: ClockFace,
  acting: readonly Seat[],
  now: number,
): ClockFace {
  const charged = stopped(pace, clock, now)
  const left = charged.left.map((time, seat) =>
    pace.kind === 'post' && acting.includes(seat) && !clock.running.includes(seat)
      ? pace.days * DAY // a hand-over
      : time,
  )
  return { ...charged, left, running: [...acting] }
}

/** What a choice that a seat makes now has cost nothing, of the time since the last one. */
export function freeTime(pace: Pace, clock: ClockFace, seat: Seat, now: number): number {
  if (!clock.running.includes(seat)) return 0
  return Math.max(0, now - clock.at) - timeCost(pace, clock.at, now)
}

/**
 * The clock after choices were taken back. What was free for them is not free twice, and the time
 * of taking back is not free either, or going to and fro would stop the clock.
 */
export function afterUndo(
  pace: Pace,
  clock: ClockFace,
  { seat, free }: { readonly seat: Seat; readonly free: number },
  acting: readonly Seat[],
  now: number,
): ClockFace {
  const next = afterChoice(pace, clock, acting, now)
  if (pace.kind !== 'live') return { ...next, left: stopped(pace, clock, now).left }
  const fee = free + freeTime(pace, clock, seat, now)
  return { ...next, left: next.left.map((time, at) => (at === seat ? time - fee : time)) }
}

/** The clock at rest: a pause, or the end of the game. */
export function stopped(pace: Pace, clock: ClockFace, now: number): ClockFace {
  const left = [...clock.left]
  const bank = [...clock.bank]
  for (const seat of clock.running) {
    left[seat]! -= timeSpent(pace, clock, seat, now)
    if (pace.kind === 'post' && left[seat]! < 0) {
      bank[seat]! += left[seat]!
      left[seat] = 0
    }
  }
  return { ...clock, left, bank, running: [], at: now }
}

/** The clock after somebody set their holidays: what was used before them is charged as it was. */
export function rested(
  pace: Pace,
  clock: ClockFace,
  seat: Seat,
  holidays: readonly Holiday[],
  now: number,
): ClockFace {
  const others = (clock.off ?? []).filter((one) => one.seat !== seat)
  const own = holidays.filter(({ to }) => to > now).map((one) => ({ ...one, seat }))
  return { ...stopped(pace, clock, now), running: [...clock.running], off: [...others, ...own] }
}

/** Milliseconds that the clocks are stopped at most while a take-back is asked. */
export const STOPPED = 60 * SECOND

/**
 * The clock while a take-back is asked: it stands for a while, and then runs on by itself. Who asks
 * while their own time runs stops nothing.
 */
export function whileAsked(pace: Pace, clock: ClockFace, by: Seat, now: number): ClockFace {
  const { running } = clock
  if (running.length === 0 || running.includes(by)) return clock
  return { ...stopped(pace, clock, now), running, at: now + STOPPED }
}

/** The clock once that was answered or withdrawn. */
export function onceAnswered(clock: ClockFace, now: number): ClockFace {
  return clock.at > now ? { ...clock, at: now } : clock
}

/** The clock after somebody gave the others more time. */
export function granted(clock: ClockFace, by: Seat, minutes: number): ClockFace {
  const left = clock.left.map((time, seat) => (seat === by ? time : time + minutes * MINUTE))
  return { ...clock, left }
}

/** The seats whose time has been out for longer than anybody could blame on a network. */
export function outOfTime(pace: Pace, clock: ClockFace, now: number): Seat[] {
  return clock.running.filter((seat) => timeLeft(pace, clock, seat, now) < -GRACE)
}
