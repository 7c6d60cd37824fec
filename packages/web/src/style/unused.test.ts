import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const packages = fileURLToPath(new URL('../../..', import.meta.url))
const style = /\.css$/
const source = /(?<!\.test|\.en|\.fr)\.tsx?$/

/** The texts of the files of a folder whose names are such. */
function textsIn(folder: string, names: RegExp): string[] {
  return readdirSync(packages + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .map((file) => readFileSync(`${packages}${folder}/${file}`, 'utf8'))
}

/** What draws: the screen, maps, and games, which name colours, nations and kinds. */
const sources = [
  ...['web/src', 'maps/src', 'games'].flatMap((folder) => textsIn(folder, source)),
  readFileSync(`${packages}web/index.html`, 'utf8'),
]
const words = wordsOf(sources)
const named = wordsOf(sources.flatMap((text) => text.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []))

function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []))
}

/** Names that are put together: a template says what is before, between and after its gaps. */
const templates = sources
  .flatMap((text) => text.match(/[\w-]*(?:\$\{[^{}]*\}[\w-]*)+/g) ?? [])
  .map((one) => one.split(/\$\{[^{}]*\}/))
  .filter((parts) => parts.some((part) => /[a-z]-|-[a-z]/.test(part)))
  .map((parts) => new RegExp(`^${parts.join('([a-zA-Z][\\w-]*|\\d+)')}$`))

function isMentioned(name: string): boolean {
  if (named.has(name)) return true
  const parts = templates.map((template) => template.exec(name)?.slice(1))
  return parts.some((gaps) => gaps?.every((gap) => /^\d+$/.test(gap) || words.has(gap)))
}

/** Every class that a selector of a sheet names. */
function classesOf(css: string): string[] {
  const selectors = css.replace(/\/\*.*?\*\/|url\([^)]*\)/gs, '').matchAll(/([^{};]+)\{/g)
  return [...selectors].flatMap(([, one]) => one!.match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? [])
}

test('every class that sheets know is mentioned in the sources', () => {
  const names = new Set(textsIn('web/src', style).flatMap(classesOf))
  expect(names.size).toBeGreaterThan(1000)
  expect([...names].filter((name) => !isMentioned(name))).toEqual([])
})
