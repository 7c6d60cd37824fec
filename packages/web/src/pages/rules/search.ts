import {
  isSectionOf,
  maskRuleIds,
  type Chapter,
  type Language,
  type Rule,
  type RuledGame,
} from '@estafette/kernel'

/** A chapter with the rules of it that were found. */
interface Found {
  readonly chapter: Chapter
  readonly rules: readonly Rule[]
}

/**
 * The rules that hold every word of a query, in their id or their text; all of them for none.
 * A word that is an id finds that rule and those of its section: BLZ-CBT-1 does not find
 * BLZ-CBT-14, and neither does CBT-1.
 */
export function searchRules(
  { chapters, prefixes }: Pick<RuledGame, 'chapters' | 'prefixes'>,
  query: string,
  language: Language,
): readonly Found[] {
  const ids = new Set(chapters.flatMap(({ rules }) => rules.map(({ id }) => id.toLowerCase())))
  const words = wordsOf(query).map((word) => ({
    word,
    isId: ids.has(word),
    meant: prefixes.map((prefix) => `${prefix.toLowerCase()}-${word}`).filter((id) => ids.has(id)), // what the word is without its prefix
  }))
  return chapters
    .map((chapter) => ({
      chapter,
      rules: chapter.rules.filter((rule) => {
        const said = `${rule[language]} ${chapter.title[language]}`
        const id = rule.id.toLowerCase()
        return words.every(({ word, isId, meant }) => {
          if (isId) return isSectionOf(word, id)
          if (meant.length === 0) return plain(`${id} ${said}`).includes(word)
          return (
            meant.some((one) => isSectionOf(one, id)) ||
            plain(maskRuleIds(said, prefixes)).includes(word)
          )
        })
      }),
    }))
    .filter(({ rules }) => rules.length > 0)
}

/** A text cut into pieces, every second of which was asked for. */
export function marked(text: string, query: string): readonly string[] {
  const words = wordsOf(query)
  if (words.length === 0) return [text]
  const bare = plain(text)
  if (bare.length !== text.length) return [text]
  const hits: [number, number][] = []
  for (const word of words) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + word.length)) {
      hits.push([at, at + word.length])
    }
  }
  hits.sort((a, b) => a[0] - b[0])
  const pieces: string[] = []
  let end = 0
  for (const [from, to] of hits) {
    if (from < end) continue
    pieces.push(text.slice(end, from), text.slice(from, to))
    end = to
  }
  return [...pieces, text.slice(end)]
}

function wordsOf(query: string): string[] {
  return plain(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Small letters without accents: people do not type those when they search. */
function plain(text: string): string {
  return [...text]
    .map((letter) => letter.normalize('NFD').replace(/\p{M}/gu, '') || letter)
    .join('')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[\u00A0\u202F]/g, ' ')
}
