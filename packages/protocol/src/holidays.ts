import * as v from 'valibot'
import { time, whole } from './parts.ts'
import type { Holiday } from './steps.ts'

const DAY = 24 * 60 * 60 * 1000

/** Days of holidays that somebody may have in a calendar year (UTC). */
export const MOST_HOLIDAYS = 30

/** How far ahead holidays can be set, in days. */
export const HOLIDAYS_AHEAD = 365

/** Sets holidays: POST /api/holidays. They begin with a day (UTC), today at the earliest. */
export const newHoliday = v.strictObject({ from: time, days: whole(1, MOST_HOLIDAYS) })
export type NewHoliday = v.InferOutput<typeof newHoliday>

/** Ends holidays that go on, or takes back those that are to come: POST /api/holidays/end. */
export const endedHoliday = v.strictObject({ from: time })

/** Midnight (UTC) before a moment. */
export function dayOf(at: number): number {
  return Math.floor(at / DAY) * DAY
}

/** Midnight (UTC) so many days after another. */
export function daysAfter(from: number, days: number): number {
  return from + days * DAY
}

/** How many days of a calendar year holidays take: a day that is begun counts. */
export function holidayDays(holidays: readonly Holiday[], year: number): number {
  const [first, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]
  return holidays.reduce((sum, { from, to }) => {
    const days = Math.ceil(Math.min(to, end) / DAY) - Math.floor(Math.max(from, first) / DAY)
    return sum + Math.max(0, to > from ? days : 0)
  }, 0)
}
