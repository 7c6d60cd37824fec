import { GERMAN } from './data/codes.ts'
import { goTo, type AutomaticStep } from './flow.ts'
import { nextPhase } from './phases.ts'
import { carriesSupply } from './pontoons.ts'
import {
  at,
  endUnit,
  ENTRENCHED,
  firstUnit,
  FRESH,
  opponent,
  type BlitzState,
  type Hex,
  type Side,
} from './state.ts'
import { disrupt, isOnMap, isTransport } from './units.ts'

/**
 * Finds the hexes from which a side can trace a supply line to hexes of its choice: they are 1 in
 * the table that comes back, which the next call overwrites. No enemy combat unit may stand in a hex
 * of the line, and no enemy ZOC lie on it unless a friend is there. BLZ-SUP-2, BLZ-SUP-3, BLZ-SUP-4,
 * BLZ-SUP-5
 */
export function traceTo(s: BlitzState, side: Side, sources: readonly Hex[]): Uint8Array {
  const { found, stack } = s.work.traces
  const { neighbours, unbridged } = s.board
  const { units, zoc, entrenchment } = s
  const own = at(s, side, 0)
  const enemy = at(s, opponent(side), 0)
  const dug = ENTRENCHED + side // BLZ-ZOC-3
  const isOpen = (hex: Hex): boolean =>
    units[enemy + hex]! === 0 &&
    (zoc[enemy + hex]! === 0 || units[own + hex]! > 0 || entrenchment[hex]! === dug)
  found.fill(0)
  let open = 0
  for (let i = 0; i < sources.length; i++) {
    const hex = sources[i]!
    if (found[hex]! || !isOpen(hex)) continue
    found[hex] = 1
    stack[open++] = hex
  }
  while (open > 0) {
    const from = stack[--open]!
    for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
      const to = neighbours[slot]!
      if (to < 0 || found[to]! || !isOpen(to)) continue
      if (unbridged[slot]! && !(side === GERMAN && carriesSupply(s, from, to))) continue
      found[to] = 1
      stack[open++] = to
    }
  }
  return found
}

/** The hexes from which a side is supplied now. BLZ-SUP-2 */
export function traceSupply(s: BlitzState, side: Side): Uint8Array {
  return traceTo(s, side, s.board.supplyHexes[side]!)
}

/** Units of the phasing player without supply are disrupted; transports need none. BLZ-SUP-6, BLZ-SUP-9, BLZ-SUP-10 */
export const supplyPhase: AutomaticStep = (s, _dice, tell) => {
  const side = s.phasing
  const supplied = traceSupply(s, side) // BLZ-SUP-1
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (!isOnMap(s, unit) || isTransport(s, unit)) continue
    if (supplied[s.place[unit]!]! || s.flags[unit]! & FRESH) continue // BLZ-SUP-7
    disrupt(s, unit, 'BLZ-SUP-6', tell)
  }
  goTo(s, nextPhase(s, 'supply-phase'))
}
