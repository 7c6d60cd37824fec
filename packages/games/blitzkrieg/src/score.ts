import { ALLIED, EDGES, GERMAN } from './data/codes.ts'
import type { VictorySource } from './data/source.ts'
import { hasHappened } from './happened.ts'
import { isBuilt } from './pontoons.ts'
import {
  at,
  endUnit,
  ENTRENCHED,
  firstUnit,
  opponent,
  plays,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'
import { traceSupply, traceTo } from './supply.ts'
import { isArmored, isOnMap, isRefit, isTransport } from './units.ts'

/** Half VP of a side, as if the game ended now. BLZ-VIC-1, BLZ-VIC-7 */
export function score(s: BlitzState, side: Side): number {
  let halves = s.scored[side]!
  for (const line of s.board.scoring) {
    if (isLineOf(line, side)) halves += halvesOf(s, side, line)
  }
  return halves
}

/** Whether a line of scoring is for a side. */
export function isLineOf({ side }: VictorySource, of: Side): boolean {
  return side === 'BOTH' || (side === 'GERMAN' ? GERMAN : ALLIED) === of
}

/** Half VP of a side by a line of scoring that is for it. */
export function halvesOf(s: BlitzState, side: Side, line: VictorySource): number {
  return 2 * (line.vp ?? 0) * timesOf(s, side, line)
}

/** How often a line of scoring counts for a side; what was scored in play counts there. */
function timesOf(s: BlitzState, side: Side, line: VictorySource): number {
  const enemy = opponent(side)
  if (line.requiresEvent && !hasHappened(s, line.requiresEvent)) return 0
  if (!isMet(s, line)) return 0
  switch (line.kind) {
    case 'enemyEliminated': // BLZ-VIC-2, SED-VIC-1, DIN-VIC-1
      return countUnits(s, enemy, (unit) => isDead(s, unit) && isArmored(s, unit) === line.armored)
    case 'enemyRefitOnMap': // BLZ-UNIT-6, BLZ-NIT-7
      return countUnits(s, enemy, (unit) => isOnMap(s, unit) && isRefit(s, unit))
    case 'hexTerrain': // GEM-VIC-1, ARS-VIC-1, STO-VIC-1, HAN-VIC-1
    case 'hexLevel': // STO-VIC-1
    case 'hexList': // SED-VIC-2
    case 'placeHexes': // DIN-VIC-2
      return countHexes(s, side, line)
    case 'placeOccupied': // STO-VIC-1, STO-VIC-3
      return isHolder(s, side, line) ? 1 : 0
    case 'anyHexControlled': // ARS-VIC-2, ARS-VIC-3
      return hexesOf(s, line).some((hex) => s.control[hex] === side + 1) ? 1 : 0
    case 'freeLine': // GEM-VIC-3, DIN-VIC-3
      return isFreeLine(s, side, line.from!, line.to!) ? 1 : 0
    case 'supplyLinesToHexes': // SED-VIC-3, SED-VIC-4
      return countLines(s, side, line)
    case 'armoredUnitsSuppliedTo': // STO-VIC-2
      return countTracing(s, side, edgeOf(s, line.edge!), (unit) => isArmored(s, unit))
    case 'unitsOnEdgeInSupply': // HAN-VIC-2
      return countTracing(s, side, s.board.supplyHexes[side]!, (unit) =>
        edgeOf(s, line.edge!).includes(s.place[unit]!),
      )
    case 'exitedUnits': // DIN-VIC-3, HAN-VIC-3
    case 'exitedReinforcements': // SED-VIC-2
      return countUnits(s, side, (unit) => s.place[unit]! === s.board.gone)
    case 'exitedEnemyUnits': // DIN-VIC-2
      return countUnits(s, enemy, (unit) => s.place[unit]! === s.board.gone)
    case 'enemyFormationOnMap': // DIN-VIC-3, DIN-EVT-3
      return countUnits(s, enemy, (unit) => isOnMap(s, unit) && isOf(s, unit, line.formation!))
    case 'ownUnitsNeverEntered': // HAN-VIC-3
      return countUnits(s, side, (unit) => s.place[unit]! === s.board.waiting)
    case 'optionUsed': // GEM-VIC-4
      return plays(s, line.option!) ? 1 : 0
    default: // scored when it happens: byEvent, byReinforcement, rommelEliminated, entered units
      return 0
  }
}

/** Combat units of a side that pass a test. DIN-VIC-4 */
function countUnits(s: BlitzState, side: Side, test: (unit: Unit) => boolean): number {
  let count = 0
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (!isTransport(s, unit) && test(unit)) count++
  }
  return count
}

