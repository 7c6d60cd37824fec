import { bundle } from '../packages/cli/bin/bundle.mjs'
import { ensureInstalled } from './ensure.mjs'

ensureInstalled()
const { buildServer } = await import('./server.mjs')
const { buildWeb } = await import('./web.mjs')
await Promise.all([bundle(), buildServer(), buildWeb()])
