import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isLong } from '../../../scripts/lanes.ts'

const launcher = fileURLToPath(new URL('../bin/estafette.mjs', import.meta.url))

/** Runs the real command line in a process of its own. */
function launch(
  argv: readonly string[],
  input = '',
): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...argv], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C', LC_ALL: 'C' },
  })
  return { code: status, out: stdout, err: stderr }
}

test('worker threads play the same games as the main thread', () => {
  const report = (workers: string): Record<string, unknown> => {
    const line = [
      'simulate',
      'arras',
      '--games',
      isLong ? '20' : '3',
      '--workers',
      workers,
      '--json',
    ]
    const { code, out } = launch(line)
    expect(code).toBe(0)
    const { seconds: _s, decisionsPerSecond: _d, workers: _w, ...games } = JSON.parse(out)
    return games
  }
  expect(report('3')).toEqual(report('1'))
})

test('play works over a pipe', () => {
  const { code, out, err } = launch(['play', 'arras'], '1\nhelp\nquit\n')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('Commitment to the dice')
})

test('the exit code and the error line reach the shell', () => {
  const { code, out, err } = launch(['simulate', 'chess'])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^estafette: no such game: "chess"/)
})
