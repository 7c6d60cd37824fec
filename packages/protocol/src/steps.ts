import * as v from 'valibot'
import {
  anySeat,
  choice,
  hex32,
  offered,
  pace,
  seat,
  tableId,
  time,
  version,
  whole,
  word,
} from './parts.ts'

const count = whole(0, Number.MAX_SAFE_INTEGER)

/** Something that happened, as the rules tell it: `type`, `rule`, and what the type has. */
export const event = v.objectWithRest(
  { type: v.string(), rule: v.string() },
  v.union([v.string(), v.number(), v.boolean(), v.array(v.number())]),
)

/** A choice as a viewer hears of it; what they may not know is null. */
export const heard = v.strictObject({
  number: count, // of the choice, from 1; 0 is what came before the first decision
  seat: anySeat,
  choice: v.nullable(choice),
  faces: v.array(v.nullable(whole(1, 2 ** 32))),
  events: v.array(event),
  barrier: v.optional(v.picklist(['roll', 'final', 'hand-over', 'reveal'])), // not taken back
})
export type Heard = v.InferOutput<typeof heard>

/** Lines of a text that are replaced by others. */
export const edit = v.strictObject({ at: count, cut: count, put: v.array(v.string()) })
export type Edit = v.InferOutput<typeof edit>

/** Choices that were taken back, as a viewer hears of it. */
export const takenBack = v.strictObject({
  seat, // who took them back, or asked for it
  agreed: v.boolean(), // whether the others agreed to it
  after: count, // choices that stood then
  count,
  choices: v.array(v.strictObject({ seat, choice: v.nullable(choice) })), // the last; null if secret
})
export type TakenBack = v.InferOutput<typeof takenBack>

/** Days in which the clocks by correspondence of somebody stand. */
export const holiday = v.strictObject({ from: time, to: time })
export type Holiday = v.InferOutput<typeof holiday>

/** What was done in a step, as a viewer hears of it. */
export const deed = v.variant('do', [
  v.strictObject({ do: v.literal('take'), entries: v.array(heard) }),
  v.strictObject({ do: v.literal('undo'), count }),
  v.strictObject({ do: v.literal('offer'), what: offered, keep: v.optional(count) }),
  v.strictObject({
    do: v.literal('answer'),
    what: offered,
    yes: v.boolean(),
    count: v.optional(count), // choices that were taken back
  }),
  v.strictObject({ do: v.literal('withdraw'), what: offered }),
  v.strictObject({ do: v.literal('resign') }),
  v.strictObject({ do: v.literal('claim') }),
  v.strictObject({ do: v.literal('grant'), minutes: count }),
  v.strictObject({ do: v.literal('rest'), off: v.array(holiday) }), // holidays as they are now
])
export type Deed = v.InferOutput<typeof deed>

/** How the clock of a table stands. */
export const clockFace = v.strictObject({
  left: v.array(v.number()), // milliseconds by seat, below 0 where time is out
  bank: v.array(v.number()), // of the time between hand-overs beyond those, by seat
  running: v.array(seat), // whose time runs
  at: time, // when it stood so
  off: v.optional(v.array(v.strictObject({ seat, from: time, to: time }))), // holidays, by seat
})
export type ClockFace = v.InferOutput<typeof clockFace>

/** How a game ended. */
export const ending = v.strictObject({
  how: v.picklist(['rules', 'resigned', 'time', 'draw']),
  side: v.string(), // that has won, '' after a draw
  seat: anySeat, // who resigned, or whose time was out; -1 for nobody
  kind: v.string(), // of victory, where the rules decided
  score: v.number(),
})
export type GameEnd = v.InferOutput<typeof ending>

/** What is asked of the others and not answered yet. */
export const standingOffer = v.strictObject({
  what: offered,
  seat,
  keep: v.optional(count),
  agreed: v.optional(v.array(seat)), // who else has said yes, where others are still to answer
})
export type StandingOffer = v.InferOutput<typeof standingOffer>

/** One version of a table after another, as a viewer may know it. */
export const step = v.strictObject({
  version,
  time,
  seat: anySeat,
  deed,
  takenBack: v.optional(takenBack), // what the step took back
  edit: v.nullable(edit), // of the view; null where it looks as before
  offers: v.array(standingOffer), // all that are asked now
  clock: v.nullable(clockFace),
  ending: v.nullable(ending),
  seed: v.nullable(hex32), // of the dice, once the game is over
})
export type ChapterStep = v.InferOutput<typeof step>

/** Somebody at the table. */
export const sitter = v.strictObject({
  name: v.string(), // '' while the seat is free, and for a computer
  level: v.string(), // of a computer player, '' for a person
  contribution: v.union([hex32, v.literal('')]),
})
export type SeatHolder = v.InferOutput<typeof sitter>

/** Something that was asked of the others, and what came of it. */
export const request = v.strictObject({
  what: offered,
  seat, // who asked
  after: count, // choices that stood then
  answer: v.picklist(['open', 'yes', 'no', 'withdrawn', 'lapsed']),
  by: anySeat, // who answered, -1 for nobody
})
export type AskedOnce = v.InferOutput<typeof request>

/** A table as one viewer may know it. */
export const standing = v.strictObject({
  table: tableId,
  version,
  game: word,
  scenario: word,
  options: v.record(word, word),
  viewer: anySeat,
  sitters: v.array(sitter),
  commitment: hex32, // to the seed, from the first moment
  seed: v.nullable(hex32),
  view: v.nullable(v.string()), // in writing; null until everybody sits
  log: v.array(heard),
  takenBack: v.array(takenBack), // of late, in its order
  offers: v.array(standingOffer),
  requests: v.optional(v.array(request)), // of late, in their order; absent for none
  pace,
  clock: v.nullable(clockFace),
  ending: v.nullable(ending),
  watchable: v.boolean(),
  next: v.nullable(tableId), // where the same people play once more
})
export type Standing = v.InferOutput<typeof standing>
