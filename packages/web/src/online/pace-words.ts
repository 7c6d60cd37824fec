import type { Pace } from '@estafette/protocol'
import { spoken } from '../i18n/spoken.ts'

/** How time is told: lengths of it, and how fast a game is played. */
interface PaceWords {
  readonly days: (days: number, hours: number) => string
  readonly hours: (hours: number, minutes: number) => string
  readonly minutes: (minutes: number) => string
  readonly moment: string
  readonly since: (length: string) => string
  readonly left: (length: string) => string
  readonly none: string
  readonly live: (minutes: number, seconds: number) => string
  readonly post: (days: number) => string
  readonly bank: (days: number) => string
  readonly weekends: string
}

const en: PaceWords = {
  days: (days, hours) => (hours > 0 ? `${days} d ${hours} h` : `${days} d`),
  hours: (hours, minutes) => (minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`),
  minutes: (minutes) => `${minutes} min`,
  moment: 'less than a minute',
  since: (length) => `for ${length}`,
  left: (length) => `${length} left`,
  none: 'no clock',
  live: (minutes, seconds) =>
    seconds > 0 ? `live, ${minutes} min + ${seconds} s` : `live, ${minutes} min`,
  post: (days) => (days === 1 ? '1 day per reply' : `${days} days per reply`),
  bank: (days) => (days === 1 ? '1 day in reserve' : `${days} days in reserve`),
  weekends: 'weekends off',
}

const fr: PaceWords = {
  days: (days, hours) => (hours > 0 ? `${days} j ${hours} h` : `${days} j`),
  hours: (hours, minutes) =>
    minutes > 0 ? `${hours} h ${String(minutes).padStart(2, '0')}` : `${hours} h`,
  minutes: (minutes) => `${minutes} min`,
  moment: 'moins d’une minute',
  since: (length) => `depuis ${length}`,
  left: (length) => `il reste ${length}`,
  none: 'sans pendule',
  live: (minutes, seconds) =>
    seconds > 0 ? `en direct, ${minutes} min + ${seconds} s` : `en direct, ${minutes} min`,
  post: (days) => (days === 1 ? '1 jour pour répondre' : `${days} jours pour répondre`),
  bank: (days) => (days === 1 ? 'réserve de 1 jour' : `réserve de ${days} jours`),
  weekends: 'sans les week-ends',
}

/** The words of time in the language of the moment. */
export const paceWords = spoken<PaceWords>({ en, fr })

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
