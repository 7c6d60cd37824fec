import type { Language, Words } from '@estafette/kernel'
import type { Board } from '../data/board.ts'
import { makeEnglish } from './en.ts'
import { makeFrench } from './fr.ts'

/** Everything a player of a battle can read. */
export function makeWords(board: Board): Readonly<Record<Language, Words>> {
  return { en: makeEnglish(board), fr: makeFrench(board) }
}
