import { fitText, LONGEST_NAME } from '@estafette/protocol'
import { cleanText } from '@estafette/table'

/** A name as it is shown; null where nothing of it can be. */
export function shownName(name: string): string | null {
  // Letters may come out longer than they went in: what is told of a name is measured as it is sent.
  const clean = fitText(cleanText(name.normalize('NFKC'), LONGEST_NAME), LONGEST_NAME)
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  const scripts = scriptsIn(clean)
  return /[\p{L}\p{N}]/u.test(clean) && scripts.length < 2 ? clean : null
}

const alphabets = {
  Latin: /\p{Script=Latin}/u,
  Greek: /\p{Script=Greek}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
} as const

/** Alphabets with letters that look alike: a name keeps to one of them. */
function scriptsIn(name: string): string[] {
  return Object.entries(alphabets).flatMap(([script, letters]) =>
    letters.test(name) ? [script] : [],
  )
}

const alike: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '5': 's', '|': 'l' }

/** What two names have in common that look alike: case, accents, spaces and some digits left out. */
export function nameKey(name: string): string {
  return [...name.normalize('NFKD').toLowerCase()]
    .filter((letter) => /[\p{L}\p{N}|]/u.test(letter))
    .map((letter) => alike[letter] ?? letter)
    .join('')
}
