import type { Point } from './camera.ts'
import type { Pile } from './feed.ts'

/** Counters of one pile that have gone to another together, and are shown on their way. */
export interface Flight {
  readonly units: readonly number[] // the top one first
  readonly place: number // where they are by now
  readonly side: number
  readonly from: Point
  readonly to: Point
}

const DURATION = 350 // milliseconds at normal speed
const LONGEST = 1000
const MOST = 12 // more at once is a leap through the game, not a move

/** How long counters are on their way, in milliseconds; the pace is a factor, 0 for no motion. */
export function flightTime(pace: number): number {
  return Math.min(LONGEST, DURATION * pace)
}

/** What moved from one position to another, told by the piles alone, whatever the game. */
export function flightsBetween(before: readonly Pile[], after: readonly Pile[]): Flight[] {
  const stood = new Map<number, Point>()
  for (const { units, at } of before) for (const unit of units) stood.set(unit, at)
  const flights = new Map<string, Flight & { readonly units: number[] }>()
  for (const { units, place, side, at } of after) {
    for (const unit of units) {
      const from = stood.get(unit)
      if (!from || (from.x === at.x && from.y === at.y)) continue
      const key = `${from.x} ${from.y} ${at.x} ${at.y} ${side}`
      const together = flights.get(key)
      if (together) together.units.push(unit)
      else flights.set(key, { units: [unit], place, side, from, to: at })
    }
  }
  return flights.size > MOST ? [] : [...flights.values()]
}

/** The piles as they stand while some counters are still on their way. */
export function standing(piles: readonly Pile[], flights: readonly Flight[]): readonly Pile[] {
  if (flights.length === 0) return piles
  const away = new Set(flights.flatMap(({ units }) => units))
  return piles.flatMap((pile) => {
    const units = pile.units.filter((unit) => !away.has(unit))
    if (units.length === pile.units.length) return [pile]
    return units.length > 0 ? [{ ...pile, units }] : []
  })
}
