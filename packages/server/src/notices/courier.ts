import type { ChannelState, Language, Pushed, Subscription } from '@estafette/protocol'
import { tablePath, type NoticeKind } from '@estafette/protocol'
import {
  accountOf,
  channelBy,
  channelsOf,
  confirmChannel,
  endChannel,
  endChannels,
  keepChannel,
  lastTold,
  noticeSent,
  putOff,
  seatsOf,
  tableOf,
  takeDue,
  type Account,
  type Channel,
  type Notice,
} from '@estafette/store'
import { hashed, type Dependencies } from '../referee/dependencies.ts'
import { causeOf, isCallable, NotSent, type Post } from './post.ts'
import { pushKeys, pushParcel, subjectOf } from './push.ts'
import { whenTold } from './quiet.ts'
import { noticesOf } from './settings.ts'
import { noticeWords, type Text } from './words.ts'

/** Sends a mail. */
export type SendMail = (mail: {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly stop: string | null // the link that ends mails
}) => Promise<void>

/** What a courier goes with. */
export interface Means {
  readonly world: Dependencies
  readonly origin: string | null // for links in mails and hooks
  readonly post: Post
  readonly mail: SendMail | null // null where this server sends none
  readonly from?: string | null // whose mail it is
  readonly allowsPrivate: boolean // hooks into one's own network
  readonly counted?: (what: string) => void
}

/** What came of a link in a mail. */
export interface LinkDone {
  readonly language: Language
  readonly isDone: boolean
}

/** Who tells people something outside the page. */
export interface Courier {
  /** The channels somebody has, and those they could have. */
  channelsOf(account: string): Promise<ChannelState>
  /** Sends notices to a browser for as long as somebody is known there by this session. */
  subscribe(account: string, session: string, subscription: Subscription): Promise<boolean>
  unsubscribe(account: string, endpoint: string): Promise<void>
  /** Sends mail there once a link in a first one was followed; '' for nowhere. */
  mailTo(account: Account, address: string): Promise<boolean>
  confirm(token: string): Promise<LinkDone>
  stop(token: string): Promise<LinkDone>
  /** Calls this link; '' for none. */
  hookTo(account: string, url: string): Promise<boolean>
  /** Sends something by every channel somebody has. */
  test(account: Account): Promise<void>
  /** Sends what is due; how many notices that were. */
  deliver(): Promise<number>
}

const MINUTE = 60_000

/** How long to wait after so many tries; then it is given up. */
const waits = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE)

const MOST_AT_ONCE = 50
const MOST_SUBSCRIPTIONS = 10

/** What somebody is told of one table in an hour: others can make it change as often as they like. */
const MOST_AN_HOUR = 10
const GONE = [404, 410] // of a subscription that the browser has ended

