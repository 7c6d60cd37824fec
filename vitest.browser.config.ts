import { configDefaults, defineConfig } from 'vitest/config'

// Whole games in the browser take minutes: `npm test -- --long` plays them.
const long = ['packages/web/e2e/play-*.test.ts', 'packages/web/e2e/learn*.test.ts']

export default defineConfig({
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['LONG'] ? [] : long)],
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
