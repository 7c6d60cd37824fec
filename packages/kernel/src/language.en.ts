import type { SideForms } from './words.ts'

/** What texts of every kind need to know of English, and the words that all games share. */
export const words = {
  name: 'English', // as its speakers call it
  locale: 'en-GB',
  colon: ':',
  semicolon: ';',
  percent: '%', // after a number
  /** A text whose marks are not parted from the words before them. */
  unbroken: (text: string): string => text,
  /** The words of the reasons that every game has, for the head of its own. */
  reasons: {
    legal: 'Allowed.',
    'no-such-choice': 'There is no such choice.',
    'not-your-decision': 'This is not your decision.',
    'game-over': 'The game is over.',
    'not-now': 'Not now.',
  },
  /** The words of the event that every game has: a lone choice was taken without being asked for. */
  events: { forced: 'Only choice: {choice}.' },
}

/** A side of several people, or of one body. */
export function side(name: string, adjective: string, isOne = false): SideForms {
  const the = `the ${name}`
  return { name, the, of: `of ${the}`, to: `to ${the}`, turn: `${adjective} turn`, isOne }
}
