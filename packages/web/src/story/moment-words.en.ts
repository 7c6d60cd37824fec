/** What is told of a turning point, whatever the game. */
export const words = {
  chance: (chance: string) => `chance ${chance}`,
  totals: (attack: number, defence: number) => `${attack} to ${defence}`,
}
