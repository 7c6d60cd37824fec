import type { Board } from '../data/board.ts'
import { cellIndex } from '../data/charts.ts'
import {
  DIE_FACES,
  DISRUPTION,
  ELIMINATION,
  MANDATORY_RETREAT,
  RETREAT,
  SHIFT_LIMIT,
} from '../data/codes.ts'
import type { BlitzState, Unit } from '../state.ts'
import { isArmored, isDisrupted, isTransport } from '../units.ts'
import type { Weights } from './weights.ts'

/** The ratio each column begins at. BLZ-CBT-16 */
const RATIOS = [0.25, 1 / 3, 0.5, 1, 1.5, 2, 3, 4, 5, 6] as const

/** What the columns of the table do on the average, as a part of what takes part. */
export interface Prospects {
  readonly gain: Float64Array // by column, to the defender's harm
  readonly cost: Float64Array // to the attacker's
}

function harmOf(result: number): number {
  switch (result) {
    case ELIMINATION:
      return 1
    case MANDATORY_RETREAT:
      return 0.5
    case DISRUPTION:
      return 0.35
    case RETREAT:
      return 0.25
    default:
      return 0
  }
}

export function makeProspects({ crtAttacker, crtDefender, crtColumns }: Board): Prospects {
  const mean = (cells: Uint8Array): Float64Array =>
    Float64Array.from(crtColumns, (_, column) => {
      let sum = 0
      for (let die = 1; die <= DIE_FACES; die++) sum += harmOf(cells[cellIndex(column, die)]!)
      return sum / DIE_FACES
    })
  return { gain: mean(crtDefender), cost: mean(crtAttacker) }
}

/** The column of two strengths with the part of the way to the next: every point counts. */
export function between(attack: number, defence: number): number {
  const ratio = attack / Math.max(1, defence)
  if (ratio <= RATIOS[0]) return ratio < RATIOS[0] ? -1 : 0
  let column = 0
  while (column + 1 < RATIOS.length && ratio >= RATIOS[column + 1]!) column++
  if (column + 1 === RATIOS.length) return column
  return column + (ratio - RATIOS[column]!) / (RATIOS[column + 1]! - RATIOS[column]!)
}

function along(table: Float64Array, place: number): number {
  const last = table.length - 1
  const at = Math.max(0, Math.min(last, place))
  const low = Math.floor(at)
  if (low === last) return table[last]!
  return table[low]! + (at - low) * (table[low + 1]! - table[low]!)
}

const EVEN = 3 // column of 1:1

/** Whoever weighs a fight: what the table does, and what they make of it. */
export interface Believer {
  readonly prospects: Prospects
  readonly w: Weights
}

/** What an attack is worth to the attacker, in half VP: what it harms, less what it costs. */
export function attackWorth(
  { prospects: { gain, cost }, w }: Believer,
  attack: number,
  defence: number,
  shift: number,
  attackers: number,
  defenders: number,
): number {
  const odds = between(attack, defence)
  if (odds < 0) return 0 // it may not be made. BLZ-CBT-5
  const place = odds + Math.max(-SHIFT_LIMIT, Math.min(SHIFT_LIMIT, shift))
  const fear = w.cost + w.badOdds * Math.max(0, EVEN - place)
  return along(gain, place) * defenders - fear * along(cost, place) * attackers
}

/** Half VP that a unit is to the enemy. BLZ-VIC-2 */
export function valueOf(s: BlitzState, unit: Unit): number {
  if (isTransport(s, unit)) return 0.2
  const points = isArmored(s, unit) ? 4 : 2
  return isDisrupted(s, unit) ? 0.8 * points : points
}
