import type { Brain } from './brain.ts'
import type { Game } from './game.ts'
import type { Chapter } from './rule.ts'

/**
 * What a game package says of itself: which battles it has, and where all that belongs to them is
 * fetched when somebody wants it. Everything that lists games follows from these; so a manifest
 * imports nothing that is large.
 */
export interface GameManifest {
  readonly series: string // battles that share an engine and a rulebook stand together
  readonly battles: readonly ListedBattle[] // in the order of the shelf
  readonly unlisted?: readonly ListedBattle[] // found by their ids, and shown on no shelf
  game(id: string): Promise<Game>
  rulebook(): Promise<readonly Chapter[]>
  brain(id: string): Promise<Brain>
}

/** A battle on the shelf. */
export interface ListedBattle {
  readonly id: string
  readonly place: string // where it was fought: what it is called in a list, in every language
}
