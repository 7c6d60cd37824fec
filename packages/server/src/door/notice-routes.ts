import { failure, languageMeant, success, type Language } from '@estafette/kernel'
import {
  endedSubscription,
  mailAddress,
  noticeSettings,
  subscription,
  webHook,
} from '@estafette/protocol'
import { holdAccount, keepSettings } from '@estafette/store'
import type { Context, Hono } from 'hono'
import type { LinkDone } from '../notices/channels.ts'
import { withNotices } from '../notices/settings.ts'
import { noticeWords } from '../notices/words.ts'
import type { RouteContext } from './route-context.ts'
import { busy, fromKnown, isId, ofKnown, type Env } from './reply.ts'

/** What somebody wants to be told outside the page, and by which channels. */
export function addNoticeRoutes(app: Hono<Env>, context: RouteContext): void {
  const { referee, courier, guesses, mails } = context
  const { deps } = referee

  /** Milliseconds until a mail may ask there for a confirmation: nobody's mailbox is flooded. */
  const waitFor = (account: string, c: Context<Env>, address: string): number =>
    guesses.take(`mail ${account}`, deps.now()) ||
    mails.from.take(c.get('address'), deps.now()) ||
    mails.to.take(mailboxOf(address), deps.now())

  app.post(
    '/api/notices',
    fromKnown(noticeSettings, async ({ known, body }) => {
      const { id } = known.account
      await deps.store.write(async (sql) => {
        const account = await holdAccount(sql, id) // as it is now, not as it was asked
        if (account) await keepSettings(sql, id, withNotices(account, body))
      })
      return success({})
    }),
  )
  app.post(
    '/api/push',
    fromKnown(subscription, async ({ known, body }) =>
      (await courier.subscribe(known.account.id, known.session, body))
        ? success({})
        : failure('no-hook'),
    ),
  )
  app.post(
    '/api/push/end',
    fromKnown(endedSubscription, async ({ known, body }) => {
      await courier.unsubscribe(known.account.id, body.endpoint)
      return success({})
    }),
  )
  app.post(
    '/api/mail',
    fromKnown(
      mailAddress,
      async ({ c, known, body }) => {
        const after = body.address === '' ? 0 : waitFor(known.account.id, c, body.address)
        if (after > 0) return busy(c, after)
        const isKept = await courier.mailTo(known.account, body.address)
        return isKept ? success({}) : failure('no-mail')
      },
      { address: 'no-address' },
    ),
  )
  app.post(
    '/api/hook',
    fromKnown(
      webHook,
      async ({ known, body }) =>
        (await courier.hookTo(known.account.id, body.url)) ? success({}) : failure('no-hook'),
      { url: 'no-hook' },
    ),
  )
  app.post(
    '/api/notices/test',
    ofKnown(async ({ c, known }) => {
      const after = guesses.take(`test ${known.account.id}`, deps.now())
      if (after > 0) return busy(c, after)
      await courier.test(known.account)
      return success({})
    }),
  )
}

/**
 * The two links that mails hold. A press is needed, since programs that read mails follow links; the
 * link itself says whose it is, so that it works in any browser, and from a mail program.
 */
export function addMailLinks(app: Hono<Env>, { courier }: RouteContext): void {
  app.get('/mail/:what/:token', (c) => {
    const what = c.req.param('what')
    const { confirm, stopButton } = noticeWords[languageOf(c)]
    const button = what === 'confirm' ? confirm.button : stopButton
    return c.html(page(`<form method="post"><button>${button}</button></form>`))
  })
  const done = (c: Context, { isDone, language }: LinkDone, text: string): Response =>
    c.html(page(`<p>${isDone ? text : noticeWords[language].confirm.none}</p>`)) as Response
  app.post('/mail/confirm/:token', async (c) => {
    const came = await courier.confirm(tokenIn(c))
    return done(c, came, noticeWords[came.language].confirm.done)
  })
  app.post('/mail/stop/:token', async (c) => {
    const came = await courier.stop(tokenIn(c))
    return done(c, came, noticeWords[came.language].stopped)
  })
}

/** The token in a link; '' where it can be none, which is nobody's. */
function tokenIn(c: Context): string {
  const token = c.req.param('token')
  return token !== undefined && isId(token) ? token : ''
}

/** The mailbox behind an address, however it is written. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+.*(?=@)/, '')
}

function languageOf(c: Context): Language {
  return languageMeant(c.req.header('accept-language'))
}

function page(body: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Estafette</title>${body}`
}
