/**
 * A position as flat numbers in one buffer. Copying it is a memory copy, hashing it one pass.
 * Everything that matters stands in `words`; the other fields are views over the same buffer.
 */
export interface State {
  readonly words: Int32Array // the whole position
  readonly bytes: Int8Array // the same, number by number
  readonly keys: Int32Array // a key for each of the numbers, 0 for those that are not hashed
  readonly legal: Int32Array // memo of the legal choices of the seat to act; not part of the position
  legalCount: number // entries of the memo, -1 when it has to be filled
}

/** Names and sizes of what a game keeps: single numbers, and tables of numbers, all -128..127. */
export interface Layout<Scalar extends string, Table extends string> {
  readonly scalars: readonly Scalar[]
  readonly tables: Readonly<Record<Table, number>>
  readonly derived?: readonly NoInfer<Table>[] // tables that follow from the others: not hashed
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
  const length = Math.ceil(size / 4) * 4
  const scalarsAt = length - layout.scalars.length
  const keys = Int32Array.from({ length }, (_, index) => keyOf(`spare ${index}`))
  let next = 0
  for (const [name, count] of tables) {
    const isHashed = !layout.derived?.includes(name)
    for (let i = 0; i < count; i++) keys[next++] = isHashed ? keyOf(`${name} ${i}`) : 0
  }
  layout.scalars.forEach((name, index) => (keys[scalarsAt + index] = keyOf(name)))

  class FlatState {
    readonly words: Int32Array
    readonly bytes: Int8Array
    readonly numbers: Int8Array
    readonly legal = new Int32Array(mostChoices)
    readonly keys = keys
    legalCount = -1
    constructor() {
      const buffer = new ArrayBuffer(length)
      this.words = new Int32Array(buffer)
      this.bytes = new Int8Array(buffer)
      this.numbers = new Int8Array(buffer, scalarsAt)
      let at = 0
      const views = this as unknown as Record<Table, Int8Array>
      for (const [name, count] of tables) {
        views[name] = new Int8Array(buffer, at, count)
        at += count
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

/** The key of a field by its name: the same wherever the field stands in the buffer. */
function keyOf(name: string): number {
  let key = 0x811c9dc5 | 0
  for (let i = 0; i < name.length; i++) key = Math.imul(key ^ name.charCodeAt(i), 0x01000193)
  return mix(key) | 1 // never 0, which means: not hashed
}

/** Copies a position; the two states must come from the same constructor. */
export function copyState(into: State, from: State): void {
  into.words.set(from.words)
  into.legalCount = -1
}

/**
 * Two independent 32-bit hashes of a position in one pass. Each number counts by the name of its
 * field and zeros do not count, so that a field which is added later, and is 0, changes no hash:
 * old records stay verifiable.
 */
export function hashState({ bytes, keys }: State): readonly [number, number] {
  let low = 0
  let high = 0
  for (let i = 0; i < bytes.length; i++) {
    const value = bytes[i]!
    const key = keys[i]!
    if (value === 0 || key === 0) continue
    let h = Math.imul(key + value, 0x9e3779b1)
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
    h ^= h >>> 13
    low = (low + h) | 0 // sums, so that the order of the fields does not matter
    h = Math.imul(h ^ (key << 11) ^ (key >>> 21), 0xc2b2ae35)
    high = (high + (h ^ (h >>> 16))) | 0
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
