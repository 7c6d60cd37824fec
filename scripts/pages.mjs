import { ensureInstalled } from './ensure.mjs'
import { ensureWeb } from './web.mjs'

// For tests, packed quickly: packing well takes longer than building, and the one test that asks how
// much is sent packs what it counts itself.
ensureInstalled()
await ensureWeb('quick')
