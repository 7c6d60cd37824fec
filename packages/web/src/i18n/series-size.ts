import { seriesIds, seriesSpan } from '@estafette/blitzkrieg/shelf'
import type { Language } from '@estafette/kernel'
import { locales } from '@estafette/words'
import type { words as en } from './series-size.en.ts'
import { spoken } from './spoken.ts'

const words = spoken(
  import.meta.glob<typeof en>('./series-size.??.ts', { eager: true, import: 'words' }),
)
const LEAST = 6 // battles were published

/** How many battles the series has, in a word that may begin a sentence. */
export function battleCount(lang: Language): string {
  return words(lang).counts[seriesIds.length - LEAST] ?? String(seriesIds.length)
}

/** The months they were fought in: 'May 1940', 'May and June 1940', 'May to July 1940'. */
export function battleMonths(lang: Language): string {
  const [first, last] = seriesSpan
  const end = monthOf(last, lang)
  if (first.slice(0, 7) === last.slice(0, 7)) return end
  const isNext = indexOf(last) - indexOf(first) === 1
  const { and, to } = words(lang)
  const start =
    first.slice(0, 4) === last.slice(0, 4) ? bareMonth(first, lang) : monthOf(first, lang)
  return `${start} ${isNext ? and : to} ${end}`
}

/** The month and year of a day, 'May 1940'. */
export function monthOf(day: string, lang: Language): string {
  return formatted(day, { month: 'long', year: 'numeric' }, lang)
}

/** The month alone. */
export function bareMonth(day: string, lang: Language): string {
  return formatted(day, { month: 'long' }, lang)
}

/** Months since the year 0. */
function indexOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
}

function formatted(day: string, form: Intl.DateTimeFormatOptions, lang: Language): string {
  return new Intl.DateTimeFormat(locales[lang], { ...form, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  )
}
