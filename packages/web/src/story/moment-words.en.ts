/** What is told of a turning point, whatever the game. */
export const words = {
  wasLikely: (chance: string) => `this was ${chance} likely`,
  totals: (attack: number, defence: number) => `${attack} to ${defence}`,
}
