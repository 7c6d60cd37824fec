import { byLanguage, type ByLanguage, type Words } from '@estafette/kernel'
import type { Board } from '../data/board.ts'
import { words as en } from './en.ts'
import { words as fr } from './fr.ts'

const words: ByLanguage<(board: Board) => Words> = { en, fr }

/** Everything a player of a battle can read. */
export function makeWords(board: Board): ByLanguage<Words> {
  return byLanguage((language) => words[language](board))
}
