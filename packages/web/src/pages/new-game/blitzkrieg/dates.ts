import { bareMonth, monthOf } from '../../../i18n/series-size.ts'
import { language } from '../../../store/settings.ts'
import { saySeries } from './words.ts'

/** The number of a day in its month. */
export function numberOf(day: string): string {
  const number = String(Number(day.slice(8)))
  return number === '1' ? saySeries('day.first') : number
}

/** A day with its month, '12 May'. */
export function sayDay(day: string): string {
  return saySeries('day', { day: numberOf(day), month: bareMonth(day, language.value) })
}

/** The days of a battle, '12 to 13 May 1940'. */
export function sayDays({ from, to }: { readonly from: string; readonly to: string }): string {
  const month = monthOf(to, language.value)
  const last = saySeries('day', { day: numberOf(to), month })
  if (from === to) return last
  if (from.slice(0, 7) !== to.slice(0, 7))
    return saySeries('days.far', { from: sayDay(from), to: last })
  const gaps = { from: numberOf(from), to: numberOf(to), month }
  return saySeries(next(from) === to ? 'days.two' : 'days', gaps)
}

/** The day after a day. */
export function next(day: string): string {
  const date = new Date(`${day}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
