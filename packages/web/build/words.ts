import type { Plugin } from 'vite'

/** Files of words as a glob lists them, and the language in the name of each. */
const FILES = /(?:\/\* #__PURE__ \*\/ *)?Object\.assign\((\{[^{}]*\.en\.ts["'][^{}]*\})\)/g
const FILE = /["']\.\/[\w-]+\.(\w\w)\.ts["']/g

/** Leaves of the lists of files only the languages, by which words are found: the rest adds up. */
export function leanWords(): Plugin {
  return {
    name: 'estafette-lean-words',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('.en.ts')) return null
      const lean = (_: string, files: string): string => `(${files.replaceAll(FILE, '$1')})`
      return { code: code.replaceAll(FILES, lean), map: null }
    },
  }
}
