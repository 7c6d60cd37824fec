import { describe, expect, test } from 'vitest'
import { brainClauses } from './brain-clauses.ts'
import type { BrainExtent } from './brain-tour.ts'
import type { Brain } from './brain.ts'
import type { Game } from '../game.ts'
import type { State } from '../state.ts'

/** Puts the brain of a game through everything that whoever plays by it relies on. */
export function brainContract<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  { games = 12, seed = 1 }: Partial<BrainExtent> = {},
): void {
  describe(`the brain of ${game.id} keeps the contract`, () => {
    for (const { title, breaches } of brainClauses) {
      test(title, () => {
        expect(breaches(game, brain, { games, seed })).toEqual([])
      })
    }
  })
}
