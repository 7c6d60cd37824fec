import type { Home } from './origin.ts'

const NAME = 'estafette'

/** As long as browsers keep one, in seconds: when a session ends, the server decides. */
const KEPT = 400 * 24 * 60 * 60

/** What the session is called: the prefix binds it to this very host, and needs a secure address. */
function nameFor({ origin }: Home): string {
  return origin?.startsWith('https:') ? `__Host-${NAME}` : NAME
}

/** The secret of a session out of the cookies of a request; null where there is none. */
export function secretIn(home: Home, cookies: string | undefined): string | null {
  const name = nameFor(home)
  for (const part of (cookies ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=', 2)
    if (key === name && /^[\w-]{43}$/.test(value)) return value
  }
  return null
}

/** The header that hands a session to a browser. */
export function cookieFor(home: Home, secret: string): string {
  return `${nameFor(home)}=${secret}; Max-Age=${KEPT}; ${attributes(home)}`
}

/** The header that takes it away again. */
export function noCookie(home: Home): string {
  return `${nameFor(home)}=; Max-Age=0; ${attributes(home)}`
}

function attributes({ origin }: Home): string {
  const secure = origin?.startsWith('https:') ? 'Secure; ' : ''
  return `${secure}HttpOnly; SameSite=Lax; Path=/`
}
