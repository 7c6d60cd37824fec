import type { Brain, Game, State } from '@estafette/kernel'
import { greedyPlayer } from './greedy.ts'
import { FIXED_POINT, levelOf, type Level } from './names.ts'
import type { BrainLookup, Player } from './player.ts'
import { randomPlayer } from './random.ts'
import { roundingPlayer } from './rounding.ts'
import type { Budget } from './think.ts'
import { thinkingPlayer } from './thinker.ts'

/** What levels that search may play out for a decision: whoever has a clock makes players of its own. */
const BUDGET: Budget = { rollouts: 48, slice: 1 }

const makers: Readonly<Record<Level, (brainOf: BrainLookup) => Player>> = {
  recruit: randomPlayer,
  corporal: roundingPlayer,
  captain: greedyPlayer,
  colonel: (brainOf) => thinkingPlayer(brainOf, BUDGET),
  [FIXED_POINT]: (brainOf) => greedyPlayer(knowing(brainOf, FIXED_POINT)),
}

/** Brains as another level has them, where a game tells them apart. */
function knowing(brainOf: BrainLookup, level: string): BrainLookup {
  return <S extends State>(game: Game<S>): Brain<S> | undefined => {
    const brain = brainOf(game)
    return brain?.levels?.[level] ?? brain
  }
}

/** A new player of this name, with the brains it may use. */
export function makePlayer(name: string, brainOf: BrainLookup): Player | undefined {
  const level = levelOf(name)
  return level && makers[level](brainOf)
}
