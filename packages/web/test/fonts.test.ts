import { languages } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { describe, expect, test } from 'vitest'
import { charactersOf } from '../build/fonts.ts'

/** Every text in what a game says in a language, without the names of gaps. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words.replaceAll(/[{}]/g, '')]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}

/** What a font cannot show of texts. */
function lacking(font: string, texts: readonly string[]): string[] {
  const known = new Set(charactersOf(`${font}.woff2`))
  return [...new Set(texts.join(''))].filter((character) => !known.has(character))
}

describe.each(languages)('in %s', (language) => {
  test.each(['spectral-600', 'barlow-condensed-700', 'barlow-400'])(
    'what %s is for can be written with it',
    (font) => {
      const texts = games.flatMap(({ words }) => {
        const { title, steps, waits, verbs, things, sides, scenarios, outcomes } = words[language]
        return textsIn([title, steps, waits, verbs, things, sides, scenarios, outcomes])
      })
      expect(texts.length).toBeGreaterThan(1000)
      // Apostrophes are set as in print, and a narrow space is anybody's.
      expect(lacking(font, texts).filter((one) => !/['\s]/.test(one))).toEqual([])
    },
  )
})

test('text can be written with whatever stands on a keyboard, headings without brackets', () => {
  expect(lacking('barlow-600', ['{[<$|\\~>]}'])).toEqual([])
  expect(lacking('spectral-600', ['{[|]}'])).toEqual(['{', '[', '|', ']', '}'])
})
