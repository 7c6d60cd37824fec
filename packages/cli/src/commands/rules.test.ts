import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toy } from '@estafette/kernel/toy'
import { expect, onTestFinished, test } from 'vitest'
import { ran, temporaryFolder } from '../testing.ts'

const ids = toy.chapters.flatMap(({ rules }) => rules.map(({ id }) => id))

/** A repository in which these files stand in the folder of the toy's series. */
function repository(files: Readonly<Record<string, string>>): { readonly root: string } {
  const root = temporaryFolder(onTestFinished)
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, 'packages', 'games', 'relay', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return { root }
}

test('--missing prints the ids that no test cites, and exits with 1', async () => {
  const io = repository({
    'src/a.test.ts': `test('TOY-1.1 is drawn', f)\ntest.skip('TOY-1.2 not yet', f)`,
    'vectors/bids.script': 'game toy\nrules TOY-2 TOY-2.1\nexpect rules TOY-5\n',
    'src/play.ts': '// TOY-3\n',
  })
  const { code, out } = await ran(['rules', 'toy', '--missing'], [], io)
  const cited = ['TOY-1.1', 'TOY-2', 'TOY-2.1']
  expect(out.trim().split('\n')).toEqual(ids.filter((id) => !cited.includes(id)))
  expect(code).toBe(1)
})

test('--missing prints nothing when all is well', async () => {
  const io = repository({ 'src/a.test.ts': ids.map((id) => `test('${id} holds', f)`).join('\n') })
  expect(await ran(['rules', 'toy', '--missing'], [], io)).toMatchObject({
    code: 0,
    out: '',
    err: '',
  })
})

test('--uncited prints the ids that no source file cites, and exits with 1', async () => {
  const io = repository({
    'src/a.test.ts': `test('TOY-1.1 is drawn', f)`,
    'src/play.ts': '// TOY-3, TOY-3.1',
    'src/rules/all.ts': `id: 'TOY-5'`,
  })
  const { code, out } = await ran(['rules', 'toy', '--uncited'], [], io)
  const uncited = ids.filter((id) => !['TOY-3', 'TOY-3.1'].includes(id))
  expect(out.trim().split('\n')).toEqual(uncited)
  expect(code).toBe(1)
  const json = JSON.parse((await ran(['rules', 'toy', '--uncited', '--json'], [], io)).out)
  expect(json).toEqual({ uncited })
  const table = await ran(['rules', 'toy'], [], io)
  expect(table.out).toContain(`${uncited.length} cited by no source file`)
  expect(table.out).toMatch(/TOY-1\.1 +stated +src\/a\.test\.ts +no source file/)
  const all = repository({ 'src/play.ts': ids.join(' ') })
  expect(await ran(['rules', 'toy', '--uncited'], [], all)).toMatchObject({ code: 0, out: '' })
})

test('a rule without effect in play needs no test', async () => {
  const chapters = toy.chapters.map((chapter) => ({
    ...chapter,
    rules: chapter.rules.map((rule) => ({
      ...rule,
      inert: { en: 'A picture.', fr: 'Une image.' },
    })),
  }))
  const io = { ...repository({}), games: [{ ...toy, chapters }] } as never
  expect(await ran(['rules', 'toy', '--missing'], [], io)).toMatchObject({ code: 0, out: '' })
  expect(await ran(['rules', 'toy', '--uncited'], [], io)).toMatchObject({ code: 0, out: '' })
  expect((await ran(['rules', 'toy', 'TOY-1'], [], io)).out).toContain('A picture.')
})

test('the table names the tests and sources of each rule', async () => {
  const io = repository({
    'src/a.test.ts': `test('TOY-1.1 is drawn', f)`,
    'src/play.ts': `// TOY-1.1\nconst rule = 'TOY-4.1'`,
    'src/rules/all.ts': `id: 'TOY-5'`,
    'src/words/en.ts': `TOY-5`,
    'vectors/bids.script': 'rules TOY-2.1 TOY-77\n',
  })
  const { out } = await ran(['rules', 'toy', '--json'], [], io)
  const { rules, missing, unknown } = JSON.parse(out)
  const of = (id: string): unknown => rules.find((rule: { id: string }) => rule.id === id)
  const folder = 'packages/games/relay'
  expect(of('TOY-1.1')).toMatchObject({
    tests: [`${folder}/src/a.test.ts`],
    sources: [`${folder}/src/play.ts`],
  })
  expect(of('TOY-2.1')).toMatchObject({ tests: [`${folder}/vectors/bids.script`], sources: [] })
  expect(of('TOY-4.1')).toMatchObject({ tests: [], sources: [`${folder}/src/play.ts`] })
  expect(of('TOY-5')).toMatchObject({ tests: [], sources: [] })
  expect(missing).toContain('TOY-5')
  expect(unknown).toEqual(['TOY-77'])
  const people = await ran(['rules', 'toy'], [], io)
  expect(people.out).toMatch(/TOY-1\.1 +stated +src\/a\.test\.ts +src\/play\.ts/)
  expect(people.out).toContain(`${ids.length} rules`)
})

/** The toy as a game of a series: two prefixes, and ids with letters in every part. */
const series = {
  ...toy,
  prefixes: ['BLZ', 'SED'],
  chapters: [
    {
      ...toy.chapters[0]!,
      rules: ['BLZ-CBT-1', 'BLZ-CBT-14', 'SED-SET-10'].map((id) => ({
        ...toy.chapters[0]!.rules[0]!,
        id,
      })),
    },
  ],
} as never

test('ids of several prefixes are cited whole, and one is no part of another', async () => {
  const io = {
    ...repository({
      'src/a.test.ts': `test('BLZ-CBT-14 holds', f)`,
      'src/play.ts': '// SED-SET-10, BLZ-CBT, SED-SET-1\n',
    }),
    games: [series],
  }
  const { out } = await ran(['rules', 'toy', '--json'], [], io)
  const { missing, unknown } = JSON.parse(out)
  expect(missing).toEqual(['BLZ-CBT-1', 'SED-SET-10'])
  expect(unknown).toEqual(['SED-SET-1'])
  expect((await ran(['rules', 'toy', 'CBT-14'], [], io)).out).toContain('BLZ-CBT-14')
})

test('one rule is shown in the language asked for', async () => {
  expect((await ran(['rules', 'toy', 'TOY-3.1'])).out).toContain('A walk leads one place on.')
  expect((await ran(['rules', 'toy', '3.1', '--lang', 'fr'])).out).toContain('Au pas')
})
