import type { ByLanguage, Language } from '@estafette/kernel'
import { words as en } from './proof.en.ts'
import { words as fr } from './proof.fr.ts'

/** What a message is filled with: gaps that hold several things, and gaps that hold a number. */
interface Filling {
  readonly lists: readonly string[]
  readonly numbers: readonly string[]
}

/** What is looked at in a language. */
export const proofs: ByLanguage<typeof en> = { en, fr }

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
    const isList = lists.includes(gap) && !proofs[language].invariable.has(word)
    const isNumber = numbers.includes(gap) && isPlural(word, language)
    if (isList || isNumber) found.push(said)
  }
  return found
}

function isPlural(word: string, language: Language): boolean {
  if (word.length < 3 || proofs[language].singular.has(word)) return false
  return proofs[language].plural.test(word)
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
