import { paceClasses, type PaceClass, type SeekerCounts, type Wish } from '@estafette/protocol'
import { gameIds, seriesOf, sizeOf } from '@estafette/registry/shelf'
import { browserShelf, isRecord, parseJson, read, write, type Shelf } from '../../store/storage.ts'

/** What is chosen before somebody looks for anyone. */
export interface ChosenWish {
  readonly pace: PaceClass
  readonly game: string // '' for any that fits the pace
  readonly level: Wish['level']
}

const KEY = 'estafette.now'
const LONG_HOUR = 90 // minutes of a game that is still offered for an hour or so

/** The games that fit a pace: an hour is too short for most of them. */
export function gamesAt(pace: PaceClass): readonly string[] {
  if (pace !== 'hour') return gameIds
  const short = gameIds.filter((id) => (sizeOf(seriesOf(id) ?? id)?.minutes[0] ?? 0) <= LONG_HOUR)
  return short.length > 0 ? short : gameIds
}

/** What is looked for by what was chosen. */
export function wishOf({ pace, game, level }: ChosenWish): Wish {
  const games = gamesAt(pace)
  return { paces: [pace], games: games.includes(game) ? [game] : [...games], level }
}

/** The next wider wish: any battle and anyone, then any pace; null where there is none. */
export function widerThan(wish: Wish): Wish | null {
  const [pace = 'evening'] = wish.paces
  const games = gamesAt(pace)
  if (wish.games.length < games.length || wish.level === 'like') {
    return { ...wish, games: [...new Set([...wish.games, ...games])], level: 'any' }
  }
  if (wish.paces.length === paceClasses.length) return null
  const all = paceClasses.flatMap(gamesAt)
  return { ...wish, paces: [...paceClasses], games: [...new Set([...wish.games, ...all])] }
}

/** How many others wait at a pace, where the reader is one of those who are counted. */
export function othersAt(pace: PaceClass, counts: SeekerCounts, own: Wish | null): number {
  return Math.max(0, counts[pace] - Number(own?.paces.includes(pace) ?? false))
}

/** What was chosen last in this browser. */
export function lastChosen(shelf: Shelf | null = browserShelf()): ChosenWish {
  const kept = parseJson(read(shelf, KEY))
  const data = isRecord(kept) ? kept : {}
  const pace = paceClasses.find((one) => one === data['pace']) ?? 'evening'
  const game = gamesAt(pace).find((id) => id === data['game']) ?? ''
  return { pace, game, level: data['level'] === 'like' ? 'like' : 'any' }
}

/** Keeps what was chosen. */
export function keepChosen(chosen: ChosenWish, shelf: Shelf | null = browserShelf()): void {
  write(shelf, KEY, JSON.stringify(chosen))
}
