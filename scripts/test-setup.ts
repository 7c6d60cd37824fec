import fc from 'fast-check'
import { afterAll, vi } from 'vitest'
import { seed } from './seed.mjs'

// New cases every day, and the same ones in all of a run: a red test names the seed to repeat it.
fc.configureGlobal({ seed })

// What a page fetches when it is first wanted may still be on its way: a file that ended before it
// came would leave a broken module behind, for all that share modules with it.
afterAll(() => vi.dynamicImportSettled())
