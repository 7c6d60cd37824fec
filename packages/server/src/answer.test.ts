import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, type SiteAnswer } from './answer.ts'
import { serve, type Serving } from './serve.ts'
import { readSite, type Site } from './site.ts'

let folder: string
let site: Site

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'estafette-site-'))
  mkdirSync(join(folder, 'assets'))
  const script = Buffer.from('console.log("hello")')
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Estafette</title>')
  writeFileSync(join(folder, 'assets/app-1a2b.js'), script)
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script))
  writeFileSync(join(folder, '.sources'), 'secret')
  writeFileSync(join(folder, 'notes.secret'), 'secret')
  site = readSite(folder)
})

afterAll(() => rmSync(folder, { recursive: true }))

const get = (url: string, more: object = {}): SiteAnswer =>
  answer(site, { method: 'GET', url, ...more })

test('a file is served with its type and never guessed at', () => {
  const { status, headers, body } = get('/assets/app-1a2b.js')
  expect(status).toBe(200)
  expect(headers['Content-Type']).toBe('text/javascript; charset=utf-8')
  expect(headers['X-Content-Type-Options']).toBe('nosniff')
  expect(body?.toString()).toContain('hello')
})

test('every answer carries the policy of the pages', () => {
  for (const { headers } of [get('/'), get('/assets/none.js'), get('/%'), get('/rules/arras')]) {
    expect(headers['Content-Security-Policy']).toContain("default-src 'none'")
    expect(headers['Referrer-Policy']).toBe('no-referrer')
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin')
  }
})

test('names that change with their content are kept for ever, the page itself is asked for again', () => {
  expect(get('/assets/app-1a2b.js').headers['Cache-Control']).toContain('immutable')
  expect(get('/').headers['Cache-Control']).toBe('no-cache')
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['*', 'br'],
  ['', undefined],
])('what accepts "%s" gets %s', (acceptEncoding, encoding) => {
  const { headers, body } = get('/assets/app-1a2b.js', { acceptEncoding })
  expect(headers['Content-Encoding']).toBe(encoding)
  expect(headers['Content-Length']).toBe(String(body?.length))
  expect(headers['Vary']).toBe('Accept-Encoding')
})

test.each(['/', '/table/abc', '/rules/arras/ARR-6.5a', '/new/arras?x=1', '/a%20b'])(
  'the page knows what %s means',
  (url) => {
    expect(get(url).body?.toString()).toContain('<title>Estafette')
  },
)

test.each([
  '/assets/gone.js',
  '/gone.png',
  '/.sources.txt',
  '/assets/',
  '/assets/%2e%2e/index.html',
])('%s is not there', (url) => {
  expect(get(url).status).toBe(404)
})

test.each(['/notes.secret', '/.sources', '/../package.json', '/..%2f..%2fetc%2fpasswd'])(
  '%s shows no file',
  (url) => {
    expect(get(url).body?.toString() ?? '').not.toMatch(/secret|root:|"name"/)
  },
)

test.each(['/%', '/%ff', '/a%00b', 'http://elsewhere/', ''])('"%s" is refused', (url) => {
  expect(get(url).status).toBe(400)
})

test('HEAD has the headers without the body, other methods are refused', () => {
  const head = answer(site, { method: 'HEAD', url: '/' })
  expect(head).toMatchObject({ status: 200, body: null })
  expect(Number(head.headers['Content-Length'])).toBeGreaterThan(0)
  expect(answer(site, { method: 'POST', url: '/' })).toMatchObject({
    status: 405,
    headers: { Allow: 'GET, HEAD' },
  })
})

test('what is known already is not sent again', () => {
  const { headers } = get('/')
  expect(get('/', { ifNoneMatch: `W/${headers['ETag']}` })).toMatchObject({
    status: 304,
    body: null,
  })
  expect(get('/', { ifNoneMatch: '"other"' }).status).toBe(200)
})

describe('over a socket', () => {
  let serving: Serving
  beforeAll(async () => {
    serving = await serve(site, 0, '127.0.0.1')
  })
  afterAll(() => serving.close())

  test('a path that climbs out of the site finds nothing', async () => {
    const status = await new Promise((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port: serving.port, path: '/assets/../../package.json' },
        (response) => {
          response.resume()
          resolve(response.statusCode)
        },
      )
      asked.on('error', reject).end()
    })
    expect(status).toBe(404)
  })

  test('a busy port is an error that says so', async () => {
    await expect(serve(site, serving.port, '127.0.0.1')).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })
})
