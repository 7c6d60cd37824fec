import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeGame, type RuledGame } from '@estafette/kernel'
import { toy, toyHills, toyRules, type ToyState } from '@estafette/kernel/toy'
import { expect, onTestFinished, test } from 'vitest'
import { ran, temporaryFolder } from '../testing.ts'

test('a sound game passes, and nothing is written', async () => {
  const cwd = temporaryFolder(onTestFinished)
  const { code, out, err, written } = await ran(['fuzz', 'toy', '--decisions', '3000'], [], { cwd })
  expect({ code, err, written }).toEqual({ code: 0, err: '', written: [] })
  expect(out).toContain('no fault found')
})

test('--json reports what was played', async () => {
  const { out } = await ran(['fuzz', 'toy', '--decisions', '2000', '--json'])
  const found = JSON.parse(out)
  expect(found).toMatchObject({ ok: true, game: 'toy', setups: 32, faults: [], file: null })
  expect(found.decisions).toBeGreaterThanOrEqual(2000)
})

test('the battles of a series are tried one after the other, and share the decisions', async () => {
  const games = [toy, toyHills] as unknown as readonly RuledGame[]
  const { code, out } = await ran(['fuzz', 'relay', '--decisions', '2000', '--json'], [], { games })
  const found = JSON.parse(out) as { game: string; decisions: number }[]
  expect([code, found.map(({ game }) => game)]).toEqual([0, [toy.id, toyHills.id]])
  for (const { decisions } of found) expect(decisions).toBeGreaterThanOrEqual(1000)
})

const broken: readonly (readonly [string, Partial<typeof toyRules>])[] = [
  [
    'an exception',
    {
      take(state, seat, choice, dice, tell) {
        if (state.round === 3) throw new Error('the horse is ill')
        toyRules.take(state, seat, choice, dice, tell)
      },
    },
  ],
  [
    'an invariant',
    {
      take(state, seat, choice, dice, tell) {
        toyRules.take(state, seat, choice, dice, tell)
        if (state.round === 3) state.oats[0] = 99
      },
    },
  ],
  [
    'a choice that is listed and refused',
    {
      verdict: (state, seat, choice) =>
        state.round === 2 ? 4 : toyRules.verdict(state, seat, choice),
    },
  ],
  [
    'a view that shows what is hidden',
    { show: (state: ToyState, _viewer, blank: ToyState) => blank.raw.set(state.raw) },
  ],
]

test.each(broken)('%s: exit code 1, and a script that run reproduces', async (_, changes) => {
  const cwd = temporaryFolder(onTestFinished)
  const games = [{ ...toy, ...makeGame({ ...toyRules, ...changes }) } as unknown as RuledGame]
  const found = await ran(['fuzz', 'toy', '--seed', '5', '--decisions', '40000'], [], {
    cwd,
    games,
  })
  expect(found).toMatchObject({ code: 1, written: ['fuzz-toy-5.script'] })
  expect(found.err).toContain('fuzz-toy-5.script')
  const script = readFileSync(join(cwd, 'fuzz-toy-5.script'), 'utf8')
  const fault = /^# (.*)$/m.exec(script)![1]!
  const again = await ran(['run', 'fuzz-toy-5.script'], [], { cwd, games })
  expect(again.code).toBe(1)
  expect(again.err).toContain(fault.replace(/^Error: /, ''))
  expect(await ran(['run', 'fuzz-toy-5.script'], [], { cwd })).toMatchObject({ code: 0 })
})
