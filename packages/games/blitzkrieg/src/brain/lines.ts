import { GERMAN } from '../data/codes.ts'
import type { Board } from '../data/board.ts'
import type { VictorySource } from '../data/source.ts'
import { carriesSupply, isBuilt } from '../pontoons.ts'
import { halvesOf } from '../score.ts'
import {
  DISRUPTED,
  NONE,
  opponent,
  sideOfUnit,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from '../state.ts'
import { isTransport } from '../units.ts'
import { countZoc, isInEnemyZoc, isInOpenEnemyZoc } from '../zoc.ts'
import { edgeHexes } from './objectives.ts'

/** Room to follow lines in. */
export interface Ways {
  readonly from: Int16Array // by hex: steps from where the line begins, -1 where it does not come
  readonly to: Int16Array // the same to where it ends
  readonly queue: Int16Array
  readonly widths: Int16Array // by steps from the beginning: hexes that the line could run through
  readonly regions: readonly Uint8Array[] // by side: 1 by hex that its lines come to
  readonly halves: number[] // by side: half VP that its lines bring
}

export function makeWays({ hexCount }: Board): Ways {
  const table = (): Int16Array => new Int16Array(hexCount)
  return {
    from: table(),
    to: table(),
    queue: table(),
    widths: table(),
    regions: [new Uint8Array(hexCount), new Uint8Array(hexCount)],
    halves: [0, 0],
  }
}

/** Half VP that a side has by its lines. */
function halvesBy(s: BlitzState, side: Side, lines: readonly VictorySource[]): number {
  let sum = 0
  for (const line of lines) sum += halvesOf(s, side, line)
  return sum
}

/** Looks how far the lines of a side come. */
export function followLines(
  s: BlitzState,
  side: Side,
  lines: readonly VictorySource[],
  { from, queue, regions, halves }: Ways,
): void {
  const region = regions[side]!
  region.fill(0)
  halves[side] = halvesBy(s, side, lines)
  for (const line of lines) {
    spread(s, side, isSupply(line), endsOf(s.board, line).sources, queue, from)
    for (let hex = 0; hex < region.length; hex++) if (from[hex]! >= 0) region[hex] = 1
  }
}

function isSupply({ kind }: VictorySource): boolean {
  return kind !== 'freeLine'
}

/** Whether a line comes as near to a hex as its ZOC reaches, and one more. */
function isNearRegion({ board }: BlitzState, hex: Hex, region: Uint8Array): boolean {
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const next = board.neighbours[slot]!
    if (next < 0) continue
    if (region[next]!) return true
    for (let more = next * 6, last = more + 6; more < last; more++) {
      const other = board.neighbours[more]!
      if (other >= 0 && region[other]!) return true
    }
  }
  return false
}

/** Takes a combat unit off its hex, or puts it back: neither it nor its ZOC is counted meanwhile. */
function count(s: BlitzState, unit: Unit, by: number): void {
  const hex = s.place[unit]!
  s.units[sideOfUnit(s, unit) * s.board.hexCount + hex]! += by
  if ((s.flags[unit]! & DISRUPTED) === 0) countZoc(s, unit, hex, by)
}

/** What a side loses by lines if a unit of it is not where it is; they have been followed. */
export function keptBy(
  s: BlitzState,
  unit: Unit,
  own: readonly VictorySource[],
  theirs: readonly VictorySource[],
  { regions, halves }: Ways,
): number {
  const side = sideOfUnit(s, unit)
  const enemy = opponent(side)
  const hex = s.place[unit]!
  const opens = own.length > 0 && isInEnemyZoc(s, side, hex)
  const bars = theirs.length > 0 && isNearRegion(s, hex, regions[enemy]!)
  if (!opens && !bars) return 0
  count(s, unit, -1)
  const lost = opens ? halves[side]! - halvesBy(s, side, own) : 0
  const given = bars ? halvesBy(s, enemy, theirs) - halves[enemy]! : 0
  count(s, unit, 1)
  return lost + given
}

/** What a side gains by its lines if the enemies in a hex are gone; they have been followed. */
export function wonBy(
  s: BlitzState,
  side: Side,
  hex: Hex,
  own: readonly VictorySource[],
  { regions, halves }: Ways,
): number {
  if (own.length === 0 || !isNearRegion(s, hex, regions[side]!)) return 0
  const each = (by: number): void => {
    for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
      if (!isTransport(s, unit)) count(s, unit, by)
    }
  }
  each(-1)
  const without = halvesBy(s, side, own)
  each(1)
  return without - halves[side]!
}

