import { GERMAN, PONTOONS } from '../data/codes.ts'
import { canBuild, carriesSupply } from '../pontoons.ts'
import {
  BUILDING,
  BUILT,
  IN_STORE,
  NONE,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from '../state.ts'

/** What one more bridge is worth, by those there are: the first one opens the other bank. */
const BRIDGES = [4, 2, 1, 0.6, 0.4, 0.3, 0.2] as const
const FOOTHOLD = 0.3 // of that, to be over the river where nobody builds yet

/** What it is worth for a bridge that a unit stands in a hex. BLZ-PON-4, BLZ-PON-9 */
export function bridgeAt(s: BlitzState, side: Side, unit: Unit, hex: Hex): number {
  const { board } = s
  if (side !== GERMAN || board.riverSides.length === 0 || !canBuild(s, unit)) return 0
  const isThere = s.place[unit]! === hex
  if (s.builders.includes(unit)) return isThere ? BRIDGES[0] : 0
  if (!s.pontoons.includes(IN_STORE)) return 0
  const worth = BRIDGES[bridges(s)]!
  let best = 0
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const over = board.neighbours[slot]!
    if (over < 0 || !board.unbridged[slot]! || carriesSupply(s, hex, over)) continue
    if (hasBuilder(s, over, unit)) return worth
    if (board.bank[hex] !== board.bank[board.supplyHexes[side]![0]!]) best = FOOTHOLD * worth
  }
  return best
}

/** Bridges that are built or begun. */
function bridges(s: BlitzState): number {
  let count = 0
  for (let marker = 0; marker < PONTOONS; marker++) {
    if (s.pontoons[marker] === BUILT || s.pontoons[marker] === BUILDING) count++
  }
  return count
}

/** Whether somebody else in a hex could build. */
function hasBuilder(s: BlitzState, hex: Hex, except: Unit): boolean {
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (unit !== except && canBuild(s, unit)) return true
  }
  return false
}
