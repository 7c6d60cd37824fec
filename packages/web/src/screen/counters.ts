import type { Language, State } from '@estafette/kernel'
import type { CounterFace, Marks } from '../counters/model.ts'

/** The counters of a game: how its units look and are spoken of. */
export interface CounterPart<S extends State = State> {
  readonly kind: string // kind of the targets that are units
  face(state: S, unit: number): CounterFace
  /** A unit for those who do not see its counter. */
  describe(state: S, unit: number, language: Language): string
  /** A word under a unit in the tray: what it can do, or why it cannot. */
  note(state: S, unit: number, isAble: boolean): string
  /** The type of a unit, for choosing part of a stack by type. */
  typeOf(unit: number): number
  /** Marks of a unit beside those that follow from what can be done to it. */
  marks?(state: S, unit: number): Marks
  /** Units that a decision is about before all others, where it is; others may act in their place. */
  first?(state: S): readonly number[]
  /** Units that a choice is about although its target is another kind of thing: those of a group. */
  members?(state: S, kind: string, target: number): readonly number[]
}