/** Whether a line of a side may run through a hex: free of enemies, or fit for supply. */
function isOpen(s: BlitzState, side: Side, forSupply: boolean, hex: Hex): boolean {
  if (s.units[opponent(side) * s.board.hexCount + hex]! > 0) return false
  return forSupply ? !isInOpenEnemyZoc(s, side, hex) : !isInEnemyZoc(s, side, hex)
}

/** Steps from some hexes along which a line of a side may run. */
function spread(
  s: BlitzState,
  side: Side,
  forSupply: boolean,
  sources: readonly Hex[],
  queue: Int16Array,
  out: Int16Array,
): void {
  const { neighbours, unbridged } = s.board
  const isBridged = forSupply ? carriesSupply : isBuilt
  out.fill(-1)
  let end = 0
  for (const hex of sources) {
    if (out[hex]! >= 0 || !isOpen(s, side, forSupply, hex)) continue
    out[hex] = 0
    queue[end++] = hex
  }
  for (let start = 0; start < end; start++) {
    const hex = queue[start]!
    for (let slot = hex * 6, last = slot + 6; slot < last; slot++) {
      const next = neighbours[slot]!
      if (next < 0 || out[next]! >= 0 || !isOpen(s, side, forSupply, next)) continue
      if (unbridged[slot]! && !(side === GERMAN && isBridged(s, hex, next))) continue
      out[next] = out[hex]! + 1
      queue[end++] = next
    }
  }
}

/** Hexes more than the shortest way that a line may take. */
const SLACK = 2

/** Where a line begins, and the ends of which each counts by itself. */
function endsOf(
  board: Board,
  line: VictorySource,
): { readonly sources: readonly Hex[]; readonly ends: readonly (readonly Hex[])[] } {
  if (line.kind === 'freeLine') {
    return { sources: edgeHexes(board, line.from!), ends: [edgeHexes(board, line.to!)] }
  }
  return {
    sources: board.bankHexes[board.banks.indexOf(line.fromBank!)]!,
    ends: board.scoringHexes.get(line)!.map((hex) => [hex]),
  }
}

/** Tells where lines that the enemy has can be cut: at their narrowest, and next to it. */
export function findGates(
  s: BlitzState,
  side: Side,
  theirs: readonly VictorySource[],
  ways: Ways,
  gates: Float64Array,
): void {
  const enemy = opponent(side)
  if (ways.halves[enemy] === 0) return
  for (const line of theirs) {
    const { sources, ends } = endsOf(s.board, line)
    spread(s, enemy, isSupply(line), sources, ways.queue, ways.from)
    for (const hexes of ends) {
      spread(s, enemy, isSupply(line), hexes, ways.queue, ways.to)
      cut(s, 2 * line.vp!, ways, gates)
    }
  }
}

function cut(s: BlitzState, points: number, { from, to, widths }: Ways, gates: Float64Array): void {
  const { hexCount, neighbours, built, unbridged } = s.board
  let shortest = 0x7fff
  for (let hex = 0; hex < hexCount; hex++) {
    if (from[hex]! >= 0 && to[hex]! >= 0) shortest = Math.min(shortest, from[hex]! + to[hex]!)
  }
  if (shortest === 0x7fff) return
  const isOnWay = (hex: Hex): boolean =>
    from[hex]! >= 0 && to[hex]! >= 0 && from[hex]! + to[hex]! <= shortest + SLACK
  widths.fill(0)
  for (let hex = 0; hex < hexCount; hex++) if (isOnWay(hex)) widths[from[hex]!]!++
  let narrowest = hexCount
  for (let at = 1; at < shortest; at++) narrowest = Math.min(narrowest, widths[at]!)
  const worth = points / Math.max(1, narrowest / 2) // a ZOC covers more than a hex
  for (let hex = 0; hex < hexCount; hex++) {
    if (!isOnWay(hex) || widths[from[hex]!]! > narrowest) continue
    gates[hex] = Math.max(gates[hex]!, worth)
    if (built[hex]!) continue // no ZOC goes there
    for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
      const near = neighbours[slot]!
      if (near >= 0 && !unbridged[slot]!) gates[near] = Math.max(gates[near]!, 0.8 * worth)
    }
  }
}
