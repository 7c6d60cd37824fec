import { ensureInstalled } from './ensure.mjs'
import { checks, runStages } from './stages.mjs'

ensureInstalled()
process.exitCode = runStages(checks)