/** A courier on the roads there are. */
export function makeCourier(means: Means): Courier {
  const { world, origin, post, mail, from = null, allowsPrivate, counted = () => {} } = means
  const { store } = world
  const keys = pushKeys(store)
  const subject = subjectOf(origin, from)

  /** Brings one notice by one channel. What a browser has ended is forgotten. */
  const bring = async (channel: Channel, text: Text, path: string, tag: string): Promise<void> => {
    const link = origin === null ? '' : origin + path
    if (channel.kind === 'push') {
      const subscription = JSON.parse(channel.address) as Subscription
      const pushed: Pushed = { ...text, path, tag }
      const status = await post(await pushParcel(await keys, subscription, pushed, subject))
      if (GONE.includes(status)) {
        await store.write((sql) => endChannel(sql, channel.account, channel.id))
      } else if (status >= 300) throw new NotSent(`a push was answered by ${status}`)
    }
    if (channel.kind === 'hook') {
      const line = [text.title, text.text, link].filter((part) => part !== '').join('\n')
      const body = JSON.stringify({ text: line, content: line })
      const headers = { 'Content-Type': 'application/json' }
      const status = await post({ url: channel.address, headers, body })
      if (status >= 300) throw new NotSent(`a hook was answered by ${status}`)
    }
    if (channel.kind === 'mail' && mail) await mailed(channel, text, link)
  }

  const mailed = async ({ account, address }: Channel, { title, text }: Text, link: string) => {
    const words = noticeWords[languageOf(await accountOf(store.read, account))]
    const stop = `${origin}/mail/stop/${await tokenFor(account, address)}`
    const lines = [text, '', `${words.open} ${link}`, '', `${words.stop} ${stop}`]
    await mail!({ to: address, subject: title, text: lines.join('\n'), stop })
  }

  /** The token in the links of mails: it follows from the server's own secret, and is not kept. */
  const tokenFor = async (account: string, address: string): Promise<string> =>
    hashed(`${(await keys).privateKey} mail ${account} ${address}`)

  /** Those channels of somebody that are open. */
  const openTo = async (account: string): Promise<Channel[]> =>
    (await channelsOf(store.read, account)).filter(
      ({ kind, confirmed }) => confirmed && (kind !== 'mail' || mail !== null),
    )

  /** What a notice says, null where there is nothing to say any more. */
  const textOf = async (account: Account, notice: Notice): Promise<Text | null> => {
    const kind = notice.kind as NoticeKind
    const row = await tableOf(store.read, notice.table)
    const seats = await seatsOf(store.read, notice.table)
    const own = seats.find((seat) => seat.account === account.id)
    if (!row || !own || !(noticesOf(account)[kind] ?? false)) return null
    const isAwaited = row.status === 'playing' && ((row.waiting >> own.seat) & 1) === 1
    if (kind === 'turn' && !isAwaited) return null
    if (kind === 'offer' && row.status !== 'playing') return null
    const language = languageOf(account)
    const game = await world.gameOf(row.game)
    const other = seats.find(({ seat, name }) => seat !== own.seat && name !== '')?.name ?? ''
    const title = game?.words[language].title ?? row.game
    return noticeWords[language].kinds[kind]({ game: title, other })
  }

  /** Sends one notice by every channel that has not taken it yet. */
  const send = async (notice: Notice): Promise<void> => {
    const account = await accountOf(store.read, notice.account)
    const now = world.now()
    const settled = (): Promise<void> => store.write((sql) => noticeSent(sql, notice.id, now))
    if (!account || account.deleted !== null) return settled()
    const told = await lastTold(store.read, account.id, notice.table, MOST_AN_HOUR)
    const free = told.length < MOST_AN_HOUR ? now : told.at(-1)! + 60 * MINUTE
    const later = Math.max(free, whenTold(noticesOf(account), now))
    if (later > now) return store.write((sql) => putOff(sql, notice.id, later, notice.done))
    const text = await textOf(account, notice)
    if (!text) return settled()
    const done = [...notice.done]
    let hasFailed = false
    const bringBy = async (channel: Channel): Promise<void> => {
      try {
        await bring(channel, text, tablePath(notice.table), notice.table)
        done.push(channel.id)
        counted(`sent_${channel.kind}`)
      } catch (error) {
        hasFailed = true
        counted(`failed_${channel.kind}`)
        world.trouble(`notification by ${channel.kind} failed`, causeOf(error))
      }
    }
    // All at once: those that never answer are waited for once, however many somebody has.
    const open = (await openTo(account.id)).filter(({ id }) => !notice.done.includes(id))
    await Promise.all(open.map(bringBy))
    const wait = waits[notice.tries - 1]
    if (!hasFailed || wait === undefined) return settled()
    return store.write((sql) => putOff(sql, notice.id, now + wait, done))
  }

  /** What a link in a mail is about. */
  const linked = async (
    token: string,
    run: (channel: Channel) => Promise<unknown>,
  ): Promise<LinkDone> => {
    const channel = await channelBy(store.read, hashed(token))
    if (!channel) return { language: 'en', isDone: false }
    await run(channel)
    return { language: languageOf(await accountOf(store.read, channel.account)), isDone: true }
  }

  return {
    async channelsOf(account) {
      const all = await channelsOf(store.read, account)
      const mails = all.find(({ kind }) => kind === 'mail')
      return {
        push: {
          key: (await keys).publicKey,
          devices: all.filter(({ kind }) => kind === 'push').length,
        },
        mail: {
          offered: mail !== null,
          address: mails?.address ?? '',
          confirmed: mails?.confirmed ?? false,
        },
        hook: { url: all.find(({ kind }) => kind === 'hook')?.address ?? '' },
      }
    },
    async subscribe(account, session, subscription) {
      if (!isCallable(subscription.endpoint, allowsPrivate)) return false
      const pushes = (await channelsOf(store.read, account)).filter(
        ({ id, kind }) => kind === 'push' && id !== pushId(subscription.endpoint),
      )
      const old = pushes.slice(0, Math.max(0, pushes.length - MOST_SUBSCRIPTIONS + 1))
      const { endpoint, keys } = subscription
      const address = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })
      return store.write(async (sql) => {
        for (const { id } of old) await endChannel(sql, account, id)
        return keepChannel(sql, {
          id: pushId(endpoint),
          account,
          kind: 'push',
          address,
          token: '',
          confirmed: true,
          made: world.now(),
          session,
        })
      })
    },
    async unsubscribe(account, endpoint) {
      await store.write((sql) => endChannel(sql, account, pushId(endpoint)))
    },
    async mailTo(account, address) {
      await store.write((sql) => endChannels(sql, account.id, 'mail'))
      if (address === '') return true
      if (!mail || origin === null) return false
      const token = await tokenFor(account.id, address)
      await store.write((sql) =>
        keepChannel(sql, {
          id: `mail-${account.id}`,
          account: account.id,
          kind: 'mail',
          address,
          token: hashed(token),
          confirmed: false,
          made: world.now(),
        }),
      )
      const { confirm } = noticeWords[languageOf(account)]
      const text = `${confirm.text}\n\n${origin}/mail/confirm/${token}`
      // Whoever waits for the answer does not wait for the mail.
      void mail({ to: address, subject: confirm.title, text, stop: null }).catch((error: unknown) =>
        world.trouble('email failed', causeOf(error)),
      )
      return true
    },
    confirm: (token) =>
      linked(token, (channel) => store.write((sql) => confirmChannel(sql, channel.token))),
    stop: (token) =>
      linked(token, ({ account, id }) => store.write((sql) => endChannel(sql, account, id))),
    async hookTo(account, url) {
      if (url !== '' && !isCallable(url, allowsPrivate)) return false
      await store.write(async (sql) => {
        await endChannels(sql, account, 'hook')
        if (url === '') return
        const channel = { id: `hook-${account}`, account, kind: 'hook', address: url, token: '' }
        await keepChannel(sql, { ...channel, confirmed: true, made: world.now() })
      })
      return true
    },
    async test(account) {
      const text = noticeWords[languageOf(account)].kinds.test({ game: '', other: '' })
      const bringBy = (channel: Channel): Promise<void> =>
        bring(channel, text, '/account', 'test').catch((error: unknown) =>
          world.trouble(`notification by ${channel.kind} failed`, causeOf(error)),
        )
      await Promise.all((await openTo(account.id)).map(bringBy))
    },
    async deliver() {
      const now = world.now()
      const due = await store.write((sql) => takeDue(sql, now, now + 10 * MINUTE, MOST_AT_ONCE))
      await Promise.all(
        due.map((notice) =>
          send(notice).catch((error: unknown) =>
            world.trouble('notification worker failed', error),
          ),
        ),
      )
      return due.length
    },
  }
}

function languageOf(account: Account | null): Language {
  return account?.language === 'fr' ? 'fr' : 'en'
}

function pushId(endpoint: string): string {
  return `push-${hashed(endpoint)}`
}
