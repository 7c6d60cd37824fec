/** The scenarios of the game: there is one, eight turns long. */
export const scenarios = ['historical'] as const
