import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './ensure.mjs'
import { seed } from './seed.mjs'
import {
  allTests,
  browserTests,
  checks,
  longRuns,
  pages,
  runStages,
  speed,
  tests,
} from './stages.mjs'

// Two lanes: what is quick runs every time; --long adds whole games, thousands of positions,
// matches and long runs of the fuzzer, and is run before something is called done.
const isLong = process.argv.includes('--long')
const args = process.argv.slice(2).filter((arg) => arg !== '--long')

ensureInstalled()
process.env['SEED'] = String(seed) // for all of the run, also past midnight
console.log(`Samples begin at seed ${seed}: SEED=${seed} looks at the same ones again.`)
process.env['CHROMIUM_PATH'] = ensureChromium()
if (isLong) process.env['LONG'] = '1'
const quick = args.length === 0 ? allTests : [tests(args)]
const stages = [...checks, ...quick, pages, browserTests(args)]
process.exitCode = runStages(
  isLong && args.length === 0 ? [...stages, speed, ...longRuns()] : stages,
)
