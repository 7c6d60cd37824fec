import { signal, type Signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import type { MapWindow } from '../../map-view/view.ts'
import type { OwnCard } from '../../panels/question.ts'
import type { Desk } from '../../screen/desk.ts'
import type { MapPart } from '../../screen/map.ts'
import type { GameScreen } from '../../screen/screen.ts'
import type { Zone } from '../../screen/set-up.ts'
import type { StateKey } from '../../screen/table-state.ts'

/** A table as far as a set-up looks at it. */
export type SetUpDesk = Desk & { readonly screen: GameScreen }

/** What a table keeps of its set-up. */
export interface SetUpState {
  readonly tools: Signal<SetUpTools | null> // fetched with the first decision of it
  readonly source: Signal<string> // whose set-up was taken last, '' for none
  isAsked: boolean
}

export const setUpState: StateKey<SetUpState> = {
  begin: () => ({ tools: signal(null), source: signal(''), isAsked: false }),
}

type Part = FunctionComponent<{ readonly model: SetUpDesk }>

/** All that a table shows of a set-up, in the hands of the game that it is of. */
export interface SetUpTools {
  card(model: SetUpDesk): OwnCard
  /** What is to be lit and seen now. */
  zone(model: SetUpDesk): Zone
  /** The good places of it, where all of it cannot be seen. */
  best(model: SetUpDesk): readonly number[]
  otherUnit(model: SetUpDesk): void
  readonly Lead: Part // before the options of the card
  readonly Foot: Part // after them
  readonly Dock: Part
  /** Over the map: the zone by its name, and what of it is out of sight. */
  readonly Note: FunctionComponent<{ readonly model: SetUpDesk; readonly view: MapWindow }>
  readonly Ghosts: FunctionComponent<{ readonly model: SetUpDesk; readonly map: MapPart }>
}
