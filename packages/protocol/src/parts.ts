import * as v from 'valibot'
import { MOST_ANSWERS, MOST_WINDOWS, PROTOCOL } from './limits.ts'

/** A whole number between two bounds. */
export function whole(least: number, most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
}

/** Text that every database can keep: no control characters but ends of lines and tabs. */
export function text(longest: number) {
  return v.pipe(v.string(), v.maxLength(longest), v.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u))
}

/** Such text with at least one character that shows. */
export function line(longest: number) {
  return v.pipe(text(longest), v.regex(/[^\s\p{C}\p{Z}]/u))
}

export const MOST_SEATS = 8
const MOST_VERSIONS = 1_000_000

export const protocol = v.literal(PROTOCOL)

/** The name of a table: what the page's address shows, and what dice are drawn with. */
export const tableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/))

/** A UUID, in lower case: made by the page, and the same however often it sends a command. */
export const commandId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
)

/** How many steps a table has behind it: 0 where it was only just laid out. */
export const version = whole(0, MOST_VERSIONS)

/** A seat from 0 on. */
export const seat = whole(0, MOST_SEATS - 1)

/** A seat, or -1 for nobody and the public. */
export const anySeat = whole(-1, MOST_SEATS - 1)

/** A packed choice: the verb above sixteen bits of target. */
export const choice = whole(0, 2 ** 24 - 1)

/** Thirty-two bytes in lower-case hexadecimal. */
export const hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** Milliseconds since 1970. */
export const time = whole(0, Number.MAX_SAFE_INTEGER)

/** The id of a game, a scenario or an option, and the values of options. */
export const word = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))

const windows = v.pipe(v.array(v.union([word, v.literal('*')])), v.maxLength(MOST_WINDOWS))

/** How fast a game is played. */
export const pace = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    minutes: whole(1, 600), // for the whole game, each
    seconds: whole(0, 600), // of every decision that cost nothing
  }),
  v.strictObject({
    kind: v.literal('post'),
    days: whole(1, 60), // from one hand-over to the next
    bank: whole(0, 365), // days beyond those, for the whole game
    weekends: v.boolean(), // Saturdays and Sundays do not count
  }),
])
export type Pace = v.InferOutput<typeof pace>

const LAST_TURN = 100_000
const hundredths = whole(0, 100)
const thing = whole(0, 0xffff) // place or unit, as a choice has it for its target

/** What somebody says ahead to a kind of decision; what is left out binds nothing. */
export const answerRule = v.strictObject({
  kind: word,
  answer: word,
  place: v.optional(thing),
  unit: v.optional(thing),
  least: v.optional(hundredths), // that a chance reaches
  below: v.optional(hundredths), // that it does not reach
  until: v.optional(whole(0, LAST_TURN)), // last turn that it counts in
})

/**
 * What is decided for a seat without being put to it: windows that go by, for good and up to a turn,
 * and answers that were given ahead, of which the first that covers a decision counts.
 */
export const orders = v.strictObject({
  standing: windows, // kinds, or '*' for all of them
  passing: v.nullable(v.strictObject({ kinds: windows, until: whole(0, LAST_TURN) })),
  answers: v.optional(v.pipe(v.array(answerRule), v.maxLength(MOST_ANSWERS))),
})
export type Orders = v.InferOutput<typeof orders>

/** What one player can ask of the others. */
export const offers = ['draw', 'take-back', 'pause', 'resign'] as const
export const offered = v.picklist(offers)
export type Offered = v.InferOutput<typeof offered>
