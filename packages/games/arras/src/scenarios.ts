/** The scenarios of the game, by their number in the state. */
export const scenarios = ['historical', 'free'] as const
