import { airResult } from './data/charts.ts'
import { AIR_DISRUPTED, AIR_STEP } from './data/codes.ts'
import { DIE_FACES } from './odds.ts'
import type { CellesState, Unit } from './state.ts'
import { airModifier } from './tactical.ts'

/** How an air attack may end. CEL-13.4a */
export interface AirOdds {
  readonly modifier: number
  readonly step: number // it loses a step
  readonly disrupted: number
}

/** The chances of an air attack on a unit on the map. CEL-13.4a */
export function airOdds(s: CellesState, unit: Unit): AirOdds {
  const modifier = airModifier(s, s.place[unit]!)
  let steps = 0
  let disruptions = 0
  for (let die = 0; die < DIE_FACES; die++) {
    const result = airResult(s.board, die + modifier)
    if (result === AIR_STEP) steps++
    else if (result === AIR_DISRUPTED) disruptions++
  }
  return { modifier, step: steps / DIE_FACES, disrupted: disruptions / DIE_FACES }
}
