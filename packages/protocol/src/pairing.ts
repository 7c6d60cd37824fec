import * as v from 'valibot'
import { whole, word, type Pace } from './parts.ts'

/** How long people who want to play somebody now have for it. */
export const paceClasses = ['hour', 'evening', 'turns'] as const
export const paceClass = v.picklist(paceClasses)
export type PaceClass = (typeof paceClasses)[number]

/** The clock that is played with. */
export const paceOfClass: Readonly<Record<PaceClass, Pace>> = {
  hour: { kind: 'live', minutes: 30, seconds: 15 },
  evening: { kind: 'live', minutes: 90, seconds: 30 },
  turns: { kind: 'post', days: 3, bank: 5, weekends: false },
}

/** What somebody who looks for anyone would play, at any of these paces any of these games. */
export const wish = v.strictObject({
  paces: v.pipe(v.array(paceClass), v.minLength(1), v.maxLength(paceClasses.length)),
  games: v.pipe(v.array(word), v.minLength(1), v.maxLength(64)),
  level: v.picklist(['any', 'like']), // anyone, or those who have played about as much
})
export type Wish = v.InferOutput<typeof wish>

/** How many wait, by pace; who waits at several is counted with each. */
export const seekers = v.strictObject({
  hour: whole(0, 1_000_000),
  evening: whole(0, 1_000_000),
  turns: whole(0, 1_000_000),
})
export type SeekerCounts = v.InferOutput<typeof seekers>

/** Levels of people, by the games they have finished and nothing else. */
export const peopleLevels = ['new', 'some', 'many'] as const
export type PeopleLevel = (typeof peopleLevels)[number]

/** Finished games from which on somebody is of the second level, and of the third. */
export const SOME_GAMES = 3
export const MANY_GAMES = 20

/** The level of somebody who has finished so many games. */
export function peopleLevelOf(games: number): PeopleLevel {
  if (games < SOME_GAMES) return 'new'
  return games < MANY_GAMES ? 'some' : 'many'
}

/** Why a search ends without anybody found. */
export const searchEnds = [
  'over', // it was stopped, or its page was silent for too long
  'elsewhere', // the same person searches on another device
  'nobody', // whoever searches is not known
  'no-such-game', // none of those games is played by two here
  'too-many-playing',
  'full', // as many wait as can
] as const
export type SearchEnd = (typeof searchEnds)[number]

/** Milliseconds between two words of a page that it still waits, and without one until it is gone. */
export const SEEK_BEAT = 5000
export const SEEK_SILENCE = 15_000
