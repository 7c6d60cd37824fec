import { spawnSync } from 'node:child_process'
import { root } from './ensure.mjs'

/** @typedef {{ name: string, script: string, args: string[] }} Stage */

/** @type {readonly Stage[]} */
export const checks = [
  { name: 'format', script: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'] },
  { name: 'lint', script: 'node_modules/oxlint/bin/oxlint', args: [] },
  { name: 'types', script: 'node_modules/typescript/bin/tsc', args: ['--build'] },
]

/** Builds the pages that the browser tests open. */
export const pages = { name: 'pages', script: 'scripts/pages.mjs', args: [] }

/**
 * The tests, with whatever the caller adds for vitest.
 * @param {readonly string[]} args
 * @returns {Stage}
 */
export function tests(args) {
  const some = args.length > 0 ? ['--passWithNoTests', ...args] : []
  return { name: 'tests', script: 'node_modules/vitest/vitest.mjs', args: ['run', ...some] }
}

const shared = '--poolOptions.threads.isolate=false'

/**
 * All tests but those in a browser. Files share what was loaded already: the packages below the
 * screen keep nothing in their modules, and tests of the screen begin by setting what they need.
 * @type {readonly Stage[]}
 */
export const allTests = [
  { ...tests(['--exclude', 'packages/{web,server}/**', shared]), name: 'rules' },
  { ...tests(['packages/web', 'packages/server', shared]), name: 'screen' },
]

const browser = ['--config', 'vitest.browser.config.ts']
const measuring = 'play-speed'

/**
 * The tests in a real browser, with the same additions. Those that measure wait for their own stage.
 * @param {readonly string[]} args
 * @returns {Stage}
 */
export function browserTests(args) {
  const stage = tests(args)
  const rest = args.length > 0 ? [] : ['--exclude', `**/${measuring}*`]
  return { ...stage, name: 'browser', args: [...stage.args, ...browser, ...rest] }
}

/** Times in a browser, with nothing else under way. Without a file that measures it fails. */
export const speed = { ...tests([]), name: 'speed', args: ['run', measuring, ...browser] }

/** Kills servers and stores in the midst of their work. Without a file that does it fails. */
export const kills = { ...tests([]), name: 'kill', args: ['run', 'kill'] }

/**
 * The tests in Firefox and WebKit, with the same additions.
 * @param {readonly string[]} args
 * @returns {Stage}
 */
export function engineTests(args) {
  const stage = tests(args)
  return {
    ...stage,
    name: 'engines',
    args: [...stage.args, '--config', 'vitest.engines.config.ts'],
  }
}

/**
 * A command of the program as a stage.
 * @param {readonly string[]} args
 * @returns {Stage}
 */
function program(args) {
  return { name: args[0] ?? '', script: 'packages/cli/bin/estafette.mjs', args: [...args] }
}

/**
 * What takes its time, for every game that the program lists: the fuzzer, and matches against chance.
 * @returns {Stage[]}
 */
export function longRuns() {
  const { script, args } = program(['games', '--json'])
  const listed = spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' })
  /** @type {{ games: { id: string }[] }} */
  const { games } = JSON.parse(listed.stdout)
  return games.flatMap(({ id }) => [
    program(['fuzz', id, '--decisions', '200000']),
    program(['simulate', id, '--games', '100', '--seats', 'greedy,random', '--workers', '2']),
  ])
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
  for (const { name, script, args } of stages) {
    const start = performance.now()
    const { status } = spawnSync(process.execPath, [script, ...args], {
      cwd: root,
      stdio: 'inherit',
    })
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    code = status ?? 1
    lines.push(`${name.padEnd(8)} ${code === 0 ? 'ok    ' : 'FAILED'} ${seconds.padStart(6)} s`)
    if (code !== 0) break
  }
  console.log(`\n${lines.join('\n')}`)
  return code
}
