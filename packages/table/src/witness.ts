import { verbOf, type Choice, type Game, type Seat, type Viewer } from '@estafette/kernel'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { drawnOf, type Fall, type Table } from './table.ts'

/** One choice as a viewer was told of it while the game went on; the opening is nobody's. */
export interface Witnessed {
  readonly seat: Seat // -1 for the opening
  readonly choice: Choice | null // null where it was not told
  readonly faces: readonly (number | null)[] // null where a number was told nobody
}

/**
 * What a viewer was told of a game, as 64 hexadecimal digits. What can be told sooner or later, a
 * secret choice of somebody else, is left out, so that it does not matter when it was asked.
 */
export function witness({ verbs }: Game, viewer: Viewer, told: readonly Witnessed[]): string {
  const lines = told.map(({ seat, choice, faces }) => {
    const isKept = choice === null || (seat !== viewer && verbs[verbOf(choice)]?.secret === true)
    return `${seat} ${isKept ? '?' : choice} ${faces.map((face) => face ?? '?').join()}`
  })
  return bytesToHex(sha256(utf8ToBytes(lines.join('\n'))))
}

/** What somebody was told of the first choices of a game, the opening before them. */
export function toldOf({ opening, entries }: Table, count: number): Witnessed[] {
  const seen = ({ faces, owners }: Fall): (number | null)[] =>
    faces.map((face, at) => (owners[at] === undefined ? face : null))
  return [
    { seat: -1, choice: null, faces: seen(opening) },
    ...entries.slice(0, count).map((entry) => ({ ...entry, faces: seen(entry) })),
  ]
}

/** Dice of the stream that no choice of a record used, and how many choices stand before them. */
export interface Passed {
  readonly after: number
  readonly dice: number
}

/** Where dice were passed over: choices that rolled them were taken back, as the record says. */
export function passedOver(table: Table): Passed[] {
  const { opening, entries } = table
  const ends = [opening, ...entries].map(({ drawn }) => drawn)
  const begins = [...entries.map(({ drawn, faces }) => drawn - faces.length), drawnOf(table)]
  return begins.flatMap((begin, after) => {
    const dice = begin - ends[after]!
    return dice > 0 ? [{ after, dice }] : []
  })
}
