import { awayUntil, GRACE, timeLeft, type Standing } from '@estafette/protocol'
import { dayText, lengthText, paceWords } from '../online/pace-words.ts'
import { words } from './words.ts'

/** How the time of a seat looks at a moment. */
export interface ClockView {
  readonly figure: string // 41:07, 2 d 18 h
  readonly word: string // the same said, or that it stands
  readonly tone: 'runs' | 'stands' | 'low' | 'out' | 'paused'
  readonly share: number // of the time that is left, from 0 to 1
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LOW = 1 / 4

/** The clock of a seat; null where the game has none. */
export function clockView(standing: Standing, seat: number, now: number): ClockView | null {
  const { pace, clock, ending } = standing
  if (!clock || pace.kind === 'none') return null
  const text = words().clock
  const whole = pace.kind === 'live' ? pace.minutes * MINUTE : pace.days * DAY
  const left = timeLeft(pace, clock, seat, now)
  const isRunning = clock.running.includes(seat) && now >= clock.at
  const share = Math.max(0, Math.min(1, left / whole))
  if (left < 0) return { figure: text.out, word: '', tone: 'out', share: 0 }
  const bank = clock.bank[seat] ?? 0
  const figure = pace.kind === 'live' ? liveFigure(left) : lengthText(upToMinute(left - bank))
  const isPaused = clock.running.length === 0 && !ending
  const away = ending ? null : awayUntil(clock, seat, now)
  const own = isRunning
    ? paceWords().left(pace.kind === 'live' ? lengthText(left) : figure)
    : text.stands
  const extra = pace.kind === 'post' && bank > 0 ? `, ${text.bank(lengthText(bank))}` : ''
  return {
    figure: isPaused ? text.paused : figure,
    word: away !== null ? paceWords().away(dayText(away)) : isPaused ? figure : `${own}${extra}`,
    tone: isPaused
      ? 'paused'
      : !isRunning || away !== null
        ? 'stands'
        : share < LOW
          ? 'low'
          : 'runs',
    share,
  }
}

/** So that pages whose clocks differ by a little show the same. */
function upToMinute(left: number): number {
  return Math.max(0, Math.ceil(left / MINUTE) * MINUTE)
}

/** Milliseconds that clocks are still stopped because a take-back is asked; 0 where they run. */
export function stoppedFor({ clock, offers }: Standing, now: number): number {
  const isAsked = offers.some(({ what }) => what === 'take-back')
  return clock && isAsked && clock.running.length > 0 ? Math.max(0, clock.at - now) : 0
}

/** Minutes and seconds, with hours where there are some. */
export function liveFigure(left: number): string {
  const seconds = Math.ceil(left / SECOND)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** Somebody else whose time has been out for so long that the game can be claimed; -1 for nobody. */
export function lateSeat({ pace, clock, viewer, ending }: Standing, now: number): number {
  if (!clock || ending) return -1
  const isOut = (seat: number): boolean => timeLeft(pace, clock, seat, now) < -GRACE
  if (clock.running.some((seat) => seat === viewer && isOut(seat))) return -1
  return clock.running.find((seat) => seat !== viewer && isOut(seat)) ?? -1
}

/** Milliseconds after which a clock has to be drawn again; 0 where nothing runs. */
export function beatOf({ pace, clock, ending }: Standing): number {
  if (!clock || ending || clock.running.length === 0) return 0
  return pace.kind === 'live' ? SECOND : MINUTE
}
