import type { Standing } from '@estafette/protocol'
import { expect, test } from 'vitest'
import { readersText } from './chat.tsx'
import { words } from './words.ts'

type Sitters = Standing['sitters']

/** Seats with a person, or with a computer of a level. */
const seats = (...levels: readonly string[]): Sitters =>
  levels.map((level) => ({ name: level === '' ? 'Ann' : '', level })) as unknown as Sitters

test.each([
  ['of two nobody is told who reads', 0, seats('', ''), ''],
  ['partners are told that the others read it, too', 3, seats('', '', '', ''), 'allPlayers'],
  ['a computer reads nothing', 0, seats('', '', 'greedy', 'greedy'), ''],
  ['who looks on is told that players do not read it', -1, seats('', ''), 'watchersOnly'],
] as const)('%s', (_, viewer, sitters, said) => {
  expect(readersText({ viewer, sitters })).toBe(said === '' ? '' : words()[said])
})
