/** Those that a page offers: they answer at once. */
const quick = ['random', 'greedy'] as const
const slow = ['think'] as const

/** The levels of the ladder, the weakest first. */
export const levels = ['recruit', 'captain', 'colonel'] as const

/** The fixed point that levels are measured against: its beliefs stay as they are. */
export const FIXED_POINT = 'greedy-1' as const

export type Level = (typeof levels)[number] | typeof FIXED_POINT

/** The level behind each name. */
const byName: Readonly<Record<(typeof quick | typeof slow)[number], Level>> = {
  random: 'recruit',
  greedy: 'captain',
  think: 'colonel',
}

/**
 * The computer players by name: those that answer at once, the weakest first, whoever takes time,
 * then the levels. Apart from the players: names weigh nothing.
 */
export const playerNames: readonly string[] = [...quick, ...slow, ...levels, FIXED_POINT]

/** Those that answer at once, so that a page can have them without a clock. */
export const quickNames: readonly string[] = quick

/** The level that a name means, if it means one. */
export function levelOf(name: string): Level | undefined {
  if (Object.hasOwn(byName, name)) return byName[name as keyof typeof byName]
  return [...levels, FIXED_POINT].find((level) => level === name)
}

export { offeredIn, rungOf, type OfferedName, type Rung } from './ladder.ts'
