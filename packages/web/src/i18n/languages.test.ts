import { languages } from '@estafette/kernel'
import { expect, test } from 'vitest'

const files = import.meta.glob<unknown>('../**/*.??.ts', { eager: true, import: 'words' })
const english = Object.keys(files).filter((file) => file.endsWith('.en.ts'))

/** What can be asked for, by its path; what functions make is not looked into. */
function pathsIn(words: unknown, path = ''): string[] {
  if (typeof words !== 'object' || words === null) return [`${path}: ${typeof words}`]
  if (path !== '' && Object.keys(words).length === 0) return [`${path}.`] // others may add to it
  return Object.entries(words).flatMap(([key, value]) => pathsIn(value, `${path}.${key}`))
}

test.each(languages)('%s: each file of words has all that English has', (language) => {
  const wrong = english.flatMap((file) => {
    const other = files[file.replace(/en\.ts$/, `${language}.ts`)]
    if (other === undefined) return [`${file} is not there in ${language}`]
    const [mine, theirs] = [pathsIn(files[file]).toSorted(), pathsIn(other).toSorted()]
    const isIn = (path: string): boolean => mine.some((one) => one === path || isOpen(one, path))
    const isOpen = (one: string, path: string): boolean => one.endsWith('.') && path.startsWith(one)
    const lacking = mine.filter((one) => !theirs.some((path) => path === one || isOpen(one, path)))
    const more = theirs.filter((path) => !isIn(path))
    return [...lacking, ...more].map((path) => `${file}: ${path}`)
  })
  expect(wrong).toEqual([])
  expect(english.length).toBeGreaterThan(60)
})

test('every file of words is of a language that there is', () => {
  const codes = new Set(Object.keys(files).map((file) => /\.(\w\w)\.ts$/.exec(file)![1]))
  expect([...codes].toSorted()).toEqual([...languages].toSorted())
})
