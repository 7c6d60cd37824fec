import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { root } from './ensure.mjs'

/** @typedef {{ name: string, script: string, args: string[] }} Stage */

/** @type {readonly Stage[]} */
export const checks = [
  { name: 'format', script: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'] },
  { name: 'lint', script: 'node_modules/oxlint/bin/oxlint', args: ['--type-aware'] },
  { name: 'types', script: 'scripts/types.mjs', args: [] },
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

/**
 * All tests but those in a browser. Files share what was loaded already: the packages below the
 * screen keep nothing in their modules, and tests of the screen begin by setting what they need.
 * @type {Stage}
 */
export const allTests = { ...tests([]), args: ['run', '--no-isolate', ...without(['visitor'])] }

/** What a visitor costs a server, with nothing else under way. Without its file it fails. */
export const costs = { ...tests([]), name: 'costs', args: ['run', 'visitor'] }

const browser = ['--config', 'vitest.browser.config.ts']
const measuring = ['play-speed', 'play-steady']

/**
 * Leaves test files out that wait for a stage of their own.
 * @param {readonly string[]} names
 */
function without(names) {
  return names.flatMap((name) => ['--exclude', `**/${name}*`])
}

/**
 * The tests in a real browser, with the same additions. Those that measure wait for their own stage.
 * @param {readonly string[]} args
 * @returns {Stage}
 */
export function browserTests(args) {
  const stage = tests(args)
  const rest = args.length > 0 ? [] : without(measuring)
  return { ...stage, name: 'browser', args: [...stage.args, ...browser, ...rest] }
}

/**
 * A stage of tests that tells which files cost how much: one after another, so that it is known.
 * @param {Stage} stage
 * @returns {Stage}
 */
export function timed(stage) {
  const reporters = ['--reporter=default', '--reporter=./scripts/times-reporter.mjs']
  return { ...stage, args: [...stage.args, '--maxWorkers=1', ...reporters] }
}

/**
 * Times in a browser, and what jumps there, with nothing else under way: one file after another.
 * Without a file that measures it fails.
 */
export const speed = {
  ...tests([]),
  name: 'speed',
  args: ['run', ...measuring, ...browser, '--maxWorkers=1'],
}

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
    program(['simulate', id, '--games', '20', '--seats', 'greedy,random', '--workers', '2']),
  ])
}

/** @typedef {{ name: string, code: number, seconds: number, failed?: string[] }} Ran */

/**
 * Runs stages one after another, then prints one line for each that ran, and returns the exit code.
 * It stops at the first failure, unless all are to be seen: what takes an hour tells all it found.
 * @param {readonly Stage[]} stages
 * @param {{ all?: boolean }} [options]
 */
export function runStages(stages, { all = false } = {}) {
  /** @type {Ran[]} */
  const ran = []
  for (const { name, script, args } of stages) {
    const start = performance.now()
    const { status } = spawnSync(process.execPath, [script, ...args], {
      cwd: root,
      stdio: 'inherit',
    })
    ran.push({ name, code: status ?? 1, seconds: since(start) })
    if (status !== 0 && !all) break
  }
  return summed(ran)
}

/**
 * Runs rows of stages beside each other: while one waits, for a page or a disk, another works. What
 * they print has the name of its stage before it. After a failure nothing new begins, unless all
 * are to be seen.
 * @param {readonly (readonly Stage[])[]} rows
 * @param {{ all?: boolean }} [options]
 * @returns {Promise<number>}
 */
export async function runBeside(rows, { all = false } = {}) {
  /** @type {Ran[]} */
  const ran = []
  await Promise.all(
    rows.map(async (stages) => {
      for (const stage of stages) {
        if (!all && ran.some(({ code }) => code !== 0)) return
        const start = performance.now()
        const { code, failed } = await runNamed(stage)
        ran.push({ name: stage.name, code, failed, seconds: since(start) })
      }
    }),
  )
  return summed(ran)
}

/**
 * Runs a stage and prints its lines with its name before them. Returns those that name what failed.
 * @param {Stage} stage
 * @returns {Promise<{ code: number, failed: string[] }>}
 */
function runNamed({ name, script, args }) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  /** @type {Set<string>} */
  const failed = new Set()
  for (const from of [child.stdout, child.stderr]) {
    createInterface({ input: from }).on('line', (line) => {
      console.log(`${name.padEnd(8)}| ${line}`)
      const plain = stripVTControlCharacters(line).trim()
      if (/^(FAIL|\w*Error\b.*?:) /.test(plain)) failed.add(plain)
    })
  }
  return new Promise((done) => {
    child.on('error', () => done({ code: 1, failed: [...failed] }))
    child.on('close', (code) => done({ code: code ?? 1, failed: [...failed] }))
  })
}

/** @param {number} start */
function since(start) {
  return (performance.now() - start) / 1000
}

const MOST_FAILURES = 40 // told at the end; the rest stands above

/**
 * Prints what failed, far above by now, then a line for each stage that ran, and returns the exit
 * code.
 * @param {readonly Ran[]} ran
 */
function summed(ran) {
  const failed = ran.flatMap(({ name, code, failed = [] }) =>
    code === 0 ? [] : failed.slice(0, MOST_FAILURES).map((line) => `${name.padEnd(8)} ${line}`),
  )
  const lines = ran.map(
    ({ name, code, seconds }) =>
      `${name.padEnd(8)} ${code === 0 ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s`,
  )
  console.log(`\n${[...failed, ...lines].join('\n')}`)
  return ran.find(({ code }) => code !== 0)?.code ?? 0
}
