import type { Horizon } from '@estafette/kernel'
import { GERMAN } from '../data/codes.ts'
import type { CellesState } from '../state.ts'
import { STEP } from '../steps.ts'
import { finalScore } from '../victory.ts'

/** Turns, and who wins as things stand at the start of one. */
export const horizon: Horizon<CellesState> = {
  boundary: ({ turn }) => turn,
  value(s, seat) {
    const german = germanChance(s)
    return seat === GERMAN ? german : 1 - german
  },
}

/**
 * Early on the Germans win from behind, later the lead decides. Fitted on the turn starts of 130 games
 * of the policy against itself: mean squared error 0.178, of somebody who knows nothing 0.231.
 */
function germanChance(s: CellesState): number {
  const { german, allied } = finalScore(s)
  if (s.step === STEP.over) {
    if (s.winner < 0) return 0.5
    return s.winner === GERMAN ? 1 : 0
  }
  const lead = german - allied
  const { turn } = s
  return 1 / (1 + Math.exp(-(2.5 - 0.33 * turn + (0.27 + 0.014 * turn) * lead)))
}
