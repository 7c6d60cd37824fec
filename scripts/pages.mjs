import { ensureWeb } from './web.mjs'

await ensureWeb()
