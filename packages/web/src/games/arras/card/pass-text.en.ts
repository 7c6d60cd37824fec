import { percent } from '../words.ts'

export const words = {
  /** A Pass ends the hour at once, or once the other side passes, too. */
  when: (other: string | null) =>
    other === null ? 'With this Pass' : `If the ${other} pass next, too,`,
  ends: (hour: string) => ` ${hour} ends`,
  game: (chance: number) =>
    chance < 1 ? `, and the game with ${percent(chance)}` : ', and the game with it',
  unless: ' unless the turn is prolonged',
}
