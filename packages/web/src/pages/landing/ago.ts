import { locales } from '@estafette/words'
import { language } from '../../store/settings.ts'
import { saySaved } from './saved-words.ts'

const MINUTE = 60
const steps: readonly (readonly [number, Intl.RelativeTimeFormatUnit, number])[] = [
  [60 * MINUTE, 'minute', MINUTE],
  [24 * 60 * MINUTE, 'hour', 60 * MINUTE],
  [7 * 24 * 60 * MINUTE, 'day', 24 * 60 * MINUTE],
]

/** How long ago something was, in the language of the page; 0 where nobody knows. */
export function ago(time: number, now = Date.now()): string {
  if (time === 0) return saySaved('saved.unknownTime')
  const locale = locales[language.value]
  const seconds = Math.max(0, (now - time) / 1000)
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (seconds < MINUTE) return relative.format(0, 'second')
  for (const [limit, unit, size] of steps) {
    if (seconds < limit) return relative.format(-Math.floor(seconds / size), unit)
  }
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(time)
}
