import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toy } from '@estafette/kernel/toy'
import { gameById } from '@estafette/registry'
import { brainOf } from '@estafette/registry/brains'
import { expect, onTestFinished, test } from 'vitest'
import { ran, temporaryFolder } from '../testing.ts'

const tuned = gameById('frontline')!
const games = [tuned, toy]
const line = ['tune', 'frontline', '--scenario', 'training', '--samples', '4', '--pairs', '1']

test('beliefs are found one by one, and a search that was stopped goes on from its rounds', async () => {
  const folder = temporaryFolder(onTestFinished)
  const found = async (...more: string[]) => {
    const { code, out } = await ran([...line, ...more, '--json'], [], { games, cwd: folder })
    expect(code).toBe(0)
    return JSON.parse(out)
  }
  const whole = await found('--rounds', '2')
  expect(Object.keys(whole.beliefs)).toEqual(brainOf(tuned)!.tunable!.names)
  await found('--rounds', '1', '--keep', 'rounds')
  expect(await found('--rounds', '2', '--keep', 'rounds')).toEqual(whole)
  expect(readFileSync(join(folder, 'rounds'), 'utf8').trim().split('\n')).toHaveLength(2)
})

test('a game without beliefs to tune is refused', async () => {
  const { code, err } = await ran(['tune', 'toy'], [], { games })
  expect(code).toBe(2)
  expect(err).toContain('toy')
})
