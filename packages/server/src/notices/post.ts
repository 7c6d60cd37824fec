import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { BlockList, isIP, isIPv6 } from 'node:net'

// People name addresses that this server calls: none of them may lead into the network that the
// server stands in.

/** Something to be sent. */
export interface NoticeParcel {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
}

/** Sends something; the status of the answer. Rejects where nobody answers, or nobody may. */
export type Post = (parcel: NoticeParcel) => Promise<number>

/** Why something was not sent, in words of ours: nothing of what somebody sent is in them. */
export class NotSent extends Error {}

/** Milliseconds for all of it, however much of an answer trickles in. */
const PATIENCE = 10_000

const closed = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(address, bits, 'ipv4')
}

const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6') // what is given out to the world
const closed6 = new BlockList()
for (const [address, bits] of [
  ['2001:db8::', 32],
  ['2001::', 32], // tunnels that lead to addresses of version 4
  ['2002::', 16],
] as const) {
  closed6.addSubnet(address, bits, 'ipv6')
}

/** Whether an address is one of the world's, and not of somebody's own network. */
export function isPublic(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return isPublic(mapped)
  if (isIPv6(address)) return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
  return isIP(address) === 4 && !closed.check(address, 'ipv4')
}

/** Whether a link is one that may be called at all; its host is looked up when it is. */
export function isCallable(url: string, allowsPrivate: boolean): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, username, password, hostname, port } = new URL(url)
  const bare = hostname.replace(/^\[|\]$/g, '')
  const isNamed = isIP(bare) === 0 || isPublic(bare)
  const isPlain = protocol === 'https:' && username === '' && password === ''
  return isPlain && (allowsPrivate || (isNamed && (port === '' || port === '443')))
}

/** Finds the addresses of a host. */
export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>

const resolveHost: Resolve = (host) => lookup(host, { all: true })

/** How a post reaches others: handed in, so that tests can be the others. */
export interface Roads {
  readonly resolve: Resolve
  readonly ask: typeof request
  readonly patience: number // milliseconds
}

/**
 * Sends over HTTPS to the address that was looked at, not to one that the name means a moment later;
 * follows no redirection, and reads nothing of an answer but its status.
 */
export function makePost(allowsPrivate: boolean, roads: Partial<Roads> = {}): Post {
  const { resolve = resolveHost, ask = request, patience = PATIENCE } = roads
  return async ({ url, headers, body }) => {
    if (!isCallable(url, allowsPrivate)) throw new NotSent('an address that is not called')
    const target = new URL(url)
    const host = target.hostname.replace(/^\[|\]$/g, '')
    const signal = AbortSignal.timeout(patience)
    const found =
      isIP(host) === 0
        ? await inTime(signal, resolve(host))
        : [{ address: host, family: isIP(host) }]
    const first = found[0]
    if (!first || (!allowsPrivate && !found.every(({ address }) => isPublic(address)))) {
      throw new NotSent('an address that is not called')
    }
    return new Promise((answered, failed) => {
      const sending = ask(target, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        signal,
        lookup: (_host, options, found) => {
          if (options.all) found(null, [first])
          else found(null, first.address, first.family)
        },
      })
      sending.on('response', (response) => {
        answered(response.statusCode ?? 0)
        response.destroy() // a body could go on for ever
      })
      sending.on('error', (error) => failed(signal.aborted ? tooLate() : error))
      sending.end(body)
    })
  }
}

/** What comes in time, or else nothing. */
function inTime<T>(signal: AbortSignal, awaited: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(tooLate()), { once: true })
    awaited.then(resolve, reject)
  })
}

function tooLate(): NotSent {
  return new NotSent('no answer in time')
}

/**
 * Why something was not sent, for whoever runs the server: our own words, or the code of the
 * failure. The words of others may hold the address of somebody, or what they wrote.
 */
export function causeOf(error: unknown): string {
  if (error instanceof NotSent) return error.message
  const { code, responseCode } = error as {
    readonly code?: unknown
    readonly responseCode?: unknown
  }
  const isPlain = (part: unknown): boolean => /^[A-Z0-9_]{1,40}$/.test(String(part))
  return [code, responseCode].filter(isPlain).join(' ') || 'no known cause'
}
