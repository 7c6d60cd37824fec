import { players, type OfferedName } from './levels.ts'

/** What a level scored against the next one below, in pairs of games with the sides swapped. */
export interface Rung {
  readonly score: number // from 0 to 1
  readonly low: number // 95 % of such matches
  readonly high: number
  readonly pairs: number
  readonly seed: number // of the match: `npx estafette match GAME LEVEL BELOW --pairs N --seed S`
}

/** Levels that were measured in a game, each against the next one below. */
const measured: Readonly<Record<string, Readonly<Record<string, Rung>>>> = {
  arras: {
    corporal: { score: 1, low: 0.806, high: 1, pairs: 8, seed: 27 },
    captain: { score: 0.938, low: 0.79, high: 1, pairs: 8, seed: 27 },
  },
  frontline: {
    corporal: { score: 1, low: 0.862, high: 1, pairs: 12, seed: 27 },
    captain: { score: 0.75, low: 0.655, high: 0.845, pairs: 30, seed: 28 },
    colonel: { score: 0.738, low: 0.657, high: 0.818, pairs: 40, seed: 26 },
  },
  met: { colonel: { score: 0.875, low: 0.682, high: 1, pairs: 8, seed: 26 } },
  undone: { colonel: { score: 1, low: 0.722, high: 1, pairs: 5, seed: 26 } },
}

/** What a player scored against the one below it in a game; undefined where that was not measured. */
export function rungOf(game: string, name: string): Rung | undefined {
  const level = players.find((player) => player.name === name)?.level
  return level && measured[game]?.[level]
}

/**
 * The players that a game offers, the weakest first: each is shown to be stronger than the last. One
 * between two that are everywhere is a step only where the upper one beats it, too.
 */
export function offeredIn(game: string): readonly OfferedName[] {
  const isShown = (name: string): boolean => (rungOf(game, name)?.low ?? 0) > 0.5
  return players.flatMap((player, at) => {
    const { name } = player
    if (isEverywhere(player)) return [name]
    const above = players.slice(at + 1).find(isEverywhere)
    return isShown(name) && (!above || isShown(above.name)) ? [name] : []
  })
}

/** The player below another. */
export function belowOf(name: string): OfferedName | undefined {
  return players[players.findIndex((player) => player.name === name) - 1]?.name
}

function isEverywhere(player: (typeof players)[number]): boolean {
  return 'isEverywhere' in player
}

/** The games in which anybody was measured. */
export const measuredGames: readonly string[] = Object.keys(measured)
