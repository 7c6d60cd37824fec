import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    exclude: configDefaults.exclude,
    environment: 'node',
    pool: 'forks',
    minWorkers: 1,
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    retry: 2, // a browser on a busy machine may answer late
    expect: { poll: { timeout: 10_000 } },
    reporters: ['default'],
  },
})
