import { say } from './index.ts'

const HOUR = 60
const SHORT = 100 // minutes; up to that nobody counts in hours

/** How long a game takes: '90 min', '2 h', '3 to 8 h'. */
export function gameLength([least, most]: readonly [number, number]): string {
  if (most <= SHORT) return say('tag.minutes', { count: most })
  const [from, to] = [Math.round(least / HOUR), Math.round(most / HOUR)]
  return from === to
    ? say('tag.hours', { count: to })
    : say('tag.hoursFrom', { least: from, most: to })
}
