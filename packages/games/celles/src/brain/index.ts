import type { Brain, Game } from '@estafette/kernel'
import { celles } from '../game.ts'
import type { CellesState } from '../state.ts'
import { explain } from './explain.ts'
import { horizon } from './horizon.ts'
import { makeMemory } from './memory.ts'
import { makePolicy } from './policy.ts'
import { makeMind, type Mind } from './question.ts'
import { ratings } from './ratings.ts'
import { makeSearch } from './search.ts'
import { weights as standard, type Weights } from './weights.ts'

/** A brain for a game, with these beliefs; what it says depends on the position only. */
export function makeBrain(
  game: Game<CellesState>,
  weights: Weights = standard,
): Brain<CellesState> {
  const mind = makeMind(makeMemory(game, weights))
  let spare: Mind | undefined
  return {
    ratesAlone: true,
    rate(s, seat, choices, count, values, dice) {
      ratings[s.step]!({ mind, s, seat, choices, count, values, dice })
    },
    explain: (s, _seat, choice) =>
      explain((spare ??= makeMind(makeMemory(game, weights))), s, choice),
    policy: () => makePolicy(game, makeMemory(game, weights)),
    horizon,
    search: makeSearch(game),
  }
}

/** What Celles knows about playing it well. */
export const brain = makeBrain(celles)
