import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { otherIds, seriesIds } from '@estafette/blitzkrieg/shelf'
import { expect, onTestFinished, test } from 'vitest'
import { ran, temporaryFolder } from '../testing.ts'

const data = fileURLToPath(new URL('../../../games/blitzkrieg/data/', import.meta.url))

test.each([...seriesIds, ...otherIds])('the battle %s is sound', async (id) => {
  const { code, out } = await ran(['check', join(data, id, 'scenario.json')])
  expect([code, out]).toEqual([0, `${join(data, id, 'scenario.json')}: OK\n`])
})

test('a broken file is refused with the place, one line for each fault', async () => {
  const folder = temporaryFolder(onTestFinished)
  cpSync(join(data, 'met'), folder, { recursive: true })
  const file = join(folder, 'scenario.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('"pontoons"', '"pontons"'))
  const { code, err } = await ran(['check', file])
  expect(code).toBe(1)
  expect(err.trim().split('\n')).toEqual([
    `estafette: ${join(folder, 'scenario.json')}: pontoons: is missing`,
    `estafette: ${join(folder, 'scenario.json')}: pontons: unknown key`,
  ])
  writeFileSync(file, text.slice(0, 100))
  expect((await ran(['check', file])).code).toBe(2)
})