/** BLZ-VIC-2: in the eliminated box, recoverable or not. */
function isDead(s: BlitzState, unit: Unit): boolean {
  return s.place[unit]! === s.board.eliminated || s.place[unit]! === s.board.lost
}

function isOf(s: BlitzState, unit: Unit, formation: string): boolean {
  return s.board.formationNames[s.board.unitFormation[unit]!] === formation
}

/** Whether a hex of a line of scoring counts for a side: it occupies it, or holds it. BLZ-VIC-3 */
export function hasHex(s: BlitzState, side: Side, { mode }: VictorySource, hex: Hex): boolean {
  return mode === 'held' ? s.control[hex] === side + 1 : s.units[at(s, side, hex)]! > 0
}

/** Hexes of a line of scoring that count for a side. */
function countHexes(s: BlitzState, side: Side, line: VictorySource): number {
  let count = 0
  for (const hex of hexesOf(s, line)) if (hasHex(s, side, line, hex)) count++
  return count
}

/** Whether a side occupies more hexes of a place than the other. STO-VIC-3 */
function isHolder(s: BlitzState, side: Side, line: VictorySource): boolean {
  return countHexes(s, side, line) > countHexes(s, opponent(side), line)
}

function edgeOf(s: BlitzState, edge: string): readonly Hex[] {
  return s.board.edgeHexes[EDGES.findIndex((name) => name === edge)]!
}

/** Whether the condition of a line of scoring is met. DIN-VIC-2, DIN-VIC-3, HAN-VIC-3 */
export function isMet(s: BlitzState, { condition }: VictorySource): boolean {
  return !condition || isLineFree(s, condition) === condition.exists
}

/** Whether the line of a condition exists for the Germans. DIN-VIC-2, HAN-VIC-3 */
function isLineFree(s: BlitzState, line: NonNullable<VictorySource['condition']>): boolean {
  if (line.kind === 'freeLine') return isFreeLine(s, GERMAN, line.from, line.to)
  const traced = traceTo(s, GERMAN, edgeOf(s, line.from))
  return edgeOf(s, line.to).some((hex) => traced[hex]! !== 0)
}

/** Whether a way free of enemies and their ZOC joins two edges; friends do not help. BLZ-VIC-5 */
function isFreeLine(s: BlitzState, side: Side, from: string, to: string): boolean {
  const { found, stack } = s.work.traces
  const { neighbours, unbridged } = s.board
  const { units, zoc, entrenchment } = s
  const enemy = at(s, opponent(side), 0)
  const dug = ENTRENCHED + side // BLZ-ZOC-3
  const isOpen = (hex: Hex): boolean =>
    units[enemy + hex]! === 0 && (zoc[enemy + hex]! === 0 || entrenchment[hex]! === dug)
  found.fill(0)
  let open = 0
  for (const hex of edgeOf(s, from)) {
    if (!isOpen(hex)) continue
    found[hex] = 1
    stack[open++] = hex
  }
  while (open > 0) {
    const hex = stack[--open]!
    for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
      const next = neighbours[slot]!
      if (next < 0 || found[next]! || !isOpen(next)) continue
      if (unbridged[slot]! && !(side === GERMAN && isBuilt(s, hex, next))) continue
      found[next] = 1
      stack[open++] = next
    }
  }
  return edgeOf(s, to).some((hex) => found[hex]! !== 0)
}

/** Hexes to which a supply line leads from a bank. SED-VIC-4 */
function countLines(s: BlitzState, side: Side, line: VictorySource): number {
  const { banks, bankHexes } = s.board
  const traced = traceTo(s, side, bankHexes[banks.indexOf(line.fromBank!)]!)
  let count = 0
  for (const hex of hexesOf(s, line)) count += traced[hex]!
  return count
}

/** The hexes that a line of scoring is about. */
export function hexesOf(s: BlitzState, line: VictorySource): readonly Hex[] {
  return s.board.scoringHexes.get(line)!
}

/** Units of a side that can trace to hexes and pass a test. */
function countTracing(
  s: BlitzState,
  side: Side,
  hexes: readonly Hex[],
  test: (unit: Unit) => boolean,
): number {
  const traced =
    hexes === s.board.supplyHexes[side] ? traceSupply(s, side) : traceTo(s, side, hexes)
  return countUnits(
    s,
    side,
    (unit) => isOnMap(s, unit) && traced[s.place[unit]!]! !== 0 && test(unit),
  )
}
