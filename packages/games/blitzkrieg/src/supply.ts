import { GERMAN } from './data/codes.ts'
import { goTo, type AutomaticStep } from './flow.ts'
import { nextPhase } from './phases.ts'
import { carriesSupply } from './pontoons.ts'
import {
  at,
  DISRUPTED,
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

// By hex, in the table that is traced into.
const SUPPLIED = 1
const ASKED = 2 // somebody there wants to know, and has no answer yet

/**
 * Finds the hexes from which a side can trace a supply line to hexes of its choice: they are 1 in
 * the table that comes back, which the next call overwrites.
 */
export function traceTo(s: BlitzState, side: Side, sources: readonly Hex[]): Uint8Array {
  s.work.traces.found.fill(0)
  return trace(s, side, sources, NOBODY)
}

const NOBODY = -1

/**
 * Traces lines from their sources until so many hexes that were asked for are found. No enemy combat
 * unit may stand in a hex of the line, and no enemy ZOC lie on it unless a friend is there.
 * BLZ-SUP-2, BLZ-SUP-3, BLZ-SUP-4, BLZ-SUP-5
 */
function trace(s: BlitzState, side: Side, sources: readonly Hex[], asked: number): Uint8Array {
  const { found, stack } = s.work.traces
  const { neighbours, unbridged } = s.board
  const { units, zoc, entrenchment } = s
  const own = at(s, side, 0)
  const enemy = at(s, opponent(side), 0)
  const dug = ENTRENCHED + side // BLZ-ZOC-3
  const isOpen = (hex: Hex): boolean =>
    units[enemy + hex]! === 0 &&
    (zoc[enemy + hex]! === 0 || units[own + hex]! > 0 || entrenchment[hex]! === dug)
  let left = asked
  let open = 0
  for (let i = 0; i < sources.length; i++) {
    const hex = sources[i]!
    if (found[hex]! === SUPPLIED || !isOpen(hex)) continue
    if (found[hex]! === ASKED) left--
    found[hex] = SUPPLIED
    stack[open++] = hex
  }
  while (open > 0 && left !== 0) {
    const from = stack[--open]!
    for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
      const to = neighbours[slot]!
      if (to < 0 || found[to]! === SUPPLIED || !isOpen(to)) continue
      if (unbridged[slot]! && !(side === GERMAN && carriesSupply(s, from, to))) continue
      if (found[to]! === ASKED) left--
      found[to] = SUPPLIED
      stack[open++] = to
    }
  }
  return found
}

/**
 * Finds which hexes of combat units with some flags, and without the others of a mask, are supplied:
 * they are 1 in the table that comes back, of other hexes it says nothing.
 */
export function traceUnits(s: BlitzState, side: Side, mask: number, flags: number): Uint8Array {
  const { found } = s.work.traces
  found.fill(0)
  let asked = 0
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if ((s.flags[unit]! & mask) !== flags || !isOnMap(s, unit) || isTransport(s, unit)) continue
    const hex = s.place[unit]!
    if (found[hex]! === 0) asked++
    found[hex] = ASKED
  }
  return trace(s, side, s.board.supplyHexes[side]!, asked)
}

/** The hexes from which a side is supplied now. BLZ-SUP-2 */
export function traceSupply(s: BlitzState, side: Side): Uint8Array {
  return traceTo(s, side, s.board.supplyHexes[side]!)
}

/** Units of the phasing player without supply are disrupted; transports need none. BLZ-SUP-6, BLZ-SUP-9, BLZ-SUP-10 */
export const supplyPhase: AutomaticStep = (s, _dice, tell) => {
  const side = s.phasing
  const supplied = traceUnits(s, side, FRESH | DISRUPTED, 0) // BLZ-SUP-1, BLZ-SUP-7
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (!isOnMap(s, unit) || isTransport(s, unit)) continue
    if (supplied[s.place[unit]!]! === SUPPLIED || s.flags[unit]! & FRESH) continue
    disrupt(s, unit, 'BLZ-SUP-6', tell)
  }
  goTo(s, nextPhase(s, 'supply-phase'))
}
