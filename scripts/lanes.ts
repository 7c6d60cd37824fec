/** Whether this run takes its time: whole games, thousands of positions, matches. */
export const isLong = process.env['LONG'] !== undefined

/** Test files of the other lane: those named *.long.test.ts run only when there is time. */
export const notThisLane: readonly string[] = isLong ? [] : ['**/*.long.test.{ts,tsx}']
