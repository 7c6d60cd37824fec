import { emptied, setTables } from '@estafette/kernel'
import { DISRUPTED, REDUCED, sideOfUnit, type CellesState } from './state.ts'
import type { Counts } from './work.ts'

/** The counts of all hexes, from the units alone; the next call overwrites them. */
export function recount(s: CellesState): Counts {
  const { steps, near, zoc, motors } = emptied(s.work.counts)
  const { hexCount, neighbours, unitMotorized, unitSteps } = s.board
  for (let unit = 0; unit < s.place.length; unit++) {
    const hex = s.place[unit]!
    if (hex >= hexCount) continue
    const base = sideOfUnit(s, unit) * hexCount
    steps[base + hex]! += s.flags[unit]! & REDUCED ? 1 : unitSteps[unit]!
    if (unitMotorized[unit]! || s.trucks === unit) motors[hex]!++
    for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
      const other = neighbours[slot]!
      if (other < 0) continue
      near[base + other]!++
      if ((s.flags[unit]! & DISRUPTED) === 0) zoc[base + other]!++
    }
  }
  return s.work.counts
}

/** Fills in what follows from the units of a state that were placed by hand: counts and losses. */
export function count(s: CellesState): void {
  setTables<Counts>(s, recount(s))
  s.losses.fill(0)
  for (let unit = 0; unit < s.place.length; unit++) {
    const side = sideOfUnit(s, unit)
    if (s.place[unit]! === s.board.destroyed) s.losses[side]! += s.board.unitSteps[unit]!
    else if (s.flags[unit]! & REDUCED) s.losses[side]!++
  }
}
