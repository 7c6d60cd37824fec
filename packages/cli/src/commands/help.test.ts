import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commands } from '../estafette.ts'
import { ran } from '../testing.ts'
import { texts } from '../texts/index.ts'

test('without a command the help is shown', async () => {
  const { code, out } = await ran([])
  expect(code).toBe(0)
  for (const { name } of commands) expect(out).toContain(`  ${name}`)
  expect((await ran(['--help'])).out).toBe(out)
})

test.each(commands.map(({ name }) => name))('%s has its help in both languages', async (name) => {
  for (const lang of ['en', 'fr']) {
    const asked = await ran(['help', name, '--lang', lang])
    expect(asked.out).toContain(`estafette ${name}`)
    expect(await ran([name, '--help', '--lang', lang])).toEqual({ ...asked, written: [] })
  }
})

test('the help names every option a command takes, and no other', () => {
  for (const { name, spec } of commands) {
    for (const { help } of Object.values(texts)) {
      const flags = help[name]!.options.filter(([flag]) => flag.startsWith('--'))
      const named = flags.map(([flag]) => flag.slice(2).split(' ')[0])
      expect(named.sort()).toEqual(Object.keys(spec.options).sort())
    }
  }
})

test('the help of host names the commands that the server has', () => {
  const source = readFileSync(new URL('../../../server/src/host.ts', import.meta.url), 'utf8')
  const served = [...source.matchAll(/^ {2}'host (\S+)/gm)].map(([, name]) => name)
  expect(served.length).toBeGreaterThan(4)
  for (const { help } of Object.values(texts)) {
    expect(help['host']!.options.map(([line]) => line.split(' ')[0])).toEqual(served)
  }
})
