import { GERMAN, HEX_COUNT, MEUSE, neighbours, NO_ROAD, river, road } from './data/map.ts'
import { UNIT_COUNT } from './data/units.ts'
import { goTo, type AutomaticStep } from './flow.ts'
import {
  at,
  ISOLATED,
  opponent,
  OUT_OF_SUPPLY,
  type CellesState,
  type Hex,
  type Side,
} from './state.ts'
import { isOnMap, nationalityOf } from './units.ts'

/** Nationalities: GERMAN, US, BRITISH. */
const NATIONALITY_COUNT = 3

const supplied = Array.from({ length: NATIONALITY_COUNT }, () => new Uint8Array(HEX_COUNT))
const open = new Int16Array(HEX_COUNT)

/** Whether a supply line of a side may enter a hex. CEL-5.0.2, CEL-5.0.3 */
function isPassable(s: CellesState, side: Side, hex: Hex): boolean {
  const enemy = opponent(side)
  if (s.board.rearArea[hex]! === enemy || s.steps[at(enemy, hex)]! > 0) return false
  return s.zoc[at(enemy, hex)]! === 0 || s.steps[at(side, hex)]! > 0 // CEL-9.0.5
}

/**
 * The hexes from which a nationality can trace supply now: 1, else 0. Terrain and minor rivers do
 * not matter. The table is overwritten by the next call. CEL-5.0.2 to CEL-5.0.6
 */
export function traceSupply(s: CellesState, nationality: number): Uint8Array {
  const side = nationality === GERMAN ? 0 : 1
  const reached = supplied[nationality]!
  const sources = s.board.supplySources[nationality]!
  let size = 0
  reached.fill(0)
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i]!
    if (!isPassable(s, side, source)) continue
    reached[source] = 1
    open[size++] = source
  }
  while (size > 0) {
    const hex = open[--size]!
    for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
      const other = neighbours[slot]!
      if (other < 0 || reached[other]! !== 0) continue
      if (river[slot]! === MEUSE && (side === GERMAN || road[slot]! === NO_ROAD)) continue // CEL-5.0.4
      if (!isPassable(s, side, other)) continue
      reached[other] = 1
      open[size++] = other
    }
  }
  return reached
}

/** Marks every unit on the map. CEL-5.0.1, CEL-5.0.7 */
export const supplyPhase: AutomaticStep = (s, _dice, tell) => {
  for (let nationality = 0; nationality < NATIONALITY_COUNT; nationality++) {
    traceSupply(s, nationality)
  }
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (!isOnMap(s, unit)) continue
    const hex = s.place[unit]!
    const before = s.flags[unit]! & (OUT_OF_SUPPLY | ISOLATED)
    const after = supplied[nationalityOf(unit)]![hex]! !== 0 ? 0 : before ? ISOLATED : OUT_OF_SUPPLY
    if (after === before) continue
    s.flags[unit] = (s.flags[unit]! & ~(OUT_OF_SUPPLY | ISOLATED)) | after
    const state = after === ISOLATED ? 2 : after === OUT_OF_SUPPLY ? 1 : 0
    tell?.({ type: 'supply', rule: 'CEL-5.0.7', unit, hex, state })
  }
  goTo(s, 'initiative-phase')
}
