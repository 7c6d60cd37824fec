import { createTransport } from 'nodemailer'
import type { SendMail } from './means.ts'

/** Where mail goes out, and from whom. */
export interface Mailbox {
  readonly url: string // smtp://user:password@host:port, or smtps://
  readonly from: string
}

/** Sends mail by a server of that kind. Fields are set one by one: nothing is put into headers. */
export function openMailbox({ url, from }: Mailbox): SendMail {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true })
  return async ({ to, subject, text, stop }) => {
    const list = stop === null ? {} : { headers: unsubscribing(stop) }
    await transport.sendMail({ to: { name: '', address: to }, subject, text, ...list })
  }
}

/** So that a mail program can offer to end it by one press. */
function unsubscribing(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
