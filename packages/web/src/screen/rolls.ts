import type { GameEvent, State } from '@estafette/kernel'
import type { Person } from '../session/who.ts'

/** What one side threw, and what it was added to. */
export interface RolledSide {
  readonly side: number // -1 where nobody throws for a side
  readonly faces: readonly number[]
  readonly sides: 6 | 10 // of a die
  readonly sum: string // of the dice and of what is added to them
  readonly total: number
  readonly parts: readonly string[] // what is added, line by line
}

/** Dice that fell: who threw what, and what it means. */
export interface Roll {
  readonly place: number // where it was about something, -1 for nowhere
  readonly title: string
  readonly before?: string // the chance there was
  readonly needed?: string // what would do, in words, where that is not in the sums
  readonly rolled: readonly RolledSide[]
  readonly winner: number // the side that it is good news for, -1 for neither
  readonly verdict: string // in a word; empty where dice decide nothing yet
  readonly detail: string
  readonly points?: { readonly value: number; readonly label: string }
  readonly isOpen: boolean // it may still be rolled again
  readonly chance?: number // of what it was for, where that is summed up over several
  readonly row?: RollRow // where several rolls of one act are told together
}

/** A roll as one row of several: who, what would do, what came of it. */
export interface RollRow {
  readonly act: string // what belongs together has the same
  readonly name: string
  readonly needs: string
  readonly result: string
  readonly isHit: boolean // something came of it
}

/** How a game reads its dice. */
export interface RollPart<S extends State = State> {
  /** Whether an event tells of dice. */
  isRoll(event: GameEvent): boolean
  /**
   * The roll that an event of a game tells of, null where it tells of none. The position is that
   * before the choice after which dice fell; `who` names those who sit there.
   */
  read(
    events: readonly GameEvent[],
    at: number,
    before: S,
    who?: (seat: number) => Person,
  ): Roll | null
  /** What several rolls of one act are called together, and what they came to. */
  sum?(rolls: readonly Roll[]): { readonly title: string; readonly text: string }
}
