import { setPriority } from 'node:os'
import { packWeb } from './web.mjs'

// Runs behind a server that serves already, and lets it go first.
setPriority(19)
await packWeb()
