import { configDefaults, defineConfig } from 'vitest/config'
import { notThisLane } from './scripts/lanes.ts'
import { quickModules } from './scripts/quick-modules.ts'

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
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default'],
  },
})
