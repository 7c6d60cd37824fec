import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toy } from '@estafette/kernel/toy'
import { gameById } from '@estafette/registry'
import { expect, onTestFinished, test } from 'vitest'
import { ran, temporaryFolder } from '../testing.ts'

const learnt = gameById('frontline')!
const games = [learnt, toy]

test('what is learnt of a game is the same from the same seed, and is written into a file', async () => {
  const folder = temporaryFolder(onTestFinished)
  const line = ['fit', 'frontline', '--games', '8', '--scenario', 's05', '--json']
  const { code, out } = await ran([...line, '--out', 'learnt.json'], [], { games, cwd: folder })
  expect(code).toBe(0)
  const report = JSON.parse(out)
  expect(report).toMatchObject({ game: 'frontline', by: 'chance', found: { games: 8 } })
  expect(Object.keys(report.found.weights)).toContain('lead')
  expect(JSON.parse(readFileSync(join(folder, 'learnt.json'), 'utf8'))).toEqual(report)
  expect((await ran(line, [], { games })).out).toBe(out)
})

test('it is told in words, and refused of a game of which nothing is learnt', async () => {
  const { out } = await ran(['fit', 'frontline', '--games', '8'], [], { games })
  expect(out).toMatch(/frontline: learnt from \d+ positions of 8 games/)
  const { code, err } = await ran(['fit', 'toy'], [], { games })
  expect(code).toBe(2)
  expect(err).toContain('toy')
})
