import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './ensure.mjs'
import { browserTests, checks, pages, runStages, tests } from './stages.mjs'

ensureInstalled()
process.env['CHROMIUM_PATH'] = ensureChromium()
const args = process.argv.slice(2).filter((arg) => arg !== '--long')
if (process.argv.includes('--long')) process.env['LONG'] = '1'
process.exitCode = runStages([...checks, tests(args), pages, browserTests(args)])
