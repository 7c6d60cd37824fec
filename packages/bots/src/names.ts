const names = ['random', 'greedy'] as const

export type PlayerName = (typeof names)[number]

/** The computer players by name, the weakest first. Apart from the players: names weigh nothing. */
export const playerNames: readonly string[] = names
