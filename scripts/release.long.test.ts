import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './ensure.mjs'
import { buildName } from './version.mjs'

const folder = mkdtempSync(join(tmpdir(), 'estafette-archive-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SOON = 3000 // milliseconds
const BARE = 150 // that node itself takes to start on a quiet machine of two cores, measured

/** By how much this machine is slower now than a quiet one. */
function slowness(): number {
  const began = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return Math.max(1, (performance.now() - began) / BARE)
}

test('a release is the same twice, holds no path of this machine, and starts with node alone', async () => {
  const [one, other] = [join(folder, 'one.tar.gz'), join(folder, 'other.tar.gz')]
  const { NODE_ENV: _env, ...env } = process.env // what a test runner builds is not what is sent
  for (const file of [one, other]) {
    const args = [join(root, 'scripts/release.mjs'), file]
    expect(spawnSync(process.execPath, args, { env }).status).toBe(0)
  }
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true)

  const empty = join(folder, 'empty')
  mkdirSync(empty)
  expect(spawnSync('tar', ['-xzf', one, '-C', empty]).status).toBe(0)
  const texts = readdirSync(empty, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:m?js|css|html|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((file) => readFileSync(file, 'utf8').includes(root))).toEqual([])

  const slow = slowness()
  const began = performance.now()
  const child = spawn(process.execPath, ['estafette/server.mjs', '--port', '0'], {
    cwd: empty,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1' },
  })
  try {
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += String(text)))
    child.stderr.on('data', (text: Buffer) => (said += String(text)))
    await expect.poll(() => said, { interval: 20 }).toContain('ready')
    const address = /ready: (\S+)/.exec(said)![1]!
    expect(await (await fetch(address)).text()).toContain('<title>Estafette')
    expect(await (await fetch(`${address}readyz`)).text()).toBe('ok')
    expect(performance.now() - began).toBeLessThan(SOON * slow)
    expect(await (await fetch(`${address}healthz`)).text()).toBe(`ok ${buildName()}`)
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    expect(await ended).toEqual([0, null])
  } finally {
    child.kill('SIGKILL')
  }
})
