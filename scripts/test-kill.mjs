import { ensureInstalled } from './ensure.mjs'
import { kills, runStages } from './stages.mjs'

// KILLS=… says how often, 300 unless told.
ensureInstalled()
process.env['LONG'] = '1'
process.env['KILLS'] ??= '300'
process.exitCode = runStages([kills])
