import { configDefaults, defineConfig } from 'vitest/config'
import { isLong, notThisLane } from './scripts/lanes.ts'
import { quickModules } from './scripts/quick-modules.ts'

const HOUR = 3_600_000 // a thousand positions of one game in one test

export default defineConfig({
  plugins: [quickModules],
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...notThisLane, 'packages/web/e2e/**'],
    environment: 'node',
    globalSetup: ['scripts/find-battles.ts'],
    setupFiles: ['scripts/test-setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: isLong ? HOUR : 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } }, // what is waited for comes late on a busy machine
    reporters: ['default'],
    experimental: { fsModuleCache: true }, // what one stage has read the next need not read again
  },
})
