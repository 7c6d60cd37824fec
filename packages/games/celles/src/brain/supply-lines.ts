import type { Board } from '../data/board.ts'
import { GERMAN, MEUSE } from '../data/codes.ts'
import { at, endUnit, firstUnit, NONE, type CellesState, type Hex, type Side } from '../state.ts'
import { TRACED, traceSupply } from '../supply.ts'
import { isOnMap, nationalityOf } from '../units.ts'
import { NATIONALITY_COUNT } from '../work.ts'
import type { Memory } from './rooms.ts'

/** The supply lines of the enemy, as a side sees them that wonders which it could cut. */
export interface SupplyLines {
  readonly memory: Memory
  readonly s: CellesState // the position without the unit that is wondered about
  side: Side
  enemy: Side
  readonly chains: readonly Int16Array[] // by nationality of the enemy: the next hex to a source
  hasChains: boolean // whether all who can trace supply have one
  readonly lines: Uint8Array // 1 on the supply lines of the enemy
}

/** Room for the lines on a board; none is known yet. */
export function makeLines({
  hexCount,
}: Board): Pick<SupplyLines, 'chains' | 'hasChains' | 'lines'> {
  return {
    chains: Array.from({ length: NATIONALITY_COUNT }, () => new Int16Array(hexCount)),
    hasChains: false,
    lines: new Uint8Array(hexCount),
  }
}

/**
 * Marks one supply line of every enemy unit that has one: only who comes near can cut it. Those
 * without one are counted.
 */
export function fillLines(v: SupplyLines): number {
  const { s, enemy, lines } = v
  const { queue } = v.memory.survey
  lines.fill(0)
  v.hasChains = true
  let cut = 0
  for (let nationality = 0; nationality < NATIONALITY_COUNT; nationality++) {
    if ((nationality === GERMAN) !== (enemy === GERMAN)) continue
    const traced = traceSupply(s, nationality)
    const before = v.chains[nationality]!
    let size = 0
    before.fill(-2)
    for (const source of s.board.supplySources[nationality]!) {
      if (traced[source]! !== TRACED) continue
      before[source] = -1
      queue[size++] = source
    }
    for (let i = 0; i < size; i++) {
      const hex = queue[i]!
      for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
        const other = s.board.neighbours[slot]!
        if (other < 0 || before[other]! !== -2 || traced[other]! !== TRACED) continue
        if (s.board.river[slot]! === MEUSE) continue
        before[other] = hex
        queue[size++] = other
      }
    }
    for (let unit = firstUnit(s, enemy); unit < endUnit(s, enemy); unit++) {
      if (!isOnMap(s, unit) || nationalityOf(s, unit) !== nationality) continue
      if (traced[s.place[unit]!]! !== TRACED) cut++
      else if (before[s.place[unit]!]! === -2) v.hasChains = false
      for (let hex = s.place[unit]!; hex >= 0 && lines[hex]! === 0; hex = before[hex]!)
        lines[hex] = 1
    }
  }
  return cut
}

/** Whether a unit in a hex comes near enough to a line to cut it. */
export function touchesLine(v: SupplyLines, hex: Hex): boolean {
  const { s } = v
  if (v.lines[hex]! !== 0) return true
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const other = s.board.neighbours[slot]!
    if (other >= 0 && v.lines[other]! !== 0 && v.s.steps[at(s, v.enemy, other)]! === 0) return true
  }
  return false
}

/** Enemy units that cannot trace supply as things stand in the survey. */
export function cutUnits(v: SupplyLines): number {
  const { s, enemy } = v
  let count = 0
  let nationality = -1
  let traced: Uint8Array | null = null
  for (let unit = firstUnit(s, enemy); unit < endUnit(s, enemy); unit++) {
    if (!isOnMap(s, unit)) continue
    if (nationalityOf(s, unit) !== nationality) {
      nationality = nationalityOf(s, unit)
      traced = traceSupply(s, nationality)
    }
    if (traced?.[s.place[unit]!] !== TRACED) count++
  }
  return count
}

/** The same, by the lines that were found: only where one is cut another way is looked for. */
export function cutNow(v: SupplyLines): number {
  if (!v.hasChains) return cutUnits(v)
  const { s, enemy } = v
  let count = 0
  for (let unit = firstUnit(s, enemy); unit < endUnit(s, enemy); unit++) {
    if (isOnMap(s, unit) && !isLinked(v, s.place[unit]!, nationalityOf(s, unit))) count++
  }
  return count
}

const SEEN = 1
const LINKED = 2

/** Whether supply of the enemy gets to a hex by the line found for it, or by any other. */
function isLinked(v: SupplyLines, from: Hex, nationality: number): boolean {
  const { marks, queue } = v.memory.survey
  const { board } = v.s
  const chain = v.chains[nationality]!
  if (chain[from]! === -2) return false
  let cut = NONE
  for (let hex = from; hex >= 0; hex = chain[hex]!) if (isBarred(v, hex)) cut = hex
  if (cut === NONE) return true
  marks.fill(0)
  for (let hex = chain[cut]!; hex >= 0; hex = chain[hex]!) marks[hex] = LINKED
  for (const source of board.supplySources[nationality]!) {
    if (!isBarred(v, source)) marks[source] = LINKED
  }
  const links = board.supplyLinks[v.enemy]!
  let size = 0
  queue[size++] = from
  marks[from] = SEEN
  for (let i = 0; i < size; i++) {
    for (let slot = queue[i]! * 6, end = slot + 6; slot < end; slot++) {
      const next = links[slot]!
      if (next < 0 || marks[next]! === SEEN) continue
      if (marks[next]! === LINKED) return true
      marks[next] = SEEN
      if (!isBarred(v, next)) queue[size++] = next
    }
  }
  return false
}

/** Whether no supply line of the enemy may enter a hex. CEL-5.0.2, CEL-5.0.3 */
function isBarred({ s, side, enemy }: SupplyLines, hex: Hex): boolean {
  if (s.board.supplyClosed[enemy]![hex]! !== 0 || s.steps[at(s, side, hex)]! > 0) return true
  return s.zoc[at(s, side, hex)]! > 0 && s.steps[at(s, enemy, hex)]! === 0
}
