import type { NoticeSettings } from '@estafette/protocol'

const HOUR = 60 * 60 * 1000

/** When somebody may be told: now, or when their quiet hours end. */
export function whenTold({ quiet }: NoticeSettings, now: number): number {
  if (!quiet || quiet.from === quiet.to) return now
  const isQuiet = (hour: number): boolean =>
    quiet.from < quiet.to
      ? hour >= quiet.from && hour < quiet.to
      : hour >= quiet.from || hour < quiet.to
  let time = now
  // Hour by hour: clocks are put forward and back.
  for (let count = 0; count < 25 && isQuiet(hourIn(quiet.zone, time)); count++) {
    time = (Math.floor(time / HOUR) + 1) * HOUR
  }
  return time
}

/** The hour of the day in a zone; of UTC where nobody knows the zone. */
function hourIn(zone: string, time: number): number {
  const format = (timeZone: string): string =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(time)
  try {
    return Number(format(zone))
  } catch {
    return Number(format('UTC'))
  }
}
