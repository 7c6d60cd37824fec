import type { Pace } from '@estafette/protocol'
import { locales } from '@estafette/words'
import { spoken } from '../i18n/spoken.ts'
import { language } from '../store/settings.ts'
import type { words as en } from './pace-words.en.ts'

/** The words of time in the language of the moment. */
export const paceWords = spoken(
  import.meta.glob<typeof en>('./pace-words.??.ts', { eager: true, import: 'words' }),
)

const MINUTE = 60_000

const HOUR = 60 * MINUTE

const DAY = 24 * HOUR

/** A length of time in its two largest units: days are told with hours, hours with minutes. */
export function lengthText(milliseconds: number): string {
  const text = paceWords()
  const length = Math.max(0, milliseconds)
  if (length < MINUTE) return text.moment
  if (length < HOUR) return text.minutes(Math.floor(length / MINUTE))
  if (length < DAY) {
    return text.hours(Math.floor(length / HOUR), Math.floor((length % HOUR) / MINUTE))
  }
  return text.days(Math.floor(length / DAY), Math.floor((length % DAY) / HOUR))
}

/** A day, as players of the server's days (UTC) read it. */
export function dayText(at: number): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[language.value], format).format(at)
}

/** How fast a game is played, in one line. */
export function paceText(pace: Pace): string {
  const text = paceWords()
  if (pace.kind === 'none') return text.none
  if (pace.kind === 'live') return text.live(pace.minutes, pace.seconds)
  return [
    text.post(pace.days),
    ...(pace.bank > 0 ? [text.bank(pace.bank)] : []),
    ...(pace.weekends ? [text.weekends] : []),
  ].join(', ')
}
