import type { Brain } from './brain/brain.ts'
import type { Game } from './game.ts'
import type { Chapter, Language } from './rule.ts'
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
  /** The sides of a battle by their ids, for lists of tables whose game is not fetched. */
  sides(id: string): ListedSides
  game(id: string): Promise<Game>
  rulebook(): Promise<readonly Chapter[]>
  brain(id: string): Promise<Brain>
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
  readonly forms: Readonly<Record<Language, SideForms>>
}

/** The sides of a game by their ids. */
export type ListedSides = Readonly<Record<string, ListedSide>>

/** The forms of some sides in a language, as the words of a game have them. */
export function formsIn<Id extends string>(
  sides: Readonly<Record<Id, ListedSide>>,
  language: Language,
): Readonly<Record<Id, SideForms>> {
  const forms = Object.entries<ListedSide>(sides).map(([id, side]) => [id, side.forms[language]])
  return Object.fromEntries(forms) as Record<Id, SideForms>
}
