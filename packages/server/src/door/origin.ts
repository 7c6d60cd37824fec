/** The headers of a request, by name in lower case. */
export type Headers = (name: string) => string | undefined

/** Where pages come from that may speak to this server. */
export interface Home {
  readonly origin: string | null // as the world sees it, 'https://example.org'; null where nobody said
}

/**
 * Whether a request that changes something comes from a page of this server: the browser says so
 * itself, or else the origin fits to the letter. Where no public address is set, the origin has to
 * be the address that was asked.
 */
export function isOwnPage({ origin }: Home, header: Headers): boolean {
  const from = header('origin')
  const site = header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  if (from === undefined) return site === 'same-origin'
  return from === origin || (origin === null && hostOf(from) === header('host'))
}

/** Whether a socket may be opened: browsers always say from where, and nobody else is expected. */
export function isOwnSocket(home: Home, header: Headers): boolean {
  return header('origin') !== undefined && isOwnPage(home, header)
}

function hostOf(origin: string): string | null {
  return /^https?:\/\/([^/]+)$/.exec(origin)?.[1] ?? null
}
