/**
 * A position as flat numbers in one buffer. Copying it is a memory copy, hashing it one pass.
 * Everything that matters stands in `raw`; the other fields are views over the same buffer.
 */
export interface State {
  readonly raw: Int32Array // the whole position, four bytes at a time
  readonly bytes: Int8Array // the same, number by number
  readonly keys: Int32Array // a key for each of the numbers, 0 for those that are not hashed
  readonly hashed: number // so many of `raw` at the beginning are hashed; what follows is derived
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

/** Names of what a game keeps, and how; the sizes of the tables are another matter. */
export interface FlatFields<
  Scalar extends string,
  Table extends string,
  Wide extends string = never,
> extends Omit<Layout<Scalar, Table, Wide>, 'tables'> {
  readonly tables: readonly Table[]
}

/** Makes the constructor of a game's states: every field lives in one buffer. */
export function defineState<
  const Scalar extends string,
  const Table extends string,
  const Wide extends Scalar | Table = never,
>(layout: Layout<Scalar, Table, Wide>, mostChoices: number): () => Flat<Scalar, Table, Wide> {
  const tables = Object.keys(layout.tables) as Table[]
  return defineStates<Scalar, Table, Wide>({ ...layout, tables })(layout.tables, mostChoices)
}

/**
 * The same for games that keep the same things in other sizes: their states are of one class, so
 * that whatever works on them stays fast when several are played in one program.
 */
export function defineStates<
  const Scalar extends string,
  const Table extends string,
  const Wide extends Scalar | Table = never,
>(
  fields: FlatFields<Scalar, Table, Wide>,
): (
  sizes: Readonly<Record<Table, number>>,
  mostChoices: number,
) => () => Flat<Scalar, Table, Wide> {
  const isWide = (name: string): boolean => fields.wide?.some((other) => other === name) ?? false
  const wideScalars = fields.scalars.filter(isWide)
  const scalars = fields.scalars.filter((name) => !isWide(name))

  class FlatState {
    readonly raw: Int32Array
    readonly bytes: Int8Array
    readonly numbers: Int8Array
    readonly wideNumbers: Int16Array
    readonly legal: Int32Array
    readonly keys: Int32Array
    readonly hashed: number
    legalCount = -1
    constructor(plan: BufferPlan<Table>, mostChoices: number) {
      const buffer = new ArrayBuffer(plan.length)
      this.raw = new Int32Array(buffer)
      this.bytes = new Int8Array(buffer)
      this.numbers = new Int8Array(buffer, plan.scalarsAt, scalars.length)
      this.wideNumbers = new Int16Array(buffer, plan.wideAt, wideScalars.length)
      this.legal = new Int32Array(mostChoices)
      this.keys = plan.keys
      this.hashed = plan.hashed
      const views = this as unknown as Record<Table, Int8Array | Int16Array>
      for (const [name, { at, count }] of plan.places) {
        views[name] = isWide(name)
          ? new Int16Array(buffer, at, count)
          : new Int8Array(buffer, at, count)
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
  return (sizes, mostChoices) => {
    const plan = planOf(fields, scalars, wideScalars, sizes)
    return () => new FlatState(plan, mostChoices) as unknown as Flat<Scalar, Table, Wide>
  }
}

/** Where everything stands in a buffer. */
interface BufferPlan<Table extends string> {
  readonly length: number
  readonly places: ReadonlyMap<Table, { readonly at: number; readonly count: number }>
  readonly wideAt: number
  readonly scalarsAt: number
  readonly hashed: number
  readonly keys: Int32Array
}

function planOf<Table extends string>(
  { tables, derived = [], wide = [] }: FlatFields<string, Table, string>,
  scalars: readonly string[],
  wideScalars: readonly string[],
  sizes: Readonly<Record<Table, number>>,
): BufferPlan<Table> {
  const isWide = (name: string): boolean => wide.includes(name)
  const isDerived = (name: Table): boolean => derived.includes(name)
  const some = (ofDerived: boolean, ofWide: boolean): readonly Table[] =>
    tables.filter((name) => isDerived(name) === ofDerived && isWide(name) === ofWide)

  // What is hashed stands first, wide before narrow, so that the wide ones lie on even bytes.
  let length = 0
  const places = new Map<Table, { readonly at: number; readonly count: number }>()
  const place = (names: readonly Table[], width: number): void => {
    for (const name of names) {
      places.set(name, { at: length, count: sizes[name] })
      length += width * sizes[name]
    }
  }
  place(some(false, true), 2)
  const wideAt = length
  length += 2 * wideScalars.length
  place(some(false, false), 1)
  const scalarsAt = length
  length = wholeFours(length + scalars.length)
  const hashed = length / 4
  place(some(true, true), 2)
  place(some(true, false), 1)
  length = wholeFours(length)

  const keys = new Int32Array(length)
  for (let i = scalarsAt; i < 4 * hashed; i++) keys[i] = keyOf(`spare ${i}`)
  for (const [name, { at, count }] of places) {
    if (isDerived(name)) continue
    const width = isWide(name) ? 2 : 1
    for (let i = 0; i < count; i++) {
      keys[at + width * i] = keyOf(`${name} ${i}`)
      if (width === 2) keys[at + 2 * i + 1] = keyOf(`${name} ${i} high`)
    }
  }
  scalars.forEach((name, index) => (keys[scalarsAt + index] = keyOf(name)))
  wideScalars.forEach((name, index) => {
    keys[wideAt + 2 * index] = keyOf(name)
    keys[wideAt + 2 * index + 1] = keyOf(`${name} high`)
  })
  return { length, places, wideAt, scalarsAt, hashed, keys }
}

function wholeFours(bytes: number): number {
  return Math.ceil(bytes / 4) * 4
}

/** The key of a field by its name: the same wherever the field stands in the buffer. */
function keyOf(name: string): number {
  let key = 0x811c9dc5 | 0
  for (let i = 0; i < name.length; i++) key = Math.imul(key ^ name.charCodeAt(i), 0x01000193)
  return mix(key) | 1 // never 0, which means: not hashed
}

/** Copies a position; the two states must come from the same constructor. */
export function copyState(into: State, from: State): void {
  into.raw.set(from.raw)
  into.legalCount = -1
}

/** A position on a board, with what belongs to its game value; one class for all of them. */
export interface OnBoard<Board, S> extends State {
  board: Board
  work: { readonly makeState: (board: Board) => S } // a blank one
}

/** A position like another, to be changed without it. */
export function copyOf<Board, S extends State>(s: S & OnBoard<Board, S>): S {
  const copy = s.work.makeState(s.board)
  copyState(copy, s)
  return copy
}

/** Takes along what a position on a board has beside its numbers. */
export function copyBoard<Board, Work>(
  into: { board: Board; work: Work },
  from: { readonly board: Board; readonly work: Work },
): void {
  into.board = from.board
  into.work = from.work
}

/** Sets every number of some tables to 0, to count anew; returns them. */
export function emptied<T extends Readonly<Record<keyof T, Int8Array>>>(tables: T): T {
  for (const table of Object.values<Int8Array>(tables)) table.fill(0)
  return tables
}

/** Writes what was counted into the tables of the same names. */
export function setTables<T extends Readonly<Record<keyof T, Int8Array>>>(
  into: T,
  counted: T,
): void {
  for (const name of Object.keys(counted) as (keyof T)[]) into[name].set(counted[name])
}

/**
 * Two independent 32-bit hashes of a position in one pass. Each number counts by the name of its
 * field and zeros do not count, so that a field which is added later, and is 0, changes no hash:
 * old records stay verifiable.
 */
export function hashState({ raw, bytes, keys, hashed }: State): readonly [number, number] {
  let low = 0
  let high = 0
  for (let four = 0; four < hashed; four++) {
    if (raw[four]! === 0) continue // most of a large map
    for (let i = four * 4, end = i + 4; i < end; i++) {
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

/**
 * A number that two positions of one game share only by an accident of one in 2^53: for the tables
 * of a search, many times faster than the hash, and never written down, for it changes with the
 * layout of the state.
 */
export function fingerprint({ raw, hashed }: State): number {
  let low = 0x2545f491
  let high = 0x1b873593
  for (let i = 0; i < hashed; i++) {
    const four = raw[i]!
    if (four === 0) continue // most of a large map
    const mixed = Math.imul(four ^ Math.imul(i + 1, 0x9e3779b1), 0x85ebca6b)
    low = Math.imul(low ^ mixed ^ (mixed >>> 15), 0xcc9e2d51)
    high = (Math.imul(high ^ (mixed >>> 7), 0x01000193) + mixed) | 0
  }
  return (mix(high ^ low) & 0x1fffff) * 0x100000000 + mix(low)
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

function hex(hash: number): string {
  return hash.toString(16).padStart(8, '0')
}
