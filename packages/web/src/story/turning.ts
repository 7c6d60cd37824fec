import type { GameEvent } from '@estafette/kernel'
import type { ToldFight } from '../screen/story.ts'

/** A fight and where in the game it was. */
export interface Fight extends ToldFight {
  readonly number: number // of the choice that rolled it
  readonly turn: number
}

/** What is told of the rolls of one choice, by the roll that decided it. */
export interface ToldRolls extends Fight {
  readonly rolls: number // how many there were
}

/**
 * Of the rolls of one choice the one that says what came of them: a success before a failure, the
 * least likely of them, else the last.
 */
export function toldOf(fights: readonly Fight[]): ToldRolls | undefined {
  const won = fights.filter((fight) => fight.won).toSorted((a, b) => a.chance - b.chance)
  const told = won[0] ?? fights.at(-1)
  return told && { ...told, rolls: fights.length }
}

/** A stretch of the game that belongs together: a fight with its losses, or an impulse. */
export interface Episode {
  readonly number: number // of the choice that the replay opens at
  readonly turn: number
  readonly step: number // of the curve
  readonly fight: ToldRolls | undefined
  readonly fell: readonly number[] // units that are worth a name
  readonly headline: { readonly event: GameEvent; readonly rank: number } | undefined
  readonly from: readonly number[] // score by curve
  readonly to: readonly number[]
  readonly lost: readonly number[] // by side
  readonly largest: number // change of the choice that the number is of
}

/** An episode that turned the game. */
export interface TurningPoint extends Episode {
  readonly isGreatest: boolean // of all of them
}

export const MOST_POINTS = 6
const GREAT = 3 // rank of headlines that no march makes
const LITTLE = 3 // points or losses that do not outweigh everything where nothing larger happened

/**
 * The largest swings, in the order of the game. Points, losses and unlikely results weigh alike:
 * each is measured by the largest of its kind in this game. What was gained by marching alone
 * weighs half.
 */
export function turningPoints(episodes: readonly Episode[]): readonly TurningPoint[] {
  const mostPoints = Math.max(LITTLE, ...episodes.map(swingOf))
  const mostLost = Math.max(LITTLE, ...episodes.map(lostIn))
  const weight = (episode: Episode): number => {
    const sum = swingOf(episode) / mostPoints + lostIn(episode) / mostLost + surpriseOf(episode)
    const isMarch = !episode.fight && (episode.headline?.rank ?? 0) < GREAT
    return isMarch ? sum / 2 : sum
  }
  const ranked = episodes
    .map((episode) => ({ episode, weight: weight(episode) }))
    .filter(({ episode, weight }) => weight > 0 && (episode.fight ?? episode.headline))
    .sort((a, b) => b.weight - a.weight || a.episode.number - b.episode.number)
    .slice(0, MOST_POINTS)
  return ranked
    .map(({ episode }, rank) => ({ ...episode, isGreatest: rank === 0 }))
    .sort((a, b) => a.number - b.number)
}

/** How far the score moved: of two curves, against each other. */
function swingOf({ from, to }: Episode): number {
  const lead = (scores: readonly number[]): number => (scores[0] ?? 0) - (scores[1] ?? 0)
  return Math.abs(lead(to) - lead(from))
}

function lostIn({ lost }: Episode): number {
  return lost.reduce((sum, count) => sum + count, 0)
}

/** 0 for what was likely, up to 1 for what was next to impossible. */
function surpriseOf({ fight }: Episode): number {
  if (!fight) return 0
  const against = Math.abs((fight.won ? 1 : 0) - fight.chance)
  return Math.max(0, against - 0.5) * 2
}
