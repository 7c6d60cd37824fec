import type { Board } from './data/board.ts'
import { ALLIED, GERMAN } from './data/codes.ts'
import { goTo, type AutomaticStep } from './flow.ts'
import { at, ISOLATED, opponent, OUT_OF_SUPPLY, type CellesState, type Side } from './state.ts'
import { isOnMap, nationalityOf } from './units.ts'

/** Nationalities: GERMAN, US, BRITISH. */
const NATIONALITY_COUNT = 3

// What a trace finds in a hex.
const OPEN = 0
const BARRED = 1
export const TRACED = 2

/** Room to trace supply in. */
export interface Traces {
  readonly found: readonly Uint8Array[] // by nationality: what the last trace found in each hex
  readonly stack: Int16Array
  fresh: number // nationalities traced for the position being looked at, as bits
}

export function makeTraces({ hexCount }: Board): Traces {
  return {
    found: Array.from({ length: NATIONALITY_COUNT }, () => new Uint8Array(hexCount)),
    stack: new Int16Array(hexCount),
    fresh: 0,
  }
}

/** Bars the hexes that a supply line of a side may not enter. CEL-5.0.2, CEL-5.0.3 */
function bar(s: CellesState, side: Side, into: Uint8Array): void {
  const { steps, zoc } = s
  const { rearArea } = s.board
  const enemy = opponent(side)
  const [own, other] = [at(s, side, 0), at(s, enemy, 0)]
  for (let hex = 0; hex < into.length; hex++) {
    const isCovered = zoc[other + hex]! > 0 && steps[own + hex]! === 0 // CEL-9.0.5
    const isBarred = isCovered || rearArea[hex]! === enemy || steps[other + hex]! > 0
    into[hex] = isBarred ? BARRED : OPEN
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
  const sources = s.board.supplySources[nationality]!
  const next = s.board.supplyLinks[side]!
  let size = 0
  bar(s, side, traced)
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i]!
    if (traced[source]! !== OPEN) continue
    traced[source] = TRACED
    stack[size++] = source
  }
  while (size > 0) {
    const hex = stack[--size]!
    for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
      const other = next[slot]!
      if (other < 0 || traced[other]! !== OPEN) continue
      traced[other] = TRACED
      stack[size++] = other
    }
  }
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
