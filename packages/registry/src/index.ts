import { arras } from '@estafette/arras'
import { celles } from '@estafette/celles'
import type { Game } from '@estafette/kernel'

/** Every game there is, in the order of the shelf. */
export const games: readonly Game[] = [arras, celles]

/** The game of this id. */
export function gameById(id: string): Game | undefined {
  return games.find((game) => game.id === id)
}
