import type { Plugin } from 'vite'
import { packageSources, sourceMark } from './sources.mjs'

/**
 * Has what a module exports found as fast in tests as elsewhere. The test runner keeps the exports of
 * a module in an object without a prototype, which the engine treats as a dictionary: every call from
 * one module into another is a search, and the rules run at less than half of their speed. An object
 * that serves as a prototype is laid out for quick reading again.
 */
export const quickModules: Plugin = {
  name: 'quick-modules',
  enforce: 'post', // after the types are gone
  configureVitest({ experimental_defineCacheKeyGenerator }) {
    // What a module finds in folders is not known by its text, so it is never taken from the cache;
    // where the packages it names are found is known by theirs.
    const doors = doorsOfPackages()
    experimental_defineCacheKeyGenerator(({ sourceCode }) =>
      sourceCode.includes('import.meta.glob') ? false : doors,
    )
  },
  transform(code, id) {
    if (!/\.tsx?(?:\?|$)/.test(id)) return null
    return { code: `${code}\n${LAID_OUT}`, map: null } // nothing moves that a map could miss
  },
}

/** A line that changes with what a package of the workspace says of its doors. */
function doorsOfPackages(): string {
  return sourceMark(packageSources([]).filter((path) => path.endsWith('package.json')))
}

// The engine notices by the reads of one place in the code, after some of them.
const LAID_OUT =
  '{ const heir = Object.create(__vite_ssr_exports__); const read = () => heir.then; for (let i = 0; i < 100; i++) read() }'
