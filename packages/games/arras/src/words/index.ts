import { byLanguage, type ByLanguage, type Words } from '@estafette/kernel'
import type { Board } from '../data/board.ts'
import { words as en } from './en.ts'
import { words as fr } from './fr.ts'
import { namesOf, type Names } from './names.ts'

const words: ByLanguage<(names: Names) => Words> = { en, fr }

/** Everything a player of the game on a board can read. */
export function makeWords(board: Board): ByLanguage<Words> {
  const names = namesOf(board)
  return byLanguage((language) => words[language](names))
}
