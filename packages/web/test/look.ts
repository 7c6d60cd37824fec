import type { Seat, State } from '@estafette/kernel'
import { isLong } from '../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../scripts/seed.mjs'
import type { GameScreen } from '../src/screen/screen.ts'
import { defaults, settings } from '../src/store/settings.ts'
import { sitAt, type Sitting } from './sitting.ts'

export const LONGEST_PROMPT = 120
export const GAP = /\[|undefined|NaN/ // in a text, where something was not filled in

/** Where samples begin: another place every day in a quick run. */
export const shift = isLong ? 0 : dayOf(seed)

/** A position, and a seat that decides in it. */
export interface Sample {
  readonly state: State
  readonly seat: Seat
}

/** Numbers as a set, to be compared. */
export const sorted = (numbers: Iterable<number>): string =>
  [...numbers].sort((a, b) => a - b).join()

/** What is wrong in a position, a line each. */
type Looking = (sitting: Sitting, state: State, whole: State) => readonly string[]

/** Ways to look at the positions of a game. */
export interface Look {
  readonly stride: number // of places like each other, one in so many is tried
  /** Looks at one position out of so many; returns how many there were and what is wrong. */
  around(
    looking: Looking,
    every?: number,
  ): { readonly looked: number; readonly faults: readonly string[] }
  isPlanning(state: State, sitting: Sitting): boolean
  letGo(sitting: Sitting): void
}

/** Prepares to look at positions through the screen of their game. */
export function lookAt(screen: GameScreen, positions: () => readonly Sample[]): Look {
  const { game, map, plans } = screen
  return {
    stride: (map?.places.length ?? 0) > 100 ? 5 : 1,
    around(looking, every = 1) {
      const chosen = positions().filter((_, index) => (index + shift) % every === 0)
      const faults = chosen.flatMap(({ state, seat }) => {
        const { step } = game.decision(state, seat)
        const sitting = sitAt(screen, state, seat)
        const wrong = looking(sitting, sitting.model.state.value, state)
        return wrong.map((fault) => `${step}: ${fault}`)
      })
      settings.value = defaults
      return { looked: chosen.length, faults: [...new Set(faults)].slice(0, 20) }
    },
    isPlanning: (state, { model }) => !!plans?.canPlan(state, model.seat.value),
    letGo({ model, taken }) {
      taken.length = 0
      model.back()
      model.back()
    },
  }
}
