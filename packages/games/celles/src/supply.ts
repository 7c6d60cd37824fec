import { CLOSED, FLOODED, floodHexes } from '@estafette/board'
import { ALLIED, GERMAN } from './data/codes.ts'
import { goTo, type AutomaticStep } from './flow.ts'
import {
  at,
  DISRUPTED,
  endUnit,
  firstUnit,
  ISOLATED,
  opponent,
  OUT_OF_SUPPLY,
  type CellesState,
  type Side,
} from './state.ts'
import { isOnMap, nationalityOf } from './units.ts'
import { NATIONALITY_COUNT } from './work.ts'

/** What a trace leaves in a hex from which supply can be traced. */
export const TRACED = FLOODED

/** Bars the hexes that a supply line of a side may not enter. CEL-5.0.2, CEL-5.0.3 */
function bar(s: CellesState, side: Side, into: Uint8Array): void {
  const { place, flags, steps } = s
  const { hexCount, neighbours, supplyClosed } = s.board
  const enemy = opponent(side)
  const own = at(s, side, 0)
  into.set(supplyClosed[side]!)
  for (let unit = firstUnit(s, enemy), last = endUnit(s, enemy); unit < last; unit++) {
    const hex = place[unit]!
    if (hex >= hexCount) continue
    into[hex] = CLOSED
    if ((flags[unit]! & DISRUPTED) !== 0) continue // CEL-12.0.4
    for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
      const other = neighbours[slot]!
      if (other >= 0 && steps[own + other]! === 0) into[other] = CLOSED // CEL-9.0.5
    }
  }
}

/**
 * Finds the hexes from which a nationality can trace supply now: they are TRACED in the table that
 * comes back. Terrain and minor rivers do not matter (CEL-5.0.5). The next call for the nationality
 * overwrites the table. CEL-5.0.2, CEL-5.0.6
 */
export function traceSupply(s: CellesState, nationality: number): Uint8Array {
  const side = nationality === GERMAN ? GERMAN : ALLIED
  const { found, stack } = s.work.traces
  const traced = found[nationality]!
  bar(s, side, traced)
  floodHexes(s.board.supplyLinks[side]!, s.board.supplySources[nationality]!, traced, stack)
  return traced
}

/** Marks every unit on the map. CEL-5.0.1, CEL-5.0.7 */
export const supplyPhase: AutomaticStep = (s, _dice, tell) => {
  for (let nationality = 0; nationality < NATIONALITY_COUNT; nationality++) {
    traceSupply(s, nationality)
  }
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    if (!isOnMap(s, unit)) continue
    const hex = s.place[unit]!
    const before = s.flags[unit]! & (OUT_OF_SUPPLY | ISOLATED)
    const isSupplied = s.work.traces.found[nationalityOf(s, unit)]![hex]! === TRACED
    const after = isSupplied ? 0 : before === 0 ? OUT_OF_SUPPLY : ISOLATED
    if (after === before) continue
    s.flags[unit] = (s.flags[unit]! & ~(OUT_OF_SUPPLY | ISOLATED)) | after
    const state = after === ISOLATED ? 2 : after === OUT_OF_SUPPLY ? 1 : 0
    tell?.({ type: 'supply', rule: 'CEL-5.0.7', unit, hex, state })
  }
  goTo(s, 'initiative-phase')
}
