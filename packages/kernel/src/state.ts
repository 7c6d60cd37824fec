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
export interface Layout<Scalar extends string, Table extends string, Wide extends string = never> {
  readonly scalars: readonly Scalar[]
  readonly tables: Readonly<Record<Table, number>>
  readonly derived?: readonly NoInfer<Table>[] // tables that follow from the others: not hashed
  readonly wide?: readonly Wide[] // scalars and tables of -32768..32767, such as hexes of a large map
}

/** A state with a property per scalar and a typed array per table. */
export type Flat<Scalar extends string, Table extends string, Wide extends string = never> = State &
  Record<Scalar, number> & {
    readonly [Name in Table]: Name extends Wide ? Int16Array : Int8Array
  } & { readonly numbers: Int8Array; readonly wideNumbers: Int16Array }

/** Makes the constructor of a game's states: every field lives in one buffer. */
export function defineState<
  const Scalar extends string,
  const Table extends string,
  const Wide extends Scalar | Table = never,
>(layout: Layout<Scalar, Table, Wide>, mostChoices: number): () => Flat<Scalar, Table, Wide> {
  const isWide = (name: string): boolean => layout.wide?.some((other) => other === name) ?? false
  const all = Object.entries(layout.tables) as [Table, number][]
  // Wide ones first, so that all of them lie on even bytes; the scalars stand at the end.
  const tables = [...all.filter(([name]) => isWide(name)), ...all.filter(([name]) => !isWide(name))]
  const wideScalars = layout.scalars.filter(isWide)
  const scalars = layout.scalars.filter((name) => !isWide(name))
  const tablesSize = tables.reduce((sum, [name, count]) => sum + bytesOf(isWide(name)) * count, 0)
  const scalarsSize = 2 * wideScalars.length + scalars.length
  const evening = wideScalars.length > 0 ? 1 : 0 // a byte, so that the wide scalars lie even
  const length = Math.ceil((tablesSize + scalarsSize + evening) / 4) * 4
  const scalarsAt = length - scalars.length
  const wideAt = (scalarsAt - 2 * wideScalars.length) & ~1
  const keys = Int32Array.from({ length }, (_, index) => keyOf(`spare ${index}`))
  let next = 0
  for (const [name, count] of tables) {
    const isHashed = !layout.derived?.includes(name)
    for (let i = 0; i < count; i++) {
      keys[next++] = isHashed ? keyOf(`${name} ${i}`) : 0
      if (isWide(name)) keys[next++] = isHashed ? keyOf(`${name} ${i} high`) : 0
    }
  }
  scalars.forEach((name, index) => (keys[scalarsAt + index] = keyOf(name)))
  wideScalars.forEach((name, index) => {
    keys[wideAt + 2 * index] = keyOf(name)
    keys[wideAt + 2 * index + 1] = keyOf(`${name} high`)
  })

  class FlatState {
    readonly words: Int32Array
    readonly bytes: Int8Array
    readonly numbers: Int8Array
    readonly wideNumbers: Int16Array
    readonly legal = new Int32Array(mostChoices)
    readonly keys = keys
    legalCount = -1
    constructor() {
      const buffer = new ArrayBuffer(length)
      this.words = new Int32Array(buffer)
      this.bytes = new Int8Array(buffer)
      this.numbers = new Int8Array(buffer, scalarsAt)
      this.wideNumbers = new Int16Array(buffer, wideAt, wideScalars.length)
      let at = 0
      const views = this as unknown as Record<Table, Int8Array | Int16Array>
      for (const [name, count] of tables) {
        const wide = isWide(name)
        views[name] = wide ? new Int16Array(buffer, at, count) : new Int8Array(buffer, at, count)
        at += bytesOf(wide) * count
      }
    }
  }
  scalars.forEach((name, index) => {
    Object.defineProperty(FlatState.prototype, name, {
      get(this: FlatState) {
        return this.numbers[index]
      },
      set(this: FlatState, value: number) {
        this.numbers[index] = value
      },
    })
  })
  wideScalars.forEach((name, index) => {
    Object.defineProperty(FlatState.prototype, name, {
      get(this: FlatState) {
        return this.wideNumbers[index]
      },
      set(this: FlatState, value: number) {
        this.wideNumbers[index] = value
      },
    })
  })
  return () => new FlatState() as unknown as Flat<Scalar, Table, Wide>
}

function bytesOf(isWide: boolean): number {
  return isWide ? 2 : 1
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
export function hashState({ words, bytes, keys }: State): readonly [number, number] {
  let low = 0
  let high = 0
  for (let word = 0; word < words.length; word++) {
    if (words[word]! === 0) continue // most of a large map
    for (let i = word * 4, end = i + 4; i < end; i++) {
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
