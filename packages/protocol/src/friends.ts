import * as v from 'valibot'
import { seat, tableId, text, whole } from './parts.ts'
import { whom } from './people.ts'

/** Somebody with whom the reader has played. */
export const metPerson = v.strictObject({
  person: v.string(),
  name: v.string(),
  games: whole(0, 1_000_000), // that they have finished
  friend: v.boolean(), // whether the reader has marked them as one
  here: v.optional(v.boolean()), // has a page open; told to those who are friends of each other
})
export type MetPerson = v.InferOutput<typeof metPerson>

/** GET /api/people: friends first, then those the reader has played with last. */
export const people = v.strictObject({ met: v.array(metPerson) })
export type People = v.InferOutput<typeof people>

/** Marks somebody one has played with as a friend, or no longer: POST /api/friend. */
export const befriending = v.strictObject({ whom, on: v.boolean() })
export type Befriending = v.InferOutput<typeof befriending>

/** Invites somebody one has played with to a free seat of one's own table: POST /api/ask. */
export const asking = v.strictObject({ table: tableId, seat, person: text(64) })
export type Asking = v.InferOutput<typeof asking>
