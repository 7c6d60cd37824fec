import { failure, success, type Result } from '@estafette/kernel'
import type { Rate } from './door/bucket.ts'

/** Where to serve, and where games are kept. */
export interface Options {
  readonly port: number
  readonly host: string | undefined // all addresses of this machine unless told
  readonly data: string // the folder of the database
  readonly database: string | undefined // a PostgreSQL server instead of the folder
  readonly origin: string | null // the address that the world sees, without a path
  readonly rate: Rate // of what one person may send
}

const names = ['port', 'host', 'data'] as const
const DEFAULT_PORT = 8080
const DEFAULT_RATE: Rate = { perSecond: 10, burst: 60 }
const HIGHEST_RATE = 1_000_000
const HIGHEST_PORT = 65535

/**
 * Reads --port, --host and --data, or PORT, HOST and DATA from the environment, where an argument
 * wins; DATABASE_URL, PUBLIC_URL, RATE and BURST are read from the environment alone.
 */
export function parseOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<Options> {
  const said: Record<string, string | undefined> = {}
  for (const name of names) said[`--${name}`] = environment[name.toUpperCase()] || undefined
  for (let at = 0; at < args.length; at++) {
    const [name = '', joined] = splitOnce(args[at]!)
    if (!Object.hasOwn(said, name)) return failure(`no such option: ${name}`)
    const value = joined ?? args[++at]
    if (value === undefined || value === '') return failure(`${name} needs a value`)
    said[name] = value
  }
  const { '--port': port = String(DEFAULT_PORT), '--host': host, '--data': data = 'data' } = said
  const number = /^\d{1,5}$/.test(port) ? Number(port) : -1
  if (number < 0 || number > HIGHEST_PORT) {
    return failure(`a port is a number from 0 to ${HIGHEST_PORT}, not "${port.slice(0, 40)}"`)
  }
  const database = environment['DATABASE_URL'] || undefined
  if (database !== undefined && !/^postgres(?:ql)?:\/\//.test(database)) {
    return failure('DATABASE_URL begins with "postgres://"')
  }
  const address = environment['PUBLIC_URL'] || null
  const origin = address && /^(https?:\/\/[^/?#@]+)\/?$/.exec(address)?.[1]
  if (origin === undefined) return failure('PUBLIC_URL is like "https://example.org"')
  const perSecond = wholeIn(environment['RATE'], DEFAULT_RATE.perSecond)
  const burst = wholeIn(environment['BURST'], DEFAULT_RATE.burst)
  if (perSecond === null || burst === null) {
    return failure(`RATE and BURST are numbers from 1 to ${HIGHEST_RATE}`)
  }
  return success({ port: number, host, data, database, origin, rate: { perSecond, burst } })
}

/** A number above 0 in writing, the usual one where nothing is said; null where it is none. */
function wholeIn(text: string | undefined, usual: number): number | null {
  if (text === undefined || text === '') return usual
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= HIGHEST_RATE ? number : null
}

function splitOnce(text: string): [string, string | undefined] {
  const at = text.indexOf('=')
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
