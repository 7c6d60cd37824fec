import { failure, success, type Result } from '@estafette/kernel'
import type { Mailbox } from './notices/mail.ts'

/** What a server does beside serving games. */
export interface ServiceOptions {
  readonly mailbox: Mailbox | null // where mail goes out, if at all
  readonly privateHooks: boolean // web-hooks into one's own network
  readonly metricsToken: string | null // who may read figures, if anybody
  readonly threads: number // that think for computers
  readonly logRequests: boolean // a line for every request
}

const MOST_THREADS = 64
const LEAST_TOKEN = 16

/**
 * Reads SMTP_URL, MAIL_FROM, PRIVATE_HOOKS, METRICS_TOKEN, THREADS and LOG_REQUESTS from the
 * environment.
 */
export function parseServices(
  environment: Readonly<Record<string, string | undefined>>,
  origin: string | null,
): Result<ServiceOptions> {
  const said = (name: string): string | null => environment[name] || null
  const [url, from] = [said('SMTP_URL'), said('MAIL_FROM')]
  if (url !== null && !/^smtps?:\/\/[^/\s]+/.test(url)) {
    return failure('SMTP_URL must be an address such as "smtps://user:password@mail.example.org"')
  }
  if ((url === null) !== (from === null))
    return failure('SMTP_URL and MAIL_FROM must both be set, or neither')
  if (from !== null && !/^[^\s@<>]+@[^\s@<>]+$/.test(from))
    return failure('MAIL_FROM must be an email address')
  if (url !== null && origin === null)
    return failure('PUBLIC_URL is missing: SMTP_URL needs it, because emails contain links')
  const [hooks, log] = [said('PRIVATE_HOOKS') ?? '0', said('LOG_REQUESTS') ?? '0']
  if (!/^[01]$/.test(hooks)) return failure('PRIVATE_HOOKS must be 0 or 1')
  if (!/^[01]$/.test(log)) return failure('LOG_REQUESTS must be 0 or 1')
  const metricsToken = said('METRICS_TOKEN')
  if (metricsToken !== null && metricsToken.length < LEAST_TOKEN) {
    return failure(`METRICS_TOKEN is too short: it must have at least ${LEAST_TOKEN} characters`)
  }
  const threads = /^\d{1,2}$/.test(said('THREADS') ?? '1') ? Number(said('THREADS') ?? '1') : -1
  if (threads < 1 || threads > MOST_THREADS) {
    return failure(`THREADS must be a number from 1 to ${MOST_THREADS}`)
  }
  const mailbox = url !== null && from !== null ? { url, from } : null
  const [privateHooks, logRequests] = [hooks === '1', log === '1']
  return success({ mailbox, privateHooks, metricsToken, threads, logRequests })
}
