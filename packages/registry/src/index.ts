import type { RuledGame } from '@estafette/kernel'
import { fetchRuledGame, gameIds } from './shelf.ts'

export { bySeries, type Series } from './series.ts'

/** Every game there is with its rulebook, in the order of the shelf. */
export const games: readonly RuledGame[] = await Promise.all(
  gameIds.map(async (id) => (await fetchRuledGame(id))!),
)

/** The game of this id. */
export function gameById(id: string): RuledGame | undefined {
  return games.find((game) => game.id === id)
}
