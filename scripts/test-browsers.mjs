import { ensureEngines } from './engines.mjs'
import { ensureInstalled } from './ensure.mjs'
import { engineTests, pages, runStages } from './stages.mjs'

// A turn of each game in Firefox and WebKit. No part of npm test: those browsers are large and not everywhere.
ensureInstalled()
Object.assign(process.env, ensureEngines())
process.exitCode = runStages([pages, engineTests(process.argv.slice(2))])
