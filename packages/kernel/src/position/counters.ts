import { indexIn, LineError, once, type TextLine, type Seen } from './lines.ts'

/** A bit of a number and the word for it. */
export interface Flag {
  readonly bit: number
  readonly word: string
}

/** The words of the bits that are set. */
export function flagWords(flags: readonly Flag[], bits: number): string[] {
  return flags.filter(({ bit }) => bits & bit).map(({ word }) => word)
}

/** The bit of a word, 0 if there is no such word. */
export function flagBit(flags: readonly Flag[], word: string): number {
  return flags.find((flag) => flag.word === word)?.bit ?? 0
}

/** How the units of a game are written. */
export interface Counters {
  readonly codes: readonly string[] // of the units
  readonly places: readonly string[] // on the map and off it; in the last one nobody is written
  readonly statuses: readonly Flag[] // what a counter shows
}

/** The tables of a state that say where units are and what they show. */
export interface Placed {
  readonly place: Int8Array | Int16Array
  readonly flags: Int8Array | Int16Array
}

/** Lines of the form `at PLACE UNIT:STATUS…`, by place and then by unit. */
export function atLines({ codes, places, statuses }: Counters, state: Placed): string[] {
  const stacks = new Map<number, string[]>()
  codes.forEach((code, unit) => {
    const place = state.place[unit]!
    const stack = stacks.get(place) ?? []
    stacks.set(place, stack)
    stack.push([code, ...flagWords(statuses, state.flags[unit]!)].join(':'))
  })
  stacks.delete(places.length - 1)
  return [...stacks]
    .toSorted(([a], [b]) => a - b)
    .map(([place, stack]) => `at ${places[place]} ${stack.join(' ')}`)
}

/** Reads a line of that form. */
export function readAt(counters: Counters, state: Placed, line: TextLine, seen: Seen): void {
  const { codes, places, statuses } = counters
  const place = indexIn(places, line.words[1], 'place', line)
  for (const word of line.words.slice(2)) {
    const [code = '', ...shown] = word.split(':')
    const unit = indexIn(codes, code, 'unit', line)
    once(seen, code, line)
    state.place[unit] = place
    for (const status of shown) {
      const bit = flagBit(statuses, status)
      if (bit === 0) throw new LineError(`unknown state of a unit: "${status}"`, line.number)
      state.flags[unit]! |= bit
    }
  }
}
