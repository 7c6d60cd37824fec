import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { change } from '../store/settings.ts'
import { say, sayIfKnown } from './index.ts'

type Texts = Readonly<Record<string, string | ((gaps: never) => string)>>

const found = import.meta.glob<Texts>(['./words.??.ts', '../pages/**/words.??.ts'], {
  eager: true,
  import: 'words',
})

const catalogs = (
  [
    ['.', /\bsay(?:IfKnown)?\(/],
    ['../pages/boards', /\bsayBoards\(/],
    ['../pages/help', /\bsayHelp\(/],
    ['../pages/new-game', /\bsayNewGame\(/],
    ['../pages/rules', /\bsayRules\(/],
    ['../pages/new-game/blitzkrieg', /\bsaySeries\(/],
    ['../pages/settings', /\bsaySettings\(/],
  ] as const
).map(
  ([folder, spoken]) =>
    [folder, found[`${folder}/words.en.ts`]!, found[`${folder}/words.fr.ts`]!, spoken] as const,
)

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('i18n'))
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'))

/** A message with its gaps filled by their own names, and which they are. */
function filled(message: Texts[string] | undefined): { text: string; gaps: string[] } {
  if (typeof message !== 'function') return { text: message ?? '', gaps: [] }
  const gaps = new Set<string>()
  const names = new Proxy({}, { get: (_, name) => (gaps.add(String(name)), `<${String(name)}>`) })
  return { text: message(names as never), gaps: [...gaps].sort() }
}

describe.each(catalogs)('the words in %s', (_name, english, french, spoken) => {
  test('exist in both languages and have the same gaps', () => {
    expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort())
    for (const [key, text] of Object.entries(english)) {
      const [one, other] = [filled(text), filled(french[key])]
      expect([key, other.gaps]).toEqual([key, one.gaps])
      for (const gap of one.gaps.filter((name) => name !== 'count')) {
        expect(one.text).toContain(`<${gap}>`)
        expect(other.text).toContain(`<${gap}>`)
      }
    }
  })

  test('are all used', () => {
    const used = sources.filter((source) => spoken.test(source)).join('\n')
    const patterns = [...used.matchAll(/`([a-z.]*\$\{[^}]+\}[a-zA-Z.]*)`/g)].map(
      ([, template = '']) =>
        new RegExp(
          `^${template
            .split(/\$\{[^}]+\}/)
            .map((part) => part.replaceAll('.', '\\.'))
            .join('[\\w-]+')}$`,
        ),
    )
    const unused = Object.keys(english).filter(
      (key) => !used.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)),
    )
    expect(unused).toEqual([])
  })

  test('are typed with straight or curly apostrophes, never with English quotes in French', () => {
    for (const text of Object.values(french)) expect(filled(text).text).not.toMatch(/["“”]/)
  })
})

test('a message is said in the language of the moment', () => {
  change({ language: 'en' })
  expect(say('tag.from', { least: 3, most: 7 })).toBe('3 to 7 players')
  expect(sayIfKnown('player.human')).toBe('Human')
  change({ language: 'fr' })
  expect(say('tag.from', { least: 3, most: 7 })).toBe('3 à 7 joueurs')
  expect(say('landing.before')).toBe('Déjà venu\u202F? Se connecter')
  expect(sayIfKnown('player.nobody')).toBeUndefined()
  change({ language: null })
})

test('every key with a name has the one that keyboards of the language print', () => {
  const keys = sources.flatMap((source) =>
    [...source.matchAll(/shortcut(?:=|: )['"](\w{2,})['"]/g)].map(([, key]) => key!),
  )
  expect([...new Set(keys)].sort()).toEqual(['Enter', 'Esc'])
  change({ language: 'fr' })
  expect(keys.map((key) => sayIfKnown(`keyname.${key}`))).not.toContain(undefined)
  expect(['Enter', 'Esc'].map((key) => sayIfKnown(`keyname.${key}`))).toEqual(['Entrée', 'Échap'])
  change({ language: null })
})

test('there are as many languages as catalogs have', () => {
  expect(languages).toEqual(['en', 'fr'])
})
