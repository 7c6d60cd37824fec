import type { Game } from '@estafette/kernel'
import type { Lesson, Until } from '../screen/lesson.ts'

/** What the learner has before the eyes, in the numbers of the game. */
export interface Sight {
  readonly looked: number // place whose units are shown, -1 for none
  readonly hand: { readonly place: number; readonly units: readonly number[] } | null
  readonly aim: number // place that something is about to be done to, -1 for none
}

/** Whether the learner has before the eyes what a cue waits for. */
export function isSeen(game: Game, { placeKind }: Lesson, until: Until, sight: Sight): boolean {
  const { codes = [] } = game.kinds[placeKind] ?? {}
  const place = (code: string): number => codes.indexOf(code)
  if ('look' in until) return sight.looked === place(until.look)
  if ('aim' in until) return sight.aim === place(until.aim)
  if (!('hand' in until) || sight.hand?.place !== place(until.hand.place)) return false
  const { units } = until.hand
  const wanted = units?.map((code) => game.kinds['unit']?.codes.indexOf(code) ?? -1)
  const { units: chosen } = sight.hand
  return !wanted || (wanted.length === chosen.length && wanted.every((u) => chosen.includes(u)))
}
