import type { AnswerRules } from './answers.ts'
import type { Brain } from './brain/brain.ts'
import type { Game } from './game.ts'
import { byLanguage, type ByLanguage } from './language.ts'
import type { Chapter } from './rule.ts'
import type { SideForms } from './words.ts'

/**
 * What a game package says of itself: which battles it has, and where all that belongs to them is
 * fetched when somebody wants it. Everything that lists games follows from these; so a manifest
 * imports nothing that is large.
 */
export interface GameManifest {
  readonly series: string // battles that share an engine and a rulebook stand together
  readonly battles: readonly ListedBattle[] // in the order of the shelf
  readonly unlisted?: readonly ListedBattle[] // found by their ids, and shown on no shelf
  readonly players: readonly [least: number, most: number]
  readonly minutes: readonly [least: number, most: number] // of a game
  /** The sides of a battle by their ids, for lists of tables whose game is not fetched. */
  sides(id: string): ListedSides
  game(id: string): Promise<Game>
  rulebook(): Promise<readonly Chapter[]>
  brain(id: string): Promise<Brain>
  /** What can be said ahead to decisions that the other side puts. */
  answers(): Promise<AnswerRules>
}

/** A battle on the shelf. */
export interface ListedBattle {
  readonly id: string
  readonly place: string // where it was fought: what it is called in a list, in every language
}

/** How dice, labels and edges of a side look: two sides of a battle differ in both. */
export interface SideLook {
  readonly colour: string // by the name that style sheets know it by
  readonly shape: 'round' | 'cut' // of corners, for those who do not tell colours apart
}

/** A side as lists show it: how it looks, and in the forms that sentences need. */
export interface ListedSide {
  readonly look: SideLook
  readonly forms: ByLanguage<SideForms>
}

/** The sides of a game by their ids. */
export type ListedSides = Readonly<Record<string, ListedSide>>

/** Lists sides by how they look and by their forms in every language. */
export function listSides<Id extends string>(
  looks: Readonly<Record<Id, SideLook>>,
  forms: ByLanguage<Readonly<Record<NoInfer<Id>, SideForms>>>,
): Readonly<Record<Id, ListedSide>> {
  const listed = Object.entries<SideLook>(looks).map(([id, look]) => [
    id,
    { look, forms: byLanguage((language) => forms[language][id as Id]) },
  ])
  return Object.fromEntries(listed) as Record<Id, ListedSide>
}
