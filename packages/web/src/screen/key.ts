import type { State } from '@estafette/kernel'
import type { FunctionComponent } from 'preact'
import type { CoreDesk } from './desk.ts'

/** A sign that is printed on the map itself. */
export interface PrintedSign {
  readonly mark: string
  readonly places: readonly number[]
  readonly count?: number // where it is not that of the places
  readonly lies?: boolean // it is not printed, but lies there by the state of the game
}

/** What a game says of the signs on its map: fetched when somebody opens the key. */
export interface KeyPart<S extends State = State> {
  /** What a sign means, by its mark; no sign is without a word. */
  words(): Readonly<Record<string, string>>
  printed(state: S): readonly PrintedSign[]
  /** Signs of what whoever decides has thought out. */
  planned?(desk: CoreDesk<S>): readonly PrintedSign[]
  /** Signs that nobody else draws, each in a box of 20 × 16 round its middle. */
  readonly pictures: Readonly<Record<string, FunctionComponent>>
}
