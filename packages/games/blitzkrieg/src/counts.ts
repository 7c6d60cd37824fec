import { addAround } from '@estafette/board'
import { DISRUPTED, NONE, sideOfUnit, type BlitzState } from './state.ts'
import type { Counts } from './work.ts'

/** The counts of all hexes, from the units alone; the next call overwrites them. */
export function recount(s: BlitzState): Counts {
  const { units, zoc, vehicles, top, below } = s.work.counts
  const { hexCount, isTransport, zocLinks } = s.board
  units.fill(0)
  zoc.fill(0)
  vehicles.fill(0)
  top.fill(NONE)
  below.fill(NONE)
  for (let unit = s.place.length - 1; unit >= 0; unit--) {
    const hex = s.place[unit]!
    if (hex >= hexCount) continue
    below[unit] = top[hex]!
    top[hex] = unit
    if (isTransport[unit]!) {
      vehicles[hex]!++
      continue
    }
    const base = sideOfUnit(s, unit) * hexCount
    units[base + hex]!++
    if ((s.flags[unit]! & DISRUPTED) === 0) addAround(zocLinks, hex, 1, base, zoc)
  }
  return s.work.counts
}

/** Fills in what follows from the units of a state that were placed by hand. */
export function count(s: BlitzState): void {
  const { units, zoc, vehicles, top, below } = recount(s)
  s.units.set(units)
  s.zoc.set(zoc)
  s.vehicles.set(vehicles)
  s.top.set(top)
  s.below.set(below)
}
