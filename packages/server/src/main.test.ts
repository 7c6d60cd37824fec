import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../../scripts/ensure.mjs'
import { bundleServer } from '../../../scripts/server.mjs'
import { buildName } from '../../../scripts/version.mjs'

let folder: string
let program: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'estafette-server-'))
  program = join(folder, 'server/dist/server.mjs')
  await bundleServer(program)
  mkdirSync(join(folder, 'web/dist'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'web/dist/index.html'), '<!doctype html><title>Estafette</title>')
})

afterAll(() => rmSync(folder, { recursive: true }))

interface Run {
  readonly child: ChildProcess
  readonly out: () => string
  readonly ended: Promise<number | null>
}

function run(...args: string[]): Run {
  return runWith({}, ...args)
}

function runWith(more: Readonly<Record<string, string>>, ...args: string[]): Run {
  const { PORT: _port, HOST: _host, DATABASE_URL: _url, ...env } = process.env
  const DATA = join(folder, 'data')
  const child = spawn(process.execPath, [program, ...args], { env: { ...env, DATA, ...more } })
  let text = ''
  child.stdout.on('data', (data: Buffer) => (text += String(data)))
  child.stderr.on('data', (data: Buffer) => (text += String(data)))
  return {
    child,
    out: () => text,
    ended: once(child, 'exit').then(([code]) => code as number | null),
  }
}

test('it says where it keeps games and where it serves, and Ctrl-C ends it', async () => {
  const { child, out, ended } = run('--port', '0', '--host', '127.0.0.1')
  await expect
    .poll(out)
    .toMatch(
      /^Estafette \d+\.\d+\.\d+.*\nOnline games are stored in .+\nEstafette is ready: \S+ \(press Ctrl\+C to stop\)\n$/,
    )
  const address = /http:\S+/.exec(out())?.[0] ?? ''
  expect(await (await fetch(address)).text()).toContain('<title>Estafette')
  expect(await (await fetch(`${address}readyz`)).text()).toBe('ok')
  expect(await (await fetch(`${address}healthz`)).text()).toBe(`ok ${buildName()}`)
  expect(existsSync(join(folder, 'data/estafette.db'))).toBe(true)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(existsSync(join(folder, 'data/estafette.db-wal'))).toBe(false)
})

test('unless told it listens on this machine alone, and says how friends get in', async () => {
  const { child, out, ended } = run('--port', '0')
  await expect.poll(out).toContain('--host all')
  const address = /http:\/\/localhost:\d+/.exec(out())?.[0] ?? ''
  expect((await fetch(`${address.replace('localhost', '127.0.0.1')}/healthz`)).status).toBe(200)
  const others = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  for (const { address: other } of others.filter(
    ({ family, internal }) => family === 'IPv4' && !internal,
  )) {
    await expect(fetch(`${address.replace('localhost', other)}/healthz`)).rejects.toThrow()
  }
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

test('behind a secure address it asks browsers to stay with that', async () => {
  const headerOf = async (PUBLIC_URL: string): Promise<(string | null)[]> => {
    const { child, out, ended } = runWith({ PUBLIC_URL }, '--port', '0', '--host', '127.0.0.1')
    await expect.poll(out).toContain('Estafette is ready')
    const address = /http:\S+/.exec(out())?.[0] ?? ''
    const answers = await Promise.all([fetch(address), fetch(`${address}api/lobby`)])
    child.kill('SIGINT')
    await ended
    return answers.map(({ headers }) => headers.get('strict-transport-security'))
  }
  expect(await headerOf('https://example.org')).toEqual(['max-age=31536000', 'max-age=31536000'])
  expect(await headerOf('http://example.org')).toEqual([null, null])
})

test.each(['--help', '-h'])('%s lists the options, and serves nothing', async (option) => {
  const { out, ended } = run(option)
  expect(await ended).toBe(0)
  for (const name of ['--port', '--host', '--data', '--terminal', 'host backup'])
    expect(out()).toContain(name)
  expect(out()).not.toContain('ready')
})

test('a busy port is reported in one line with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { out, ended } = run('--port', String(port), '--host', '127.0.0.1')
  expect(await ended).toBe(2)
  expect(out()).toBe(
    `estafette: port ${port} is in use: stop the program that has it, or take another port: npm start -- --port ${port + 1}\n`,
  )
  other.close()
})

test.each([['--port', 'http'], ['--sport'], ['--host', '192.0.2.1']])(
  '%s %s is refused in one line',
  async (...args) => {
    const { out, ended } = run(...args.filter((arg) => arg !== undefined))
    expect(await ended).toBe(2)
    expect(out()).toMatch(/^estafette: [^\n]+\n$/)
  },
)

test('a folder that cannot be written to is reported', async () => {
  writeFileSync(join(folder, 'file'), '')
  const { out, ended } = run('--port', '0', '--data', join(folder, 'file'))
  expect(await ended).toBe(2)
  expect(out()).toMatch(/^estafette: cannot open the database in [^\n]+\n$/)
})

test('pages that are not built are reported', async () => {
  rmSync(join(folder, 'web'), { recursive: true })
  const { out, ended } = run('--port', '0')
  expect(await ended).toBe(2)
  expect(out()).toBe('estafette: the pages are not built: run npm start, or npm run build\n')
})
