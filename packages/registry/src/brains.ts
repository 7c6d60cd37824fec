import type { Brain, Game, State } from '@estafette/kernel'
import { manifests } from './manifests.ts'

// Apart from the games: a page that shows one need not fetch what plays it.
const brains: ReadonlyMap<string, Brain> = new Map(
  await Promise.all(
    manifests.flatMap(({ battles, unlisted = [], brain }) =>
      [...battles, ...unlisted].map(async ({ id }) => [id, await brain(id)] as const),
    ),
  ),
)

/** What knows how to play a game well, if anything does. */
export function brainOf<S extends State>(game: Game<S>): Brain<S> | undefined {
  return brains.get(game.id)
}
