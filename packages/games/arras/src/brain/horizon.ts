import type { Horizon } from '@estafette/kernel'
import { ALLIED } from '../data/board.ts'
import { NONE, type ArrasState } from '../state.ts'
import { victoryParts } from '../victory.ts'

/** Turns, and who wins as things stand at the start of one. */
export const horizon: Horizon<ArrasState> = {
  boundary: ({ turn }) => turn,
  value(s, seat) {
    const allied = alliedChance(s)
    if (s.alliedSeat === NONE) return 0.5 // sides are still bid for, ARR-14.1
    return s.alliedSeat === seat ? allied : 1 - allied
  },
}

function alliedChance(s: ArrasState): number {
  if (s.winner !== NONE) return s.winner === ALLIED ? 1 : 0
  const { vp } = victoryParts(s)
  return 1 / (1 + Math.exp(-(vp - s.threshold) / 3))
}
