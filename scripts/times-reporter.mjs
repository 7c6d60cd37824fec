import { readdirSync, readFileSync } from 'node:fs'

const TICKS = 100 // of a second, in which Linux counts
const MOST = 40 // files that are named

/** @typedef {{ file: string, seconds: number, longest: string }} Cost */

/**
 * Tells at the end which test files cost most processor time, with all that they start: programs,
 * servers, browsers. It needs one file at a time, as `npm test -- --times` runs them; the first of
 * a run also pays for whatever all of them load.
 */
// oxlint-disable-next-line import/no-default-export -- the runner takes no other
export default class TimesReporter {
  /** @type {Cost[]} */
  costs = []
  meter = makeMeter(() => processes())
  timer = setInterval(() => void this.meter(), 1000).unref()
  last = this.meter()

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const now = this.meter()
    const tests = [...module.children.allTests()]
    const [longest] = tests.toSorted((a, b) => durationOf(b) - durationOf(a))
    this.costs.push({
      file: module.relativeModuleId,
      seconds: now - this.last,
      longest: longest?.fullName ?? '',
    })
    this.last = now
  }

  onTestRunEnd() {
    clearInterval(this.timer)
    console.log(`\n${tableOf(this.costs)}`)
  }
}

/** @param {import('vitest/node').TestCase} test */
function durationOf(test) {
  return test.diagnostic()?.duration ?? 0
}

/**
 * The dearest files first, a line each, and what all of them cost.
 * @param {readonly Cost[]} costs
 */
export function tableOf(costs) {
  const all = costs.reduce((sum, { seconds }) => sum + seconds, 0)
  const lines = costs
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MOST)
    .map(({ file, seconds, longest }) => `${seconds.toFixed(1).padStart(8)}  ${file}  (${longest})`)
  return [`${all.toFixed(1).padStart(8)}  CPU seconds in ${costs.length} files`, ...lines].join(
    '\n',
  )
}

/** @typedef {{ parent: number, ticks: number }} Process what it used, its ended children included */

/**
 * Counts the seconds of the processor that this process and all that it started have used. Whoever
 * ends without being waited for takes its time along: what is missing then is remembered.
 * @param {() => ReadonlyMap<number, Process>} look
 * @param {number} [self]
 * @returns {() => number}
 */
export function makeMeter(look, self = process.pid) {
  let [gone, last] = [0, 0]
  return () => {
    const all = look()
    /** @param {number} id */
    const isOurs = (id) => {
      for (let at = id; at > 1; at = all.get(at)?.parent ?? 0) if (at === self) return true
      return false
    }
    let sum = 0
    for (const [id, { ticks }] of all) if (isOurs(id)) sum += ticks
    gone += Math.max(0, last - sum)
    last = sum
    return (sum + gone) / TICKS
  }
}

/**
 * All processes of a Linux system, by number.
 * @returns {Map<number, Process>}
 */
function processes() {
  const found = new Map()
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const text = readFileSync(`/proc/${id}/stat`, 'utf8')
      const fields = text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
      found.set(Number(id), { parent: fields[1], ticks })
    } catch {
      continue // it has ended meanwhile
    }
  }
  return found
}
