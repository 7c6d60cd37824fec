import * as v from 'valibot'
import { LONGEST_LINE, LONGEST_NOTE, LONGEST_ROW, MOST_PAST } from './limits.ts'
import { wish } from './pairing.ts'
import {
  choice,
  commandId,
  hex32,
  line,
  offered,
  orders,
  protocol,
  tableId,
  text,
  version,
  whole,
} from './parts.ts'

const MOST_ENTRIES = 100_000
const LONGEST_GRANT = 30 * 24 * 60 // minutes

/** What a player does to a table. */
export const command = v.variant('do', [
  /** Takes choices one after another; a row ends with the first that rolls dice. */
  v.strictObject({
    do: v.literal('take'),
    choices: v.pipe(v.array(choice), v.minLength(1), v.maxLength(LONGEST_ROW)),
  }),
  /** Takes back the last choices of one's own, as far as that harms nobody. */
  v.strictObject({ do: v.literal('undo'), count: whole(1, LONGEST_ROW) }),
  /** Asks the others for something; for a take-back, how many choices are to stay. */
  v.strictObject({
    do: v.literal('offer'),
    what: offered,
    keep: v.optional(whole(0, MOST_ENTRIES)),
  }),
  /** Accepts or declines what was asked. */
  v.strictObject({ do: v.literal('answer'), what: offered, yes: v.boolean() }),
  /** Asks no longer. */
  v.strictObject({ do: v.literal('withdraw'), what: offered }),
  v.strictObject({ do: v.literal('resign') }),
  /** Claims the game of somebody whose time is out. */
  v.strictObject({ do: v.literal('claim') }),
  /** Gives the others more time. */
  v.strictObject({ do: v.literal('grant'), minutes: whole(1, LONGEST_GRANT) }),
])
export type Command = v.InferOutput<typeof command>

/** Who reads a line of chat. */
export const room = v.picklist(['players', 'watchers'])
export type Room = v.InferOutput<typeof room>

/** What a page asks of a server. */
export const call = v.variant('call', [
  /** Wants to hear of a table; `version` is the last it knows, absent where it knows nothing. */
  v.strictObject({
    v: protocol,
    call: v.literal('open'),
    table: tableId,
    version: v.optional(version),
  }),
  v.strictObject({ v: protocol, call: v.literal('close'), table: tableId }),
  /** Does something to a table that stood at this version. */
  v.strictObject({
    v: protocol,
    call: v.literal('command'),
    id: commandId,
    table: tableId,
    version,
    command,
  }),
  v.strictObject({
    v: protocol,
    call: v.literal('say'),
    id: commandId,
    table: tableId,
    room,
    text: line(LONGEST_LINE),
  }),
  /** Keeps notes on a table that nobody else reads. */
  v.strictObject({
    v: protocol,
    call: v.literal('note'),
    id: commandId,
    table: tableId,
    text: text(LONGEST_NOTE),
  }),
  /** Orders which windows go by for one's own seat; nobody else is told. */
  v.strictObject({
    v: protocol,
    call: v.literal('order'),
    id: commandId,
    table: tableId,
    orders,
  }),
  /** Wants to hear that the lists of tables changed, and how many look for anyone; or no longer. */
  v.strictObject({
    v: protocol,
    call: v.literal('lobby'),
    on: v.boolean(),
    seekers: v.optional(v.boolean()),
  }),
  /** Looks for anyone to play with; sent again, it says that the page still waits. */
  v.strictObject({
    v: protocol,
    call: v.literal('seek'),
    id: commandId,
    wish,
    contribution: v.optional(hex32), // to the dice, once their seal was shown
  }),
  /** Looks for nobody any more. */
  v.strictObject({ v: protocol, call: v.literal('stop'), id: commandId }),
  /** Says whether somebody looks at the page that has a table open, or it is out of sight. */
  v.strictObject({ v: protocol, call: v.literal('look'), table: tableId, on: v.boolean() }),
  /** Asks for positions of the past, by how many choices had been taken. */
  v.strictObject({
    v: protocol,
    call: v.literal('past'),
    table: tableId,
    from: whole(0, MOST_ENTRIES),
    count: whole(1, MOST_PAST),
  }),
  /** Asks what one's own seat can choose now, in numbers and in words: for clients without the rules. */
  v.strictObject({ v: protocol, call: v.literal('choices'), table: tableId }),
  v.strictObject({ v: protocol, call: v.literal('ping') }),
])
export type Call = v.InferOutput<typeof call>

/** A call of one kind. */
export type CallOf<Kind extends Call['call']> = Extract<Call, { readonly call: Kind }>
