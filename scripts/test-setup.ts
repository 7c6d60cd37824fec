import fc from 'fast-check'
import { seed } from './seed.mjs'

// New cases every day, and the same ones in all of a run: a red test names the seed to repeat it.
fc.configureGlobal({ seed })
