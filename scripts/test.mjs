import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './ensure.mjs'
import { seed } from './seed.mjs'
import {
  allTests,
  browserTests,
  checks,
  costs,
  longRuns,
  pages,
  runBeside,
  runStages,
  speed,
  tests,
  timed,
} from './stages.mjs'

// Two lanes: what is quick runs every time; --long adds whole games, thousands of positions,
// matches and long runs of the fuzzer, and is run before something is called done.
const isLong = process.argv.includes('--long')
const isTimed = process.argv.includes('--times') // says which test files cost how much
const args = process.argv.slice(2).filter((arg) => arg !== '--long' && arg !== '--times')

ensureInstalled()
process.env['SEED'] = String(seed) // for all of the run, also past midnight
console.log(`Samples begin at seed ${seed}: SEED=${seed} looks at the same ones again.`)
process.env['CHROMIUM_PATH'] = ensureChromium()
if (isLong) process.env['LONG'] = '1'
if (isTimed) {
  const some = args.length > 0 ? tests(args) : allTests
  process.exitCode = runStages([timed(some), pages, timed(browserTests(args))], { all: true })
} else if (args.length > 0) {
  process.exitCode = runStages([...checks, tests(args), pages, browserTests(args)], { all: isLong })
} else {
  // Browsers wait a third of their time: the rules are tried meanwhile.
  const rows = [
    [...checks, allTests],
    [pages, browserTests([])],
  ]
  const code = await runBeside(rows, { all: isLong })
  // What measures, and whole matches, have the machine to themselves.
  const more = isLong ? runStages([speed, costs, ...longRuns()], { all: true }) : 0
  process.exitCode = code || more
}
