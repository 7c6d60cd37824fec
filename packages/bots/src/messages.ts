// Apart from the players: whoever sends messages to a worker need not fetch what plays in it.
export { unwrap, wrap, type Parcel } from './parcel.ts'

import type { Choice } from '@estafette/kernel'
import type { Parcel } from './parcel.ts'
import type { Budget } from './think.ts'
import type { Thought } from './weighing.ts'

/** What a worker is told: plain messages, the same in a page and in Node. */
export type Order =
  /** A table: its game, and a written view that holds what never changes. Sent once. */
  | { readonly type: 'table'; readonly game: string; readonly view: string }
  /** A decision of the viewer, by a player of this name. */
  | {
      readonly type: 'ask'
      readonly id: number
      readonly player: string
      readonly seed: number // of the player's own chance, never of the table's dice
      readonly parcel: Parcel
    }
  /** A decision to think about; thoughts come until the budget is spent or it is told to stop. */
  | {
      readonly type: 'think'
      readonly id: number
      readonly seed: number
      readonly parcel: Parcel
      readonly budget: Budget
    }
  /** Answers now with the best so far. */
  | { readonly type: 'stop'; readonly id: number }

/** What a worker says. Each order with an id is answered once, after any number of thoughts. */
export type Report =
  | { readonly type: 'thought'; readonly id: number; readonly thought: Thought }
  | {
      readonly type: 'answer'
      readonly id: number
      readonly choice: Choice
      readonly thought?: Thought
    }
  | { readonly type: 'trouble'; readonly id: number; readonly error: string }
