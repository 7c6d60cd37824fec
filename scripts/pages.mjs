import { ensureInstalled } from './ensure.mjs'
import { ensureWeb } from './web.mjs'

ensureInstalled()
await ensureWeb()
