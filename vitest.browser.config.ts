import { configDefaults, defineConfig } from 'vitest/config'
import { isLong, notThisLane } from './scripts/lanes.ts'
import { quickModules } from './scripts/quick-modules.ts'

const HOUR = 3_600_000 // whole games; what a page does not do in time fails by itself

export default defineConfig({
  plugins: [quickModules],
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...notThisLane, 'packages/web/e2e/engines/**'],
    environment: 'node',
    globalSetup: ['scripts/find-battles.ts'],
    pool: 'forks',
    // Tests keep nothing in modules, so that files share what was loaded already.
    isolate: false,
    maxWorkers: isLong ? 4 : 3, // a browser waits more than it works
    testTimeout: isLong ? HOUR : 240_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } }, // what is waited for comes late on a busy machine
    reporters: ['default'],
    experimental: { fsModuleCache: true }, // what one stage has read the next need not read again
  },
})
