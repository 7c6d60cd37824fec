import type {
  AnswerRules,
  Brain,
  Game,
  GameManifest,
  ListedBattle,
  ListedSide,
  RuledGame,
} from '@estafette/kernel'
import { manifests } from './manifests.ts'
import { bySeries } from './series.ts'

/** The battles of a package, those on no shelf too. */
function everyBattle({ battles, unlisted = [] }: GameManifest): readonly ListedBattle[] {
  return [...battles, ...unlisted]
}

const found: ReadonlyMap<string, GameManifest> = new Map(
  manifests.flatMap((one) => everyBattle(one).map(({ id }) => [id, one])),
)

/** Ids of the battles, in the order of the shelf. */
export const gameIds: readonly string[] = manifests.flatMap(({ battles }) =>
  battles.map(({ id }) => id),
)

/** The series in the order of the shelf, each with its battles; most have one. */
export const shelf = bySeries(gameIds.map((id) => ({ id, series: found.get(id)!.series })))

/** Where each battle was fought, by its id. */
export const placeById: ReadonlyMap<string, string> = new Map(
  manifests.flatMap((one) => everyBattle(one).map(({ id, place }) => [id, place])),
)

/** The series that a game belongs to; most are one of their own. */
export function seriesOf(id: string): string | undefined {
  return found.get(id)?.series
}

/** What a series says of itself in a list: how many play, and for how long. */
export function sizeOf(series: string): Pick<GameManifest, 'players' | 'minutes'> | undefined {
  return manifests.find((one) => one.series === series)
}

/** Whether a game is one of several battles of its series, so that there is one to choose. */
export function isOneOfSeveral(id: string): boolean {
  const series = seriesOf(id)
  return shelf.some((one) => one.id === series && one.battles.length > 1)
}

/** A side of a game as lists show it, if there are such a game and side. */
export function listedSide(id: string, side: string): ListedSide | undefined {
  const sides = found.get(id)?.sides(id) ?? {}
  return Object.hasOwn(sides, side) ? sides[side] : undefined
}

/** The sides of a game as lists show them, in the order of the game; none of an unknown game. */
export function listedSides(id: string): readonly ListedSide[] {
  return Object.values(found.get(id)?.sides(id) ?? {})
}

/** Fetches the game of this id, if there is one. */
export async function fetchGame(id: string): Promise<Game | undefined> {
  return found.get(id)?.game(id)
}

/** Fetches the game of this id with its rulebook, which is as large as the game. */
export async function fetchRuledGame(id: string): Promise<RuledGame | undefined> {
  const from = found.get(id)
  const [game, chapters] = await Promise.all([from?.game(id), from?.rulebook()])
  return game && chapters && { ...game, chapters }
}

/** Fetches what knows how to play a game well, if anything does. */
export async function fetchBrain(id: string): Promise<Brain | undefined> {
  return found.get(id)?.brain(id)
}

/** Fetches what can be said ahead to the decisions of a game, if there is such a game. */
export async function fetchAnswers(id: string): Promise<AnswerRules | undefined> {
  return found.get(id)?.answers()
}
