import { ensureInstalled } from './ensure.mjs'
import { checks, runStages, tests } from './stages.mjs'

ensureInstalled()
process.exitCode = runStages([...checks, tests(process.argv.slice(2))])
