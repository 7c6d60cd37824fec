import { networkInterfaces } from 'node:os'
import type { ServerOptions } from './options.ts'

/** An address of a machine in the network of a house. */
interface HouseAddress {
  readonly address: string
  readonly family: string
  readonly internal: boolean
}

/** How friends get in, for whoever starts a server: told where it is not obvious. */
export function waysIn(
  { host, isAtHome, origin, port }: Pick<ServerOptions, 'host' | 'isAtHome' | 'origin' | 'port'>,
  found: readonly HouseAddress[] = Object.values(networkInterfaces()).flatMap((all) => all ?? []),
): string[] {
  if (origin !== null) return []
  if (isAtHome) {
    return [
      'Only this machine reaches it. For friends in the house: npm start -- --host all; for the world: docs/hosting.md',
    ]
  }
  if (!isAll(host)) return []
  const addresses = found
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`)
  if (addresses.length === 0) return []
  return [`Friends in the house open ${addresses.join(' or ')}; for the world: docs/hosting.md`]
}

/** A host as an address names it. */
export function shown(host: string | undefined): string {
  if (isAll(host)) return 'localhost'
  return host!.includes(':') ? `[${host}]` : host!
}

function isAll(host: string | undefined): boolean {
  return host === undefined || host === '0.0.0.0' || host === '::'
}
