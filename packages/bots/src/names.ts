import { players, type LadderLevel } from './levels.ts'

/** The levels of the ladder, the weakest first. */
export const levels: readonly LadderLevel[] = players.map(({ level }) => level)

/** The fixed point that levels are measured against: its beliefs stay as they are. */
export const FIXED_POINT = 'greedy-1' as const

export type Level = LadderLevel | typeof FIXED_POINT

/**
 * The computer players by name, the weakest first, then the levels. Apart from the players: names
 * weigh nothing.
 */
export const playerNames: readonly string[] = [
  ...players.map(({ name }) => name),
  ...levels,
  FIXED_POINT,
]

/** Those that answer at once, so that a page can have them without a clock. */
export const quickNames: readonly string[] = players.flatMap(({ name, isQuick }) =>
  isQuick ? [name] : [],
)

/** The level that a name means, if it means one. */
export function levelOf(name: string): Level | undefined {
  const asked = players.find((player) => player.name === name)
  return asked?.level ?? [...levels, FIXED_POINT].find((level) => level === name)
}

/** Who is asked where a player fails: somebody simpler, in the end chance. */
export function insteadOf(name: string): string | undefined {
  const asked = players.find((player) => player.name === name)
  return asked && 'instead' in asked ? asked.instead : undefined
}

export { players, type OfferedName } from './levels.ts'
