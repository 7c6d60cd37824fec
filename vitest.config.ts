import { configDefaults, defineConfig } from 'vitest/config'
import { notThisLane } from './scripts/lanes.ts'

const screen = ['packages/web/**', 'packages/server/**']
const exclude = [...configDefaults.exclude, ...notThisLane, 'packages/web/e2e/**']

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['scripts/test-setup.ts'],
    pool: 'threads',
    minWorkers: 1,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default'],
    projects: [
      {
        // Nothing here keeps anything in a module, so that files share what was loaded already.
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...exclude, ...screen],
          poolOptions: { threads: { isolate: false } },
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          include: ['packages/{web,server}/**/*.test.{ts,tsx}'],
          exclude,
        },
      },
    ],
  },
})
