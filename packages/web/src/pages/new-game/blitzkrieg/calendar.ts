import { next } from './dates.ts'

interface Days {
  readonly from: string
  readonly to: string
}

/** The columns of the calendar: the days of battle in order, null for days that are left out. */
export function columnsOf(battles: readonly Days[]): {
  readonly columns: readonly (string | null)[]
  readonly columnOf: (day: string) => number // from 1
} {
  const days = [...new Set(battles.flatMap(daysOf))].sort()
  const columns = days.flatMap((day, index) => {
    const before = days[index - 1]
    return before === undefined || next(before) === day ? [day] : [null, day]
  })
  return { columns, columnOf: (day) => columns.indexOf(day) + 1 }
}

function daysOf({ from, to }: Days): string[] {
  const days = [from]
  while (days.at(-1)! < to) days.push(next(days.at(-1)!))
  return days
}
