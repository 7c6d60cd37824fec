import type { AnswerRules, Game, State } from '@estafette/kernel'
import { manifests } from './manifests.ts'

// Apart from the games, as their brains are: a page fetches it with the first rule.
const known: ReadonlyMap<string, AnswerRules> = new Map(
  await Promise.all(
    manifests.flatMap(({ battles, unlisted = [], answers }) =>
      [...battles, ...unlisted].map(async ({ id }) => [id, await answers()] as const),
    ),
  ),
)

/** What can be said ahead to the decisions of a game, if anything can. */
export function answersOf<S extends State>(game: Game<S>): AnswerRules<S> | undefined {
  return known.get(game.id)
}
