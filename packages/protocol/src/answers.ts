import * as v from 'valibot'
import { room } from './calls.ts'
import { LONGEST_ROW } from './limits.ts'
import { searchEnds, seekers } from './pairing.ts'
import {
  choice,
  commandId,
  hex32,
  orders,
  protocol,
  seat,
  tableId,
  time,
  version,
  whole,
} from './parts.ts'
import { standing, step } from './steps.ts'

const about = { v: protocol, id: commandId, table: tableId }

const said = v.strictObject({
  number: whole(1, Number.MAX_SAFE_INTEGER),
  room,
  name: v.string(),
  seat: whole(-1, 7),
  text: v.string(),
  time,
})
export type Said = v.InferOutput<typeof said>

/** What a server tells a page, asked or not. */
export const told = v.variant('told', [
  /** The command is kept: what changed since the version it was made for. */
  v.strictObject({
    ...about,
    told: v.literal('done'),
    version,
    kept: v.optional(whole(1, LONGEST_ROW)), // choices of its row, where not all of them were
    steps: v.array(step),
  }),
  /** Somebody was faster: nothing was done. Without steps the table has to be opened anew. */
  v.strictObject({
    ...about,
    told: v.literal('stale'),
    version,
    steps: v.nullable(v.array(step)),
  }),
  /** The rules, or the customs of the table, forbid it: nothing was done. */
  v.strictObject({
    ...about,
    told: v.literal('refused'),
    verdict: v.number(),
    reason: v.string(), // a key of the words
    rule: v.string(),
    args: v.record(v.string(), v.number()),
  }),
  /** There is no such table, or it is not for this person: nobody can tell which. */
  v.strictObject({
    v: protocol,
    told: v.literal('unknown'),
    table: tableId,
    id: v.nullable(commandId),
  }),
  /** The id was used for something else before. */
  v.strictObject({ ...about, told: v.literal('reused') }),
  /** Too much at once: to be sent again after so many milliseconds. */
  v.strictObject({
    v: protocol,
    told: v.literal('busy'),
    id: v.nullable(commandId),
    after: whole(0, 600_000),
  }),
  /** The message cannot be read, or is of another version. */
  v.strictObject({ v: protocol, told: v.literal('bad'), reason: v.string() }),
  /** The whole table. */
  v.strictObject({ v: protocol, told: v.literal('table'), standing }),
  /** What happened at a table since the last version a page was told of. */
  v.strictObject({ v: protocol, told: v.literal('steps'), table: tableId, steps: v.array(step) }),
  /** Positions of the past, in writing. */
  v.strictObject({
    v: protocol,
    told: v.literal('past'),
    table: tableId,
    from: whole(0, Number.MAX_SAFE_INTEGER),
    views: v.array(v.string()),
  }),
  /** What one's own seat can choose now; nothing where it is not its turn. */
  v.strictObject({
    v: protocol,
    told: v.literal('choices'),
    table: tableId,
    version,
    seat,
    step: v.string(), // what is to be decided, '' for nothing
    choices: v.array(v.strictObject({ choice, notation: v.string() })),
  }),
  /** Lines of chat; `id` where it is the answer to one's own. */
  v.strictObject({
    v: protocol,
    told: v.literal('said'),
    table: tableId,
    id: v.nullable(commandId),
    lines: v.array(said),
  }),
  /** The notes on a table, as they are kept. */
  v.strictObject({
    v: protocol,
    told: v.literal('noted'),
    table: tableId,
    id: v.nullable(commandId),
    text: v.string(),
  }),
  /** The orders of one's own seat, as they are kept. */
  v.strictObject({
    v: protocol,
    told: v.literal('ordered'),
    table: tableId,
    id: v.nullable(commandId),
    orders,
  }),
  /** Somebody plays once more, at another table: where one sits down by `POST /api/rematch`. */
  v.strictObject({ v: protocol, told: v.literal('rematch'), table: tableId, next: tableId }),
  /** The lists of tables are no longer what they were; a page that shows them asks again. */
  v.strictObject({ v: protocol, told: v.literal('lobby') }),
  /** How many look for anyone to play with. */
  v.strictObject({ v: protocol, told: v.literal('seekers'), waiting: seekers }),
  /** Somebody is looked for; the table is kept ready, and the seal of its dice is shown. */
  v.strictObject({
    v: protocol,
    told: v.literal('seeking'),
    id: commandId,
    table: tableId,
    commitment: hex32,
    since: time,
  }),
  /** Somebody was found: the game has begun. */
  v.strictObject({ v: protocol, told: v.literal('paired'), id: commandId, table: tableId }),
  /** Nobody is looked for any more. */
  v.strictObject({
    v: protocol,
    told: v.literal('unpaired'),
    id: commandId,
    reason: v.picklist(searchEnds),
  }),
  /** Who has the table open. */
  v.strictObject({
    v: protocol,
    told: v.literal('here'),
    table: tableId,
    seats: v.array(seat),
    away: v.optional(v.array(seat)), // those of them who do not look at it; absent for none
    watchers: whole(0, 1_000_000),
  }),
  v.strictObject({ v: protocol, told: v.literal('pong') }),
  /** The server stops; a page comes back after so many milliseconds. */
  v.strictObject({ v: protocol, told: v.literal('stopping'), after: whole(0, 600_000) }),
])
export type ServerMessage = v.InferOutput<typeof told>

/** A message of one kind. */
export type ToldOf<Kind extends ServerMessage['told']> = Extract<
  ServerMessage,
  { readonly told: Kind }
>
