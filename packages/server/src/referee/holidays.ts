import { failure, success, type Result } from '@estafette/kernel'
import {
  dayOf,
  daysAfter,
  holidayDays,
  HOLIDAYS_AHEAD,
  MOST_HOLIDAYS,
  type Holiday,
  type NewHoliday,
  type Pace,
} from '@estafette/protocol'
import { holdAccount, keepSettings, tablesToLeave } from '@estafette/store'
import { holidaysOf } from './kept-holidays.ts'
import type { Referee } from './referee.ts'

/** Sets holidays: the clocks by correspondence of somebody stand meanwhile, and the others see it. */
export function addHoliday(
  referee: Referee,
  person: string,
  { from: wanted, days }: NewHoliday,
): Promise<Result<object>> {
  return change(referee, person, (before, now) => {
    const from = dayOf(wanted)
    const to = daysAfter(from, days)
    const today = dayOf(now)
    if (from < today || from > daysAfter(today, HOLIDAYS_AHEAD)) return failure('no-holiday')
    if (before.some((one) => one.from < to && from < one.to)) return failure('no-holiday')
    const after = [...before, { from: Math.max(from, now), to }].sort((a, b) => a.from - b.from)
    const years = [from, to].map((time) => new Date(time).getUTCFullYear())
    return years.some((year) => holidayDays(after, year) > MOST_HOLIDAYS)
      ? failure('too-many-holidays')
      : success(after)
  })
}

/** Ends holidays that go on, or takes back those that are to come. */
export function endHoliday(
  referee: Referee,
  person: string,
  from: number,
): Promise<Result<object>> {
  return change(referee, person, (before, now) => {
    const found = before.find((one) => one.from === from && one.to > now)
    if (!found) return failure('unknown')
    const others = before.filter((one) => one !== found)
    return success(
      found.from < now
        ? [...others, { from: found.from, to: now }].sort((a, b) => a.from - b.from)
        : others,
    )
  })
}

/** Keeps other holidays, then sets the clocks of every table that is played by correspondence. */
async function change(
  referee: Referee,
  person: string,
  changed: (before: readonly Holiday[], now: number) => Result<readonly Holiday[]>,
): Promise<Result<object>> {
  const { store, now } = referee.deps
  const kept = await store.write(async (sql) => {
    const account = await holdAccount(sql, person)
    if (!account) return failure('nobody')
    const after = changed(holidaysOf(account), now())
    if (!after.ok) return after
    const thisYear = Date.UTC(new Date(now()).getUTCFullYear(), 0, 1)
    const holidays = after.value.filter(({ to }) => to > thisYear) // older ones count no more
    const settings = { ...(JSON.parse(account.settings) as object), holidays }
    await keepSettings(sql, person, JSON.stringify(settings))
    return success(holidays)
  })
  if (!kept.ok) return kept
  for (const { id, status, pace } of await tablesToLeave(store.read, person)) {
    if (status !== 'playing' || (JSON.parse(pace) as Pace).kind !== 'post') continue
    let told = await referee.rest(person, id, kept.value)
    while (told.told === 'stale') told = await referee.rest(person, id, kept.value)
  }
  return success({})
}
