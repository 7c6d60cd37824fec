/** What a level scored against the next one below, in pairs of games with the sides swapped. */
export interface Rung {
  readonly score: number // from 0 to 1
  readonly low: number // 95 % of such matches
  readonly high: number
  readonly pairs: number
  readonly seed: number // of the match: `npx estafette match GAME LEVEL BELOW --pairs N --seed S`
}

/** Whoever is asked for by name in a page or on a server, and the level that is meant, the weakest first. */
const players = [
  { name: 'random', level: 'recruit' },
  { name: 'greedy', level: 'captain' },
  { name: 'think', level: 'colonel' },
] as const

/** A player that a page or a server may be asked for. */
export type OfferedName = (typeof players)[number]['name']

/** Levels that were measured in a game. The captain is everywhere; whoever is no stronger is not offered. */
const measured: Readonly<Record<string, Readonly<Record<string, Rung>>>> = {
  frontline: { colonel: { score: 0.738, low: 0.657, high: 0.818, pairs: 40, seed: 26 } },
  met: { colonel: { score: 0.875, low: 0.682, high: 1, pairs: 8, seed: 26 } },
  undone: { colonel: { score: 1, low: 0.722, high: 1, pairs: 5, seed: 26 } },
}

/** What a player scored against the one below it in a game; undefined where that was not measured. */
export function rungOf(game: string, name: string): Rung | undefined {
  const level = players.find((player) => player.name === name)?.level
  return level && measured[game]?.[level]
}

/** The players that a game offers, the weakest first: each is shown to be stronger than the last. */
export function offeredIn(game: string): readonly OfferedName[] {
  return players.flatMap(({ name, level }) => {
    const isAlways = level === 'recruit' || level === 'captain'
    return isAlways || (rungOf(game, name)?.low ?? 0) > 0.5 ? [name] : []
  })
}

/** The games in which anybody was measured. */
export const measuredGames: readonly string[] = Object.keys(measured)
