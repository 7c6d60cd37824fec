import { spawnSync } from 'node:child_process'
import { root } from './ensure.mjs'

/** @typedef {{ name: string, tool: string, args: string[] }} Stage */

/** @type {readonly Stage[]} */
export const checks = [
  { name: 'format', tool: 'oxfmt/bin/oxfmt', args: ['--check'] },
  { name: 'lint', tool: 'oxlint/bin/oxlint', args: [] },
  { name: 'types', tool: 'typescript/bin/tsc', args: ['--build'] },
]

/**
 * The tests, with whatever the caller adds for vitest.
 * @param {readonly string[]} args
 * @returns {Stage}
 */
export function tests(args) {
  return { name: 'tests', tool: 'vitest/vitest.mjs', args: ['run', ...args] }
}

/**
 * Runs the stages in order up to the first failure, then prints one line for each that ran, and
 * returns the exit code.
 * @param {readonly Stage[]} stages
 */
export function runStages(stages) {
  /** @type {string[]} */
  const lines = []
  let code = 0
  for (const { name, tool, args } of stages) {
    const start = performance.now()
    const { status } = spawnSync(process.execPath, [`node_modules/${tool}`, ...args], {
      cwd: root,
      stdio: 'inherit',
    })
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    code = status ?? 1
    lines.push(`${name.padEnd(7)} ${code === 0 ? 'ok    ' : 'FAILED'} ${seconds.padStart(6)} s`)
    if (code !== 0) break
  }
  console.log(`\n${lines.join('\n')}`)
  return code
}
