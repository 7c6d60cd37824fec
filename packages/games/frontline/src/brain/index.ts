import { shaken, tunable, type Brain, type Fitted } from '@estafette/kernel'
import type { FrontlineState } from '../state.ts'
import { explain } from './explain.ts'
import { features } from './features.ts'
import { fitted } from './fitted.ts'
import { makeHorizon } from './horizon.ts'
import { rate } from './ratings.ts'
import { search } from './search.ts'
import { first, tuned, type Weights } from './weights.ts'

/** What plays Frontline: it rates every decision by the position it imagines behind its view. */
export function makeBrain(weights: Weights, fit: Fitted = fitted): Brain<FrontlineState> {
  return {
    ratesAlone: true,
    rate: (s, seat, choices, count, values, dice) =>
      rate({ s, seat, choices, count, values, dice }, weights),
    explain: (s, seat, choice) => explain(weights, s, seat, choice),
    horizon: makeHorizon(fit),
    search,
    learnt: { features, by: 'chance' },
    mind: (number) => makeBrain(shaken(weights, number), fit),
    tunable: tunable(weights, (turned) => makeBrain(turned, fit)),
  }
}

const fixedPoint = makeBrain(first)

/** What Frontline knows about playing it well. */
export const brain: Brain<FrontlineState> = {
  ...makeBrain(tuned),
  levels: { 'greedy-1': fixedPoint },
}
