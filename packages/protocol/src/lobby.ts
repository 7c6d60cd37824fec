import * as v from 'valibot'
import { LONGEST_NAME } from './limits.ts'
import { hex32, line, pace, seat, tableId, word } from './parts.ts'

/** 256 bits in the alphabet of addresses: a session, an invitation. */
export const secret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** Who somebody wants to be. */
export const newcomer = v.strictObject({
  name: line(LONGEST_NAME),
  language: v.picklist(['en', 'fr']),
})
export type Newcomer = v.InferOutput<typeof newcomer>

/** A game that somebody wants to play. */
export const newTable = v.strictObject({
  game: word,
  scenario: word,
  options: v.record(word, word),
  seat: v.nullable(seat), // of one's own; null leaves it to chance
  pace,
  watchable: v.boolean(), // others may look on
  listed: v.boolean(), // anyone may take the other seat
  contribution: hex32, // to the dice
})
export type NewTable = v.InferOutput<typeof newTable>

/** Takes a seat: by an invitation, or at a table that is listed. */
export const sitting = v.strictObject({
  table: tableId,
  invitation: v.nullable(secret),
  contribution: hex32,
})
export type Sitting = v.InferOutput<typeof sitting>
