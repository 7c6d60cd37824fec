import * as v from 'valibot'
import { line, text, whole } from './parts.ts'

/** What somebody can be told of outside the page. */
export const noticeKinds = ['turn', 'seat', 'offer', 'over', 'rematch', 'invited'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** How somebody can be told. */
export const channelKinds = ['push', 'mail', 'hook'] as const
export type ChannelKind = (typeof channelKinds)[number]

/** What somebody wants to be told, and when: POST /api/notices. */
export const noticeSettings = v.strictObject({
  turn: v.boolean(), // it is for me to decide
  seat: v.boolean(), // somebody took a seat at my table
  offer: v.boolean(), // a draw, a take-back or a pause is asked of me
  over: v.boolean(), // a game of mine has ended
  rematch: v.boolean(),
  invited: v.optional(v.boolean(), true), // somebody invites me by name
  quiet: v.nullable(
    // nothing is told within these hours, but after them
    v.strictObject({
      from: whole(0, 23),
      to: whole(0, 23),
      zone: v.pipe(text(64), v.regex(/^[\w+/-]+$/)),
    }),
  ),
})
export type NoticeSettings = v.InferOutput<typeof noticeSettings>

/** What is told unless somebody says otherwise. */
export const usualNotices: NoticeSettings = {
  turn: true,
  seat: true,
  offer: true,
  over: true,
  rematch: true,
  invited: true,
  quiet: null,
}

/** Which channels somebody has, and which the server has. */
export const channelState = v.strictObject({
  push: v.strictObject({ key: v.string(), devices: whole(0, 100) }), // the server's public key
  mail: v.strictObject({
    offered: v.boolean(), // whether this server can send mail at all
    address: v.string(), // '' for none
    confirmed: v.boolean(),
  }),
  hook: v.strictObject({ url: v.string() }), // '' for none
})
export type ChannelState = v.InferOutput<typeof channelState>

/** What a browser's subscription says, as its `toJSON` has it: POST /api/push. */
export const subscription = v.strictObject({
  endpoint: v.pipe(text(1000), v.regex(/^https:\/\//)),
  expirationTime: v.optional(v.nullable(v.number())),
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{86,88}=*$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{21,24}=*$/)),
  }),
})
export type Subscription = v.InferOutput<typeof subscription>

/** Ends a subscription: POST /api/push/end. */
export const endedSubscription = v.strictObject({ endpoint: text(1000) })
export type EndedSubscription = v.InferOutput<typeof endedSubscription>

/** Where mail is to go: POST /api/mail; '' for nowhere. A mail with a link confirms it. */
export const mailAddress = v.strictObject({
  address: v.union([
    v.literal(''),
    v.pipe(
      line(254),
      v.regex(/^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]{2,}$/),
    ),
  ]),
})
export type MailAddress = v.InferOutput<typeof mailAddress>

/** A web-hook: POST /api/hook; '' for none. */
export const webHook = v.strictObject({
  url: v.union([v.literal(''), v.pipe(line(500), v.regex(/^https:\/\/[^\s]+$/))]),
})
export type WebHook = v.InferOutput<typeof webHook>

/** What a push tells a page's service worker: a text in the reader's language, and where to go. */
export const pushed = v.strictObject({
  title: v.string(),
  text: v.string(),
  path: v.string(), // of the page it is about
  tag: v.string(), // a later one about the same takes the place of this one
})
export type Pushed = v.InferOutput<typeof pushed>
