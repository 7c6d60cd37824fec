import { createState, NEVER, type Brain, type Game } from '@estafette/kernel'
import { arras } from '../game.ts'
import type { ArrasState } from '../state.ts'
import { explain } from './explain.ts'
import { horizon } from './horizon.ts'
import { makeMemory } from './memory.ts'
import { makeScheme } from './scheme.ts'
import { makePolicy } from './policy.ts'
import { ratings } from './ratings.ts'
import { HARDLY } from './records.ts'
import { makeSearch } from './search.ts'
import { weights as standard, type Weights } from './weights.ts'

/**
 * A brain for a game with these beliefs. Its tables are room to work in: what it says depends on the
 * position only.
 */
export function makeBrain(game: Game<ArrasState>, weights: Weights = standard): Brain<ArrasState> {
  const blank = createState(game, { scenario: game.scenarios[0]!, options: {} })
  const memory = makeMemory(blank)
  const scheme = makeScheme(weights, blank, memory)
  const spare = makeScheme(weights, blank, memory)
  return {
    ratesAlone: false, // when the Advantage is used depends on what else could be done
    rate(s, seat, choices, count, values, dice) {
      ratings[s.step]!({ scheme, spare, s, seat, choices, count, values, dice })
      markNever(values, count)
    },
    explain: (s, _seat, choice) => explain(spare, s, choice),
    policy: () => makePolicy(game, weights, blank),
    horizon,
    search: makeSearch(game),
  }
}

/** Says NEVER of what can hardly be done, unless there is nothing else. */
function markNever(values: Float64Array, count: number): void {
  let isAny = false
  for (let i = 0; i < count; i++) if (values[i]! >= HARDLY) isAny = true
  if (!isAny) return
  for (let i = 0; i < count; i++) if (values[i]! < HARDLY) values[i] = NEVER
}

/** What Arras knows about playing it well. */
export const brain = makeBrain(arras)
