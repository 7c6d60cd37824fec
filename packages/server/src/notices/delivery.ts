import {
  invitedPath,
  tablePath,
  type NoticeKind,
  type Pushed,
  type Subscription,
} from '@estafette/protocol'
import {
  accountOf,
  askedAt,
  endChannel,
  isBlocked,
  lastTold,
  noticeSent,
  putOff,
  seatsOf,
  tableOf,
  takeDue,
  type Account,
  type AskedPerson,
  type Channel,
  type Notice,
  type TableRow,
} from '@estafette/store'
import type { Dependencies } from '../referee/dependencies.ts'
import { mailToken, openTo } from './channels.ts'
import type { Means } from './means.ts'
import { causeOf, NotSent } from './post.ts'
import { pushParcel, subjectOf, type PushKeys } from './push.ts'
import { whenTold } from './quiet.ts'
import { languageOf, noticesOf } from './settings.ts'
import { noticeWords, type NoticeText } from './words.ts'

/** Sends notices by the channels that people have. */
export interface Delivery {
  /** Sends something by every channel somebody has. */
  test(account: Account): Promise<void>
  /** Sends what is due; how many notices that were. */
  deliver(): Promise<number>
}

const MINUTE = 60_000

/** How long to wait after so many tries; then it is given up. */
const waits = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE)

const MOST_AT_ONCE = 50

/** What somebody is told of one table in an hour: others can make it change as often as they like. */
const MOST_AN_HOUR = 10
const GONE = [404, 410] // of a subscription that the browser has ended

/** Delivers by the means there are. */
export function makeDelivery(means: Means, keys: Promise<PushKeys>): Delivery {
  const { deps, origin, post, mail, from = null, counted = () => {} } = means
  const { store } = deps
  const subject = subjectOf(origin, from)

  /** Brings one notice by one channel. What a browser has ended is forgotten. */
  const bring = async (
    channel: Channel,
    text: NoticeText,
    path: string,
    tag: string,
  ): Promise<void> => {
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

  const mailed = async (
    { account, address }: Channel,
    { title, text }: NoticeText,
    link: string,
  ) => {
    const words = noticeWords[languageOf(await accountOf(store.read, account))]
    const stop = `${origin}/mail/stop/${mailToken(await keys, account, address)}`
    const lines = [text, '', `${words.open} ${link}`, '', `${words.stop} ${stop}`]
    await mail!({ to: address, subject: title, text: lines.join('\n'), stop })
  }

  /** Sends one notice by every channel that has not taken it yet. */
  const send = async (notice: Notice): Promise<void> => {
    const account = await accountOf(store.read, notice.account)
    const now = deps.now()
    const settled = (): Promise<void> => store.write((sql) => noticeSent(sql, notice.id, now))
    if (!account || account.deleted !== null) return settled()
    const told = await lastTold(store.read, account.id, notice.table, MOST_AN_HOUR)
    const free = told.length < MOST_AN_HOUR ? now : told.at(-1)! + 60 * MINUTE
    const later = Math.max(free, whenTold(noticesOf(account), now))
    if (later > now) return store.write((sql) => putOff(sql, notice.id, later, notice.done))
    const text = await textOf(deps, account, notice)
    if (!text) return settled()
    const done = [...notice.done]
    let hasFailed = false
    const bringBy = async (channel: Channel): Promise<void> => {
      try {
        await bring(channel, text, pathOf(notice), notice.table)
        done.push(channel.id)
        counted(`sent_${channel.kind}`)
      } catch (error) {
        hasFailed = true
        counted(`failed_${channel.kind}`)
        deps.trouble(`notification by ${channel.kind} failed`, causeOf(error))
      }
    }
    // All at once: those that never answer are waited for once, however many somebody has.
    const open = (await openTo(means, account.id)).filter(({ id }) => !notice.done.includes(id))
    await Promise.all(open.map(bringBy))
    const wait = waits[notice.tries - 1]
    if (!hasFailed || wait === undefined) return settled()
    return store.write((sql) => putOff(sql, notice.id, now + wait, done))
  }

  return {
    async test(account) {
      const text = noticeWords[languageOf(account)].kinds.test({ game: '', other: '' })
      const bringBy = (channel: Channel): Promise<void> =>
        bring(channel, text, '/account', 'test').catch((error: unknown) =>
          deps.trouble(`notification by ${channel.kind} failed`, causeOf(error)),
        )
      await Promise.all((await openTo(means, account.id)).map(bringBy))
    },
    async deliver() {
      const now = deps.now()
      const due = await store.write((sql) => takeDue(sql, now, now + 10 * MINUTE, MOST_AT_ONCE))
      await Promise.all(
        due.map((notice) =>
          send(notice).catch((error: unknown) => deps.trouble('notification worker failed', error)),
        ),
      )
      return due.length
    },
  }
}

/** Where a notice leads. */
function pathOf({ kind, table }: Notice): string {
  return kind === 'invited' ? invitedPath(table) : tablePath(table)
}

/** Who invites somebody by name to a seat that is still free; null where it is not for them. */
async function hostOf(
  { store }: Pick<Dependencies, 'store'>,
  { id }: Account,
  { host, status }: TableRow,
  asked: readonly AskedPerson[],
): Promise<string | null> {
  const isAsked = asked.some(({ account, declined }) => account === id && !declined)
  if (!isAsked || host === null || status !== 'open') return null
  if (await isBlocked(store.read, host, id)) return null
  return (await accountOf(store.read, host))?.name ?? null
}

/** What a notice says, null where there is nothing to say any more. */
async function textOf(
  { store, gameOf }: Dependencies,
  account: Account,
  notice: Notice,
): Promise<NoticeText | null> {
  const kind = notice.kind as NoticeKind
  const row = await tableOf(store.read, notice.table)
  const seats = await seatsOf(store.read, notice.table)
  if (!row || !(noticesOf(account)[kind] ?? false)) return null
  const language = languageOf(account)
  const title = (await gameOf(row.game))?.words[language].title ?? row.game
  if (kind === 'invited') {
    const host = await hostOf({ store }, account, row, await askedAt(store.read, row.id))
    return host === null ? null : noticeWords[language].kinds.invited({ game: title, other: host })
  }
  const own = seats.find((seat) => seat.account === account.id)
  if (!own) return null
  const isAwaited = row.status === 'playing' && ((row.waiting >> own.seat) & 1) === 1
  if (kind === 'turn' && !isAwaited) return null
  if (kind === 'offer' && row.status !== 'playing') return null
  const other = seats.find(({ seat, name }) => seat !== own.seat && name !== '')?.name ?? ''
  return noticeWords[language].kinds[kind]({ game: title, other })
}
