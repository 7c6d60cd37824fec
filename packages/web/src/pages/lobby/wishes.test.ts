import { gameIds } from '@estafette/registry/shelf'
import { expect, test } from 'vitest'
import { gamesAt, keepChosen, lastChosen, othersAt, widerThan, wishOf } from './wishes.ts'

/** A shelf of one browser. */
function shelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}

test('an hour is for the short battles, the other paces are for all', () => {
  expect(gamesAt('hour').length).toBeGreaterThan(0)
  expect(gamesAt('hour').length).toBeLessThan(gameIds.length)
  expect([gamesAt('evening'), gamesAt('turns')]).toEqual([gameIds, gameIds])
})

test('a wish widens to any battle and anyone, then to any pace, then no more', () => {
  const [game = ''] = gamesAt('hour')
  const narrow = wishOf({ pace: 'hour', game, level: 'like' })
  expect(narrow).toEqual({ paces: ['hour'], games: [game], level: 'like' })
  const wide = widerThan(narrow)!
  expect(wide).toEqual({ paces: ['hour'], games: gamesAt('hour'), level: 'any' })
  const widest = widerThan(wide)!
  expect([...widest.paces].sort()).toEqual(['evening', 'hour', 'turns'])
  expect(new Set(widest.games)).toEqual(new Set(gameIds))
  expect(widerThan(widest)).toBeNull()
})

test('whoever waits is not counted among the others', () => {
  const counts = { hour: 0, evening: 3, turns: 1 }
  const own = wishOf({ pace: 'evening', game: '', level: 'any' })
  expect([othersAt('evening', counts, own), othersAt('turns', counts, own)]).toEqual([2, 1])
  expect(othersAt('evening', counts, null)).toBe(3)
})

test('what was chosen is kept in this browser, and what cannot be read is as if nothing were', () => {
  const kept = shelf()
  expect(lastChosen(kept)).toEqual({ pace: 'evening', game: '', level: 'any' })
  const chosen = { pace: 'turns', game: gameIds[0]!, level: 'like' } as const
  keepChosen(chosen, kept)
  expect(lastChosen(kept)).toEqual(chosen)
  kept.setItem('estafette.now', '{"pace":"never","game":7}')
  expect(lastChosen(kept)).toEqual({ pace: 'evening', game: '', level: 'any' })
})
