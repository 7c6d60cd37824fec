import * as v from 'valibot'
import { LONGEST_LABEL, LONGEST_LINE, LONGEST_NAME } from './limits.ts'
import { channelState, noticeSettings } from './notices.ts'
import { line, tableId, text, time, whole } from './parts.ts'
import { holiday } from './steps.ts'

/** The languages that pages and notices are written in. */
export const language = v.picklist(['en', 'fr'])
export type Language = v.InferOutput<typeof language>

/** Who somebody wants to be: POST /api/guest for a newcomer, POST /api/me for a change. */
export const newcomer = v.strictObject({ name: line(LONGEST_NAME), language })
export type Newcomer = v.InferOutput<typeof newcomer>

/** What is told of somebody who has come in, by whichever way. */
export const entered = v.strictObject({ id: v.string(), name: v.string() })
export type Entered = v.InferOutput<typeof entered>

/** A device on which somebody is known. */
export const device = v.strictObject({
  device: v.string(), // its id: the hash of what its cookie holds
  label: v.string(), // what the browser calls itself
  made: time,
  seen: time,
  here: v.boolean(), // this very one
})
export type Device = v.InferOutput<typeof device>

/** A passkey of somebody. */
export const passkey = v.strictObject({ passkey: v.string(), label: v.string(), made: time })
export type Passkey = v.InferOutput<typeof passkey>

/** Somebody who is blocked. */
export const blocked = v.strictObject({ person: v.string(), name: v.string() })
export type Blocked = v.InferOutput<typeof blocked>

/** A guest whose games somebody may take over: they had the guest's session when they signed in. */
export const guest = v.strictObject({
  name: v.string(),
  games: v.array(v.strictObject({ game: v.string(), other: v.string() })), // '' for a computer
})
export type FormerGuest = v.InferOutput<typeof guest>

/** Takes their games over, or leaves them: POST /api/guest/join. */
export const guestJoining = v.strictObject({ yes: v.boolean() })

/** Everything about oneself: GET /api/me, null for a passer-by. */
export const me = v.strictObject({
  id: v.string(),
  name: v.string(),
  language,
  devices: v.array(device),
  passkeys: v.array(passkey), // none: whoever loses this device loses the name
  notices: noticeSettings,
  channels: channelState,
  blocked: v.array(blocked),
  holidays: v.optional(v.array(holiday)), // set, those of this year and later
  guest: v.optional(guest), // who played on a device before its owner signed in there
})
export type Me = v.InferOutput<typeof me>

/** A part of what a browser made with a passkey, in the alphabet of addresses. */
const packed = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^[\w-]*$/))

const credential = {
  id: packed(1400),
  rawId: packed(1400),
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
  clientExtensionResults: v.looseObject({}),
}

/** A passkey that a browser has made: POST /api/passkey. */
export const newPasskey = v.strictObject({
  label: text(LONGEST_LABEL),
  answer: v.strictObject({
    ...credential,
    response: v.strictObject({
      clientDataJSON: packed(4000),
      attestationObject: packed(8000),
      authenticatorData: v.optional(packed(4000)),
      transports: v.optional(v.pipe(v.array(text(20)), v.maxLength(8))),
      publicKeyAlgorithm: v.optional(v.number()),
      publicKey: v.optional(packed(4000)),
    }),
  }),
})
export type NewPasskey = v.InferOutput<typeof newPasskey>

/** What a browser signed with a passkey: POST /api/enter. */
export const signedIn = v.strictObject({
  answer: v.strictObject({
    ...credential,
    response: v.strictObject({
      clientDataJSON: packed(4000),
      authenticatorData: packed(4000),
      signature: packed(4000),
      userHandle: v.optional(packed(200)),
    }),
  }),
})
export type SignedIn = v.InferOutput<typeof signedIn>

/** A code that lets one further device in: ten letters and digits that are not taken for others. */
export const deviceCode = v.pipe(v.string(), v.regex(/^[2-9A-HJ-NP-Z]{10}$/))

/** The answer to POST /api/code. */
export const newCode = v.strictObject({ code: deviceCode, expires: time })
export type NewCode = v.InferOutput<typeof newCode>

/** Comes in with a code: POST /api/code/use. */
export const usedCode = v.strictObject({ code: deviceCode })
export type UsedCode = v.InferOutput<typeof usedCode>

/** Goes, on this device or on all: POST /api/leave. */
export const leaving = v.strictObject({ everywhere: v.boolean() })
export type Leaving = v.InferOutput<typeof leaving>

/** Somebody as others meet them: on a seat of a table, or by a line they said there. */
export const whom = v.variant('by', [
  v.strictObject({ by: v.literal('seat'), table: tableId, seat: whole(0, 7) }),
  v.strictObject({ by: v.literal('line'), table: tableId, line: whole(1, 1_000_000_000) }),
  v.strictObject({ by: v.literal('person'), person: text(64) }), // as the list of the blocked has them
])
export type Whom = v.InferOutput<typeof whom>

/** Hears no more of somebody, or hears of them again: POST /api/block. */
export const blocking = v.strictObject({ whom, on: v.boolean() })
export type Blocking = v.InferOutput<typeof blocking>

/** Tells whoever runs the server about somebody: POST /api/report. */
export const reporting = v.strictObject({ whom, text: line(LONGEST_LINE) })
export type Reporting = v.InferOutput<typeof reporting>
