import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    minWorkers: 1,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    reporters: ['default'],
  },
})
