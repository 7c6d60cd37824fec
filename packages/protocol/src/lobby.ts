import * as v from 'valibot'
import { LONGEST_MESSAGE } from './limits.ts'
import { anySeat, hex32, pace, seat, tableId, text, time, version, whole, word } from './parts.ts'
import { peopleLevels, seekers } from './pairing.ts'
import { clockFace, ending } from './steps.ts'

/** 256 bits in the alphabet of addresses: a session, an invitation. */
export const secret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** The level of a computer player. */
export const level = v.picklist(['random', 'rough', 'greedy', 'think'])
export type Level = v.InferOutput<typeof level>

/** A game that somebody wants to play: POST /api/table. */
export const newTable = v.strictObject({
  game: word,
  scenario: word,
  options: v.record(word, word),
  seat: v.nullable(seat), // of one's own; null leaves it to chance
  pace,
  watchable: v.boolean(), // others may look on
  listed: v.boolean(), // anyone may take the other seat
  contribution: hex32, // to the dice
  message: v.optional(text(LONGEST_MESSAGE)), // to whoever is invited
  wished: v.optional(v.picklist(peopleLevels)), // level of whoever comes to a listed table
  computers: v.optional(v.pipe(v.array(level), v.maxLength(7))), // on the first of the other seats
})
export type NewTable = v.InferOutput<typeof newTable>

/** A game that a server has: GET /api/games tells of all of them. */
export const servedGame = v.strictObject({
  game: word,
  scenarios: v.array(word), // the first is the usual one
  options: v.array(v.strictObject({ id: word, values: v.array(word), usual: word })),
  seats: v.number(), // the most it can have
})
export type ServedGame = v.InferOutput<typeof servedGame>

/** A secret that leads to a seat. */
export const invitation = v.strictObject({ seat, secret })
export type Invitation = v.InferOutput<typeof invitation>

/** The answer: a table with the invitations to its free seats, which are told only here. */
export const laidOut = v.strictObject({ table: tableId, invitations: v.array(invitation) })
export type LaidOut = v.InferOutput<typeof laidOut>

/** Takes a seat: by an invitation, or at a table that is listed. POST /api/sit. */
export const sitting = v.strictObject({
  table: tableId,
  invitation: v.nullable(secret),
  contribution: hex32,
})
export type SeatTaking = v.InferOutput<typeof sitting>

/** The answer: which seat it is. */
export const seated = v.strictObject({ seat })
export type Seated = v.InferOutput<typeof seated>

/** Plays once more with sides swapped: POST /api/rematch. Whoever comes second sits down. */
export const rematch = v.strictObject({ table: tableId, contribution: hex32 })
export type Rematch = v.InferOutput<typeof rematch>

/** The answer: where the next game is. */
export const rematched = v.strictObject({ table: tableId, seat })
export type Rematched = v.InferOutput<typeof rematched>

/** Something about one table: POST /api/invite, POST /api/withdraw, POST /api/decline. */
export const ownTable = v.strictObject({ table: tableId })
export type OwnTable = v.InferOutput<typeof ownTable>

/** Has a computer take a free seat of one's own table: POST /api/computer. */
export const computerSitting = v.strictObject({ table: tableId, seat, level })
export type ComputerSitting = v.InferOutput<typeof computerSitting>

/** A seat in a list of tables. */
export const listedSeat = v.strictObject({
  name: v.string(), // '' while it is free, and for a computer
  level: v.string(), // of a computer, '' for a person
  side: v.string(), // that it plays, '' where that is not settled
  taken: v.boolean(),
  acting: v.boolean(), // has to decide
  here: v.optional(v.boolean()), // has the table open and looks at it
  asked: v.optional(v.string()), // by name, while the seat is kept for them: after a rematch
  invited: v.optional(v.string()), // by name, to this seat: told to whoever invited them
  declined: v.optional(v.boolean()), // and they said no
  language: v.optional(v.string()), // that they read; of whom one could play
  games: v.optional(whole(0, 1_000_000)), // that they have finished
})
export type ListedSeat = v.InferOutput<typeof listedSeat>

/** A table as anybody may know it. */
export const listed = v.strictObject({
  table: tableId,
  game: word,
  scenario: word,
  options: v.record(word, word),
  status: v.picklist(['open', 'playing', 'over', 'aside']),
  version,
  pace,
  commitment: v.string(), // to the seed of its dice, before anybody else sits down
  watchable: v.boolean(),
  listed: v.boolean(),
  seats: v.array(listedSeat),
  own: anySeat, // the reader's seat, -1 for none
  host: v.boolean(), // whether the reader laid it out
  invitedTo: v.optional(seat), // the seat to which the reader is invited by name
  message: v.optional(v.string()), // of the host, to whoever is invited
  wished: v.optional(v.picklist(peopleLevels)), // level of whoever comes
  clock: v.nullable(clockFace),
  ending: v.nullable(ending),
  made: time,
  changed: time, // since when it stands as it does
})
export type Listed = v.InferOutput<typeof listed>

/** GET /api/lobby. */
export const lobby = v.strictObject({
  mine: v.array(listed), // going on or open, those that wait for the reader first
  finished: v.array(listed), // of the reader, the last first
  invited: v.array(listed), // to which the reader is invited by name
  open: v.array(listed), // that anyone may sit down at
  watchable: v.array(listed), // being played
  seekers, // who look for anyone to play with, the same for every reader
})
export type Lobby = v.InferOutput<typeof lobby>

/** GET /api/waiting, null for a passer-by: what waits for the reader, as every page counts it. */
export const waiting = v.nullable(
  v.strictObject({ tables: v.array(listed), invited: v.array(listed) }),
)
export type WaitingTables = v.InferOutput<typeof waiting>

/** Asks what an invitation is to: POST /api/invitation. Looking at it does not use it up. */
export const invited = v.strictObject({ table: tableId, invitation: v.nullable(secret) })
export type Invited = v.InferOutput<typeof invited>

/** The answer; nothing about a table that is not for the reader. */
export const inviting = v.variant('state', [
  v.strictObject({ state: v.literal('free'), table: listed, seat, host: v.string() }),
  v.strictObject({ state: v.literal('own'), table: listed }), // one's own link, or a seat there already
  v.strictObject({ state: v.literal('taken'), table: listed }), // it may be watched
  v.strictObject({ state: v.literal('gone') }), // run out, withdrawn, used, or never there
])
export type Inviting = v.InferOutput<typeof inviting>
