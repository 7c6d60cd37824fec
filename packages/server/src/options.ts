import { failure, success, type Result } from '@estafette/kernel'
import { areProxies, type Proxies } from './door/address.ts'
import type { Rate } from './door/rate-limit.ts'
import { MOST_OFFERS } from './referee/offers.ts'
import { parseServices, type ServiceOptions } from './service-options.ts'

/** Where to serve, and where games are kept. */
export interface ServerOptions extends ServiceOptions {
  readonly port: number
  readonly host: string | undefined // the address of this machine that others reach; all of them
  readonly isAtHome: boolean // nobody said where to listen: this machine alone reaches it
  readonly data: string // the folder of the database
  readonly database: string | undefined // a PostgreSQL server instead of the folder
  readonly password: string | undefined // of that server, to the letter
  readonly origin: string | null // the address that the world sees, without a path
  readonly proxies: Proxies // whose word is believed about who asks
  readonly rate: Rate // of what one person may send
  readonly guests: number // who may come from one address in an hour
  readonly connections: number // that one address may hold
  readonly offers: number // of draws, take-backs and pauses that a seat may make in an hour
}

const names = ['port', 'host', 'data'] as const
const DEFAULT_PORT = 8080
const HIGHEST_PORT = 65535

/** This machine alone; and what is said for all addresses it has. */
const HOME = '127.0.0.1'
const ALL = 'all'

/** Numbers of the environment, and what they are unless told. */
const numbers = {
  RATE: 10,
  BURST: 60,
  GUESTS: 60,
  CONNECTIONS: 50,
  OFFERS: MOST_OFFERS,
} as const
const HIGHEST = 1_000_000

/** What `--help` says: the options, and where the rest is written. */
export const OPTIONS_HELP = `Serves Estafette in the browser, and keeps games that are played online.

  --port NUMBER   where to serve, ${DEFAULT_PORT} unless told (PORT)
  --host ADDRESS  who can reach it: this machine alone unless told; "all" for everybody who
                  reaches this machine, or one address of it (HOST)
  --data FOLDER   where the database is kept, "data" unless told (DATA)
  --terminal      plays in this terminal instead: a menu asks for game, battle and opponents
                  (npm start -- --terminal; --lang fr for French, --terminal --help for more)
  --help          this

Everything else is set by the environment: docs/hosting.md has the list.`

/**
 * Reads --port, --host and --data, or PORT, HOST and DATA from the environment, where an argument
 * wins; everything else is read from the environment alone.
 */
export function parseOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<ServerOptions> {
  const said: Record<string, string | undefined> = {}
  for (const name of names) said[`--${name}`] = environment[name.toUpperCase()] || undefined
  for (let at = 0; at < args.length; at++) {
    const [name = '', joined] = splitOnce(args[at]!)
    if (!Object.hasOwn(said, name)) return failure(`no such option: ${name}`)
    const value = joined ?? args[++at]
    if (value === undefined || value === '') return failure(`missing value after ${name}`)
    said[name] = value
  }
  const { '--port': port = String(DEFAULT_PORT), '--host': host, '--data': data = 'data' } = said
  const number = /^\d{1,5}$/.test(port) ? Number(port) : -1
  if (number < 0 || number > HIGHEST_PORT) {
    return failure(`a port must be a number from 0 to ${HIGHEST_PORT}, got "${port.slice(0, 40)}"`)
  }
  const database = environment['DATABASE_URL'] || undefined
  if (database !== undefined && !/^postgres(?:ql)?:\/\//.test(database)) {
    return failure('DATABASE_URL must begin with "postgres://"')
  }
  const address = environment['PUBLIC_URL'] || null
  const origin = address === null ? null : originOf(address)
  if (origin === undefined)
    return failure('PUBLIC_URL must be an address such as "https://example.org"')
  const proxies = (environment['TRUST_PROXY'] || '').split(/[\s,]+/).filter((part) => part !== '')
  if (!areProxies(proxies)) {
    return failure('TRUST_PROXY must be a list of addresses such as "127.0.0.1, 10.0.0.0/8"')
  }
  const counts: Record<string, number> = {}
  for (const [name, usual] of Object.entries(numbers)) {
    const count = wholeIn(environment[name], usual)
    if (count === null) return failure(`${name} must be a number from 1 to ${HIGHEST}`)
    counts[name] = count
  }
  const {
    RATE: perSecond,
    BURST: burst,
    GUESTS: guests,
    CONNECTIONS: connections,
    OFFERS: offers,
  } = counts as Record<keyof typeof numbers, number>
  const limits = { proxies, rate: { perSecond, burst }, guests, connections, offers }
  const services = parseServices(environment, origin)
  if (!services.ok) return services
  const where = host === ALL ? undefined : (host ?? HOME)
  const isAtHome = host === undefined
  const password = environment['DATABASE_PASSWORD'] || undefined
  const kept = { data, database, password }
  return success({
    port: number,
    host: where,
    isAtHome,
    ...kept,
    origin,
    ...limits,
    ...services.value,
  })
}

/** An address as browsers write it in the header of a request; undefined where it is none. */
function originOf(address: string): string | undefined {
  if (!/^https?:\/\/[^/?#@\\]+\/?$/i.test(address) || !URL.canParse(address)) return undefined
  return new URL(address).origin
}

/** A number above 0 in writing, the usual one where nothing is said; null where it is none. */
function wholeIn(text: string | undefined, usual: number): number | null {
  if (text === undefined || text === '') return usual
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= HIGHEST ? number : null
}

function splitOnce(text: string): [string, string | undefined] {
  const at = text.indexOf('=')
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
