import { ensureInstalled } from './ensure.mjs'
import { runStages, tests } from './stages.mjs'

// Kills servers and stores in the midst of their work: KILLS=… says how often, 300 unless told.
ensureInstalled()
process.env['LONG'] = '1'
process.env['KILLS'] ??= '300'
process.exitCode = runStages([{ ...tests(['kill']), name: 'kill' }])
