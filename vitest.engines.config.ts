import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/web/e2e/engines/**/*.test.ts'],
    exclude: configDefaults.exclude,
    environment: 'node',
    globalSetup: ['scripts/find-battles.ts'],
    pool: 'forks',
    maxWorkers: 1, // a browser with windows and its page take both cores already
    testTimeout: 600_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default'],
  },
})
