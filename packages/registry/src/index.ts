import { arras, brain as arrasBrain } from '@estafette/arras'
import type { Brain, Game, State } from '@estafette/kernel'

/** Every game there is, in the order of the shelf. */
export const games: readonly Game[] = [arras]

/** The game of this id. */
export function gameById(id: string): Game | undefined {
  return games.find((game) => game.id === id)
}

const brains: Readonly<Record<string, Brain>> = { arras: arrasBrain }

/** What knows how to play a game well, if anything does. */
export function brainOf<S extends State>(game: Game<S>): Brain<S> | undefined {
  return Object.hasOwn(brains, game.id) ? brains[game.id] : undefined
}
