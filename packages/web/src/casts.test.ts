import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const MOST = 34 // as few as there are: who takes one away lowers it

/** A comment, a text, or the names that a module takes and gives. */
const ELSE =
  /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|`[^`]*`|\b(?:im|ex)port (?:type )?(?:\{[^}]*\}|\* as)/g

/** What is said of a type without the compiler being able to know it. */
const CAST = /\bas (?!const\b)(?:unknown as )?[A-Za-z{(]/g

test(`the sources of the screen say at most ${MOST} times what a type is`, () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file),
  )
  const found = files.flatMap((file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(ELSE, '')
    return text.split('\n').flatMap((line) => {
      const casts = line.match(CAST) ?? []
      return casts.map(() => `${file}: ${line.trim()}`)
    })
  })
  expect(found.length > MOST ? found : []).toEqual([])
})
