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
      const named = help[name]!.options.map(([flag]) => flag.slice(2).split(' ')[0])
      expect(named.sort()).toEqual(Object.keys(spec.options).sort())
    }
  }
})
