import type { Language } from '@estafette/kernel'

/** What a message is filled with: gaps that hold several things, and gaps that hold a number. */
interface Filling {
  readonly lists: readonly string[]
  readonly numbers: readonly string[]
}

// Words that stand after several things as after one.
const invariable: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'against and as at by can could for from in may might must of on or to under will with'.split(
      ' ',
    ),
  ),
  fr: new Set('à avec contre dans de du en et ou par pour sous sur vers'.split(' ')),
}

// Words that end like a plural and are none, or are the same in both numbers.
const singular: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('across as has is less minus plus this times was'.split(' ')),
  fr: new Set(
    'choix dans des deux dés fois hors les mais moins pas plus sans sous vers'.split(' '),
  ),
}

/**
 * Where a message would read badly with one thing, or with the number 1, because nothing in it
 * depends on how many there are: « {units} attack », « {count} units ».
 */
export function disagreements(
  text: string,
  { lists, numbers }: Filling,
  language: Language,
): string[] {
  const found: string[] = []
  for (const { index, 0: said, 1: gap = '', 2: word = '' } of text.matchAll(
    /\{(\w+)\} (\p{L}+)/gu,
  )) {
    if (enclosing(text, index).includes(gap)) continue
    const isList = lists.includes(gap) && !invariable[language].has(word)
    const isNumber = numbers.includes(gap) && isPlural(word, language)
    if (isList || isNumber) found.push(said)
  }
  return found
}

function isPlural(word: string, language: Language): boolean {
  if (word.length < 3 || singular[language].has(word)) return false
  return language === 'fr' ? /[sx]$/.test(word) : /[^s]s$/.test(word)
}

/** The gaps whose number decides about the words at a place of a message. */
function enclosing(text: string, place: number): string[] {
  const open: string[] = []
  for (let at = 0; at < place; at++) {
    if (text[at] === '}') open.pop()
    if (text[at] !== '{') continue
    open.push(/^\{(\w+), plural,/.exec(text.slice(at, at + 60))?.[1] ?? '')
  }
  return open
}
