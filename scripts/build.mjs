import { bundle } from '../packages/cli/bin/bundle.mjs'
import { ensureInstalled } from './ensure.mjs'

ensureInstalled()
await bundle()
