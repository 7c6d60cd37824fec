import { securityHeaders } from './headers.ts'
import { encodings, type Encoding, type Page, type Site } from './site.ts'
import { contentTypes, extensionOf } from './types.ts'

/** What is asked: the parts of a request that matter here. */
export interface SiteRequest {
  readonly method: string
  readonly url: string
  readonly acceptEncoding?: string | undefined
  readonly ifNoneMatch?: string | undefined
}

export interface SiteAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

/** Answers a request from the files of the site; every other path is one of the page's own. */
export function answer(site: Site, question: SiteRequest): SiteAnswer {
  const { method } = question
  if (method !== 'GET' && method !== 'HEAD') return plain(405, method, { Allow: 'GET, HEAD' })
  const path = pathOf(question.url)
  if (path === null) return plain(400, method)
  const page = site.get(path) ?? (isRoute(path) ? site.get('/index.html') : undefined)
  if (!page) return plain(404, method)

  const encoding = encodingFor(page, question.acceptEncoding)
  const headers: Record<string, string> = {
    ...securityHeaders,
    'Content-Type': page.type,
    'Cache-Control': page.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: page.etag,
    Vary: 'Accept-Encoding',
  }
  if (isKnown(page.etag, question.ifNoneMatch)) return { status: 304, headers, body: null }
  const body = (encoding && page.packed[encoding]) ?? page.body
  if (encoding) headers['Content-Encoding'] = encoding
  headers['Content-Length'] = String(body.length)
  return { status: 200, headers, body: method === 'HEAD' ? null : body }
}

/** The path of a request without its query, decoded; null where it cannot be. */
function pathOf(url: string): string | null {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  if (!path.startsWith('/')) return null
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}

/** Whether the page itself knows what a path means: one that names no file. */
function isRoute(path: string): boolean {
  return !path.startsWith('/assets/') && contentTypes[extensionOf(path)] === undefined
}

/** The best packing that the asker accepts and the page has. */
function encodingFor(page: Page, accepted = ''): Encoding | undefined {
  const wanted = new Map<string, number>()
  for (const part of accepted.split(',')) {
    const [name = '', quality = ''] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/)
    wanted.set(name, quality === '' ? 1 : Number(quality))
  }
  return encodings.find(
    (encoding) => page.packed[encoding] && (wanted.get(encoding) ?? wanted.get('*') ?? 0) > 0,
  )
}

function isKnown(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

function plain(status: number, method: string, more: Record<string, string> = {}): SiteAnswer {
  const body = Buffer.from(`${status}\n`)
  const headers = {
    ...securityHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
    ...more,
  }
  return { status, headers, body: method === 'HEAD' ? null : body }
}
