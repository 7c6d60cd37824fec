import type { Language, Words } from '@estafette/kernel'
import type { Board } from '../data/board.ts'

/** Everything a player of a battle can read. */
export function makeWords(_board: Board): Readonly<Record<Language, Words>> {
  const blank: Words = {
    title: '',
    sides: {},
    scenarios: {},
    options: {},
    verbs: {},
    steps: {},
    reasons: {},
    events: {},
    outcomes: {},
    things: {},
  }
  return { en: blank, fr: blank }
}
