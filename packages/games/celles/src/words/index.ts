import type { Language, Words } from '@estafette/kernel'
import type { Board } from '../data/board.ts'
import { makeEnglish } from './en.ts'
import { makeFrench } from './fr.ts'

/** Everything a player of the game on a board can read. */
export function makeWords(board: Board): Readonly<Record<Language, Words>> {
  return { en: makeEnglish(board), fr: makeFrench(board) }
}
