import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages, type Language, type RuledGame } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { language as onTheWire } from '@estafette/protocol'
import { games } from '@estafette/registry'
import { gameIds, listedSide } from '@estafette/registry/shelf'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../packages', import.meta.url))

/** Files of one language: `x.en.ts`, `en.ts`, or in a folder `en/`. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\/src\/.*(?<!\.test)\.ts$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file),
)
const isOf = (language: string) => (file: string) =>
  new RegExp(`[./]${language}(\\.ts$|/[^/]+\\.ts$)`).test(file)
const english = sources.filter(isOf('en'))
const others = sources.filter((file) => languages.some((one) => one !== 'en' && isOf(one)(file)))

/** The same file in another language. */
function inLanguage(file: string, language: string): string {
  return file.replace(/(?<=[./])en(?=\.ts$|\/[^/]+\.ts$)/, language)
}

type Exports = Readonly<Record<string, unknown>>

const read = new Map<string, Exports>()
for (const file of [...english, ...others]) {
  read.set(file, (await import(`${root}/${file}`)) as Exports)
}

/** What can be asked for, by its path; what functions make is not looked into. */
function pathsIn(words: unknown, path = ''): string[] {
  if (typeof words !== 'object' || words === null) return [`${path}: ${typeof words}`]
  if (words instanceof Set || words instanceof RegExp || Array.isArray(words)) return [path]
  if (path !== '' && Object.keys(words).length === 0) return [`${path}.`] // others may add to it
  return Object.entries(words).flatMap(([key, value]) => pathsIn(value, `${path}.${key}`))
}

/** What a language lacks of the words of a file, or has beyond them. */
function differences(file: string, language: string): string[] {
  const other = read.get(inLanguage(file, language))
  if (other === undefined) return [`${file} is not there in ${language}`]
  const [mine, theirs] = [pathsIn(read.get(file)!['words']), pathsIn(other['words'])]
  const isOpen = (one: string, path: string): boolean => one.endsWith('.') && path.startsWith(one)
  const isIn = (path: string, all: readonly string[]): boolean =>
    all.some((one) => one === path || isOpen(one, path))
  return [
    ...mine.filter((path) => !isIn(path, theirs) && !theirs.some((one) => isOpen(path, one))),
    ...theirs.filter((path) => !isIn(path, mine)),
  ].map((path) => `${file}: ${path}`)
}

/** All that is to be written before a language is spoken everywhere. */
const lackingIn = (language: string): string[] =>
  english.flatMap((file) => differences(file, language))

describe('files of words', () => {
  test.each(languages)('%s: each has all that English has, and no more', (language) => {
    expect(lackingIn(language)).toEqual([])
    expect(english.length).toBeGreaterThan(200)
  })

  test('a language without files lacks each of them', () => {
    expect(lackingIn('qx')).toEqual(english.map((file) => `${file} is not there in qx`))
  })

  test('each is of a language that there is', () => {
    const codes = new Set(sources.map((file) => /\.(\w\w)\.ts$/.exec(file)?.[1]).filter(Boolean))
    expect([...codes].toSorted()).toEqual([...languages].toSorted())
  })

  test('each has English beside it, which readers of files speak without', () => {
    const alone = others.filter((file) => {
      const code = languages.find((one) => one !== 'en' && isOf(one)(file))!
      const own = new RegExp(`(?<=[./])${code}(?=\\.ts$|/[^/]+\\.ts$)`)
      return !english.includes(file.replace(own, 'en'))
    })
    expect(alone).toEqual(['words/src/failures/failures.fr.ts'])
  })
})

test('messages to a server know the same languages', () => {
  expect(onTheWire.options).toEqual(languages)
})

/** Texts by their path. */
function textsIn(words: unknown, path = ''): (readonly [string, string])[] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, value]) => textsIn(value, `${path}.${key}`))
}

/** All that a game says in a language: its words, its rules, and its sides where they are listed. */
function saidBy({ id, words, chapters }: RuledGame, language: Language) {
  const rules = chapters.flatMap(({ id, title, rules }) => [
    [`rules.${id}`, title[language]] as const,
    ...rules.map((rule) => [`rules.${rule.id}`, rule[language]] as const),
    ...rules.flatMap(({ id, inert }) => (inert ? [[`inert.${id}`, inert[language]] as const] : [])),
  ])
  const sides = games.find((game) => game.id === id)?.sides ?? []
  const listed = sides.map((side) => listedSide(id, side)!.forms[language])
  return [...textsIn(words[language], 'words'), ...rules, ...textsIn(listed, 'sides')]
}

const WORD = /\p{L}[\p{L}’-]+/gu
const NAME = 2 // words at most, of a place or a term that languages share

/** Whether a text is more than a name. What chooses between its words is none of them. */
function isSentence(text: string): boolean {
  const bare = text.replaceAll(/\{\w+(?:, (?:plural|select),)?|(?:=-?\d+|\b\w+) \{/g, ' ')
  return (bare.match(WORD) ?? []).length > NAME
}

/** What games call their pieces may be the same everywhere. */
const isOfThings = (path: string): boolean => path.startsWith('words.things.')

/** The sentences of a game that stand in another language as they do in English. */
function untranslated(game: RuledGame, language: Language): string[] {
  const own = new Map(saidBy(game, language))
  return saidBy(game, 'en')
    .filter(([path, text]) => !isOfThings(path) && isSentence(text) && own.get(path) === text)
    .map(([path, text]) => `${path}: ${text}`)
}

describe.each(languages.filter((language) => language !== 'en'))('games in %s', (language) => {
  test('no sentence of words, rules and sides is left in English', () => {
    expect(games.flatMap((game) => untranslated(game, language))).toEqual([])
  })

  test('words, rules and sides have the texts that English has', () => {
    const paths = (game: RuledGame, code: Language) => saidBy(game, code).map(([path]) => path)
    for (const game of games) {
      expect(paths(game, language).toSorted()).toEqual(paths(game, 'en').toSorted())
    }
    expect(games.map(({ id }) => id)).toEqual(gameIds)
  })

  test('a sentence that nobody translated is found', () => {
    const { words, chapters } = toy
    const [first, ...rest] = chapters
    const [rule, ...others] = first!.rules
    const lazy = {
      ...toy,
      words: { ...words, [language]: { ...words[language], outcomes: words.en.outcomes } },
      chapters: [{ ...first!, rules: [{ ...rule!, [language]: rule!.en }, ...others] }, ...rest],
    }
    expect(untranslated(lazy, language)).toEqual([
      ...Object.entries(words.en.outcomes).map(([key, text]) => `words.outcomes.${key}: ${text}`),
      `rules.${rule!.id}: ${rule!.en}`,
    ])
  })
})
