const quick = ['random', 'greedy'] as const
const slow = ['think'] as const

export type PlayerName = (typeof quick)[number] | (typeof slow)[number]

/**
 * The computer players by name: those that answer at once, the weakest first, then whoever takes
 * time. Apart from the players: names weigh nothing.
 */
export const playerNames: readonly string[] = [...quick, ...slow]

/** Those that answer at once, so that a page can have them without a clock. */
export const quickNames: readonly string[] = quick
