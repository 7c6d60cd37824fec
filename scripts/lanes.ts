import { dayOf, seed } from './seed.mjs'

/** Whether this run takes its time: whole games, thousands of positions, matches. */
export const isLong = process.env['LONG'] !== undefined

/** Test files of the other lane: those named *.long.test.ts run only when there is time. */
export const notThisLane: readonly string[] = isLong ? [] : ['**/*.long.test.{ts,tsx}']

/** Some of a list, evenly spread, others every day; all of it where there is time. */
export function sampleOf<T>(list: readonly T[], count: number): readonly T[] {
  if (isLong || list.length <= count) return list
  const stride = list.length / count
  const first = dayOf(seed) % list.length
  return Array.from(
    { length: count },
    (_, at) => list[Math.floor(first + at * stride) % list.length]!,
  )
}

interface Listed {
  readonly id: string
  readonly series?: string
}

/**
 * One game of each series, another one of it every day. Games of one series share their rules, so
 * that a day without one of them hides little.
 */
export function oneOfEachSeries<T extends Listed>(games: readonly T[]): readonly T[] {
  const names = [...new Set(games.map(({ id, series = id }) => series))]
  return names.map((name) => {
    const battles = games.filter(({ id, series = id }) => series === name)
    return battles[dayOf(seed) % battles.length]!
  })
}

/** One game of each series, another one of it every day; all of them where there is time. */
export function gamesOfTheDay<T extends Listed>(games: readonly T[]): readonly T[] {
  return isLong ? games : oneOfEachSeries(games)
}

/**
 * One of a list for a subject, another one every day; all of it where there is time. Subjects differ
 * in where they begin, so that a day looks at all games although each subject looks at one.
 */
export function oneFor<T>(subject: string, list: readonly T[]): readonly T[] {
  if (isLong || list.length === 0) return list
  const start = [...subject].reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 0)
  return [list[(start + dayOf(seed)) % list.length]!]
}
