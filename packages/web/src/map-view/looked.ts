import type { ReadonlySignal } from '@preact/signals'

/** The place that a note tells about. */
export interface Looked {
  readonly place: number
  readonly isPinned: boolean
}

/** Which place is told about: a mouse that rests, a finger that stays, or a key says so. */
export interface Looking {
  readonly looked: ReadonlySignal<Looked | null>
  /** A mouse is over a stack, -1 for none. */
  hover(place: number): void
  /** Tells about a place; about the same again pins it, once more lets it go. */
  ask(place: number): void
  /** A mouse is on the note itself, which then stays. */
  hold(isOn: boolean): void
  /** Closes the note; false where there is none. A press elsewhere leaves a pinned one. */
  close(isPress?: boolean): boolean
}
