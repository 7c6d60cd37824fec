import { laidOut, type Scenario } from './data/scenarios.ts'
import type { FrontlineState } from './state.ts'

/** A battle with forces of one's choice, then those that are laid out. */
export const scenarios: readonly string[] = ['battle', ...laidOut.map(({ id }) => id)]
export const FREE = 0

/** The battle that is laid out, null where everything is chosen. */
export function scenarioOf(s: FrontlineState): Scenario | null {
  return s.scenario === FREE ? null : laidOut[s.scenario - 1]!
}
