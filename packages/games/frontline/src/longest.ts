/**
 * No game has more decisions than this: sixty turns, in each of which every section acts and reacts
 * once, with all that goes with it, and every card and counter is played once.
 */
export const LONGEST_GAME = 250_000
