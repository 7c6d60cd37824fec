import { expect, test } from 'vitest'
import { parseOptions } from './options.ts'

const usual = {
  port: 8080,
  host: '127.0.0.1',
  isAtHome: true,
  data: 'data',
  database: undefined,
  password: undefined,
  origin: null,
  proxies: [],
  rate: { perSecond: 10, burst: 60 },
  guests: 60,
  connections: 50,
  offers: 10,
  mailbox: null,
  privateHooks: false,
  metricsToken: null,
  threads: 1,
  logRequests: false,
}

test.each([
  [[], {}, {}],
  [[], { PORT: '9000', HOST: '127.0.0.1' }, { port: 9000, host: '127.0.0.1', isAtHome: false }],
  [['--port', '81'], { PORT: '9000' }, { port: 81 }],
  [['--port=0', '--host=::1'], {}, { port: 0, host: '::1', isAtHome: false }],
  [['--host', 'all'], {}, { host: undefined, isAtHome: false }],
  [[], { HOST: '0.0.0.0' }, { host: '0.0.0.0', isAtHome: false }],
  [['--data', '/srv/games'], { DATA: 'elsewhere' }, { data: '/srv/games' }],
  [[], { DATABASE_URL: 'postgres://db/games' }, { database: 'postgres://db/games' }],
  [
    [],
    { DATABASE_URL: 'postgres://me@db/games', DATABASE_PASSWORD: 'a@b/c' },
    { database: 'postgres://me@db/games', password: 'a@b/c' },
  ],
  [[], { PUBLIC_URL: 'https://example.org/' }, { origin: 'https://example.org' }],
  [[], { PUBLIC_URL: 'HTTPS://Example.ORG:443' }, { origin: 'https://example.org' }],
  [[], { PUBLIC_URL: 'http://exämple.org:8080/' }, { origin: 'http://xn--exmple-cua.org:8080' }],
  [[], { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }, { proxies: ['127.0.0.1', '10.0.0.0/8'] }],
  [[], { GUESTS: '7', CONNECTIONS: '9' }, { guests: 7, connections: 9 }],
  [[], { OFFERS: '3' }, { offers: 3 }],
  [[], { RATE: '500', BURST: '' }, { rate: { perSecond: 500, burst: 60 } }],
  [
    [],
    { SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@example.org', PUBLIC_URL: 'https://example.org' },
    { origin: 'https://example.org', mailbox: { url: 'smtp://mail', from: 'a@example.org' } },
  ],
  [[], { PRIVATE_HOOKS: '1', THREADS: '4' }, { privateHooks: true, threads: 4 }],
  [[], { LOG_REQUESTS: '1' }, { logRequests: true }],
  [[], { METRICS_TOKEN: 'x'.repeat(16) }, { metricsToken: 'x'.repeat(16) }],
])('%j with %j', (args, environment, changes) => {
  expect(parseOptions(args, environment)).toEqual({ ok: true, value: { ...usual, ...changes } })
})

test.each([
  [['--port']],
  [['--port', 'http']],
  [['--port=70000']],
  [['--sport', '1']],
  [['--database', 'postgres://db/games']],
  [['--__proto__', '1']],
  [['arras']],
])('%j is refused', (args) => {
  expect(parseOptions(args, {}).ok).toBe(false)
})

test.each([
  [{ DATABASE_URL: 'mysql://db/games' }],
  [{ SMTP_URL: 'mail.example.org' }],
  [{ SMTP_URL: 'smtp://mail' }],
  [{ MAIL_FROM: 'a@example.org' }],
  [{ SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@example.org' }],
  [{ PRIVATE_HOOKS: 'yes' }],
  [{ THREADS: '0' }],
  [{ METRICS_TOKEN: 'short' }],
  [{ PUBLIC_URL: 'example.net' }],
  [{ RATE: '0' }],
  [{ BURST: 'many' }],
  [{ GUESTS: '-1' }],
  [{ CONNECTIONS: '1e9' }],
  [{ TRUST_PROXY: 'yes' }],
  [{ PUBLIC_URL: 'https://[example]' }],
  [{ PUBLIC_URL: 'https://example.org/games' }],
  [{ PUBLIC_URL: 'https://user@example.org' }],
])('%j is refused, without repeating what may hold a password', (environment) => {
  const options = parseOptions([], environment)
  expect(options.ok).toBe(false)
  expect(JSON.stringify(options)).not.toContain(`"${Object.values(environment)[0]}`)
})
