/**
 * A position as flat numbers in one buffer. Copying it is a memory copy, hashing it one pass.
 * Everything that matters stands in `words`; the other fields are views over the same buffer.
 */
export interface State {
  readonly words: Int32Array // the whole position
  readonly legal: Int32Array // memo of the legal choices of the seat to act; not part of the position
  legalCount: number // entries of the memo, -1 when it has to be filled
}

/** Names and sizes of what a game keeps: single numbers, and tables of numbers, all -128..127. */
export interface Layout<Scalar extends string, Table extends string> {
  readonly scalars: readonly Scalar[]
  readonly tables: Readonly<Record<Table, number>>
}

/** A state with a property per scalar and a typed array per table. */
export type Flat<Scalar extends string, Table extends string> = State &
  Record<Scalar, number> &
  Readonly<Record<Table, Int8Array>> & { readonly numbers: Int8Array }

/** Makes the constructor of a game's states: every field lives in one buffer. */
export function defineState<Scalar extends string, Table extends string>(
  layout: Layout<Scalar, Table>,
  mostChoices: number,
): () => Flat<Scalar, Table> {
  const tables = Object.entries(layout.tables) as [Table, number][]
  const size = tables.reduce((sum, [, length]) => sum + length, layout.scalars.length)
  const bytes = Math.ceil(size / 4) * 4
  const scalarsAt = bytes - layout.scalars.length

  class FlatState {
    readonly words: Int32Array
    readonly numbers: Int8Array
    readonly legal = new Int32Array(mostChoices)
    legalCount = -1
    constructor() {
      const buffer = new ArrayBuffer(bytes)
      this.words = new Int32Array(buffer)
      this.numbers = new Int8Array(buffer, scalarsAt)
      let at = 0
      const views = this as unknown as Record<Table, Int8Array>
      for (const [name, length] of tables) {
        views[name] = new Int8Array(buffer, at, length)
        at += length
      }
    }
  }
  layout.scalars.forEach((name, index) => {
    Object.defineProperty(FlatState.prototype, name, {
      get(this: FlatState) {
        return this.numbers[index]
      },
      set(this: FlatState, value: number) {
        this.numbers[index] = value
      },
    })
  })
  return () => new FlatState() as unknown as Flat<Scalar, Table>
}

/** Copies a position; the two states must come from the same constructor. */
export function copyState(into: State, from: State): void {
  into.words.set(from.words)
  into.legalCount = -1
}

/** Two independent 32-bit hashes of a position in one pass. */
export function hashState(state: State): readonly [number, number] {
  let low = 0x811c9dc5 | 0
  let high = 0x2545f491 | 0
  const { words } = state
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    low = Math.imul(low ^ word, 0x01000193)
    low ^= low >>> 15
    high = Math.imul((high << 7) ^ (high >>> 25) ^ word, 0x85ebca6b)
    high ^= high >>> 13
  }
  return [mix(low), mix(high)]
}

/** The hash of a position as sixteen hexadecimal digits. */
export function hashText(state: State): string {
  const [low, high] = hashState(state)
  return hex(high) + hex(low)
}

function mix(hash: number): number {
  let h = hash
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0')
}
