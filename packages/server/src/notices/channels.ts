import type { ChannelState, Language, Subscription } from '@estafette/protocol'
import {
  accountOf,
  channelBy,
  channelsOf,
  confirmChannel,
  endChannel,
  endChannels,
  keepChannel,
  type Account,
  type Channel,
} from '@estafette/store'
import { hashed } from '../referee/dependencies.ts'
import type { Means } from './means.ts'
import { causeOf, isCallable } from './post.ts'
import type { PushKeys } from './push.ts'
import { languageOf } from './settings.ts'
import { noticeWords } from './words.ts'

/** What came of a link in a mail. */
export interface LinkDone {
  readonly language: Language
  readonly isDone: boolean
}

/** The ways people have asked to be told things by. */
export interface Channels {
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
}

const MOST_SUBSCRIPTIONS = 10

/** The channels a store keeps. */
export function makeChannels(means: Means, keys: Promise<PushKeys>): Channels {
  const { deps, origin, mail, allowsPrivate } = means
  const { store } = deps

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
          made: deps.now(),
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
      const token = mailToken(await keys, account.id, address)
      await store.write((sql) =>
        keepChannel(sql, {
          id: `mail-${account.id}`,
          account: account.id,
          kind: 'mail',
          address,
          token: hashed(token),
          confirmed: false,
          made: deps.now(),
        }),
      )
      const { confirm } = noticeWords[languageOf(account)]
      const text = `${confirm.text}\n\n${origin}/mail/confirm/${token}`
      // Whoever waits for the answer does not wait for the mail.
      void mail({ to: address, subject: confirm.title, text, stop: null }).catch((error: unknown) =>
        deps.trouble('email failed', causeOf(error)),
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
        await keepChannel(sql, { ...channel, confirmed: true, made: deps.now() })
      })
      return true
    },
  }
}

/** Those channels of somebody that are open. */
export async function openTo({ deps, mail }: Means, account: string): Promise<Channel[]> {
  const all = await channelsOf(deps.store.read, account)
  return all.filter(({ kind, confirmed }) => confirmed && (kind !== 'mail' || mail !== null))
}

/** The token in the links of mails: it follows from the server's own secret, and is not kept. */
export function mailToken({ privateKey }: PushKeys, account: string, address: string): string {
  return hashed(`${privateKey} mail ${account} ${address}`)
}

function pushId(endpoint: string): string {
  return `push-${hashed(endpoint)}`
}
