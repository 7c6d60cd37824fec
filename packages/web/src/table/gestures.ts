import { signal, type ReadonlySignal } from '@preact/signals'
import type { Choice } from '@estafette/kernel'

/** The choices that one click or confirmation took. */
type Gesture = readonly Choice[]

/** What a person did of late, gesture by gesture, so that it can be taken back and done again. */
export interface Gestures {
  readonly undone: ReadonlySignal<readonly Gesture[]> // until something else is done
  /** Something else is done now. */
  begin(): void
  /** It was done. */
  note(gesture: Gesture): void
  /** How many choices the last one took, where that is known. */
  last(): number | undefined
  /** So many choices are taken back: remembers their gestures. */
  takeBack(count: number): void
  /** Does again what was last taken back. */
  redo(act: (gesture: Gesture) => void): void
}

/** Begins with none. */
export function makeGestures(): Gestures {
  const done: Gesture[] = []
  const undone = signal<readonly Gesture[]>([])
  return {
    undone,
    begin() {
      undone.value = []
    },
    note: (gesture) => void done.push(gesture),
    last: () => done.at(-1)?.length,
    takeBack(count) {
      const taken: Gesture[] = []
      let left = count
      while (left > 0 && (done.at(-1)?.length ?? Infinity) <= left) {
        taken.push(done.pop()!)
        left -= taken.at(-1)!.length
      }
      // Part of a gesture, or something from before the page was opened: nobody knows it any more.
      if (left > 0) done.pop()
      undone.value = left > 0 ? [] : [...undone.peek(), ...taken]
    },
    redo(act) {
      const last = undone.peek().at(-1)
      if (!last) return
      const rest = undone.peek().slice(0, -1)
      act(last)
      undone.value = rest
    },
  }
}
