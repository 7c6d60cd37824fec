import { LEGAL } from '@estafette/kernel'
import { BRITISH, GERMAN, US } from '../data/codes.ts'
import { distance } from '../data/map.ts'
import { entryVerdict } from '../movement.ts'
import { NONE, type CellesState, type Hex, type Side } from '../state.ts'
import { isInOpenEnemyZoc } from '../zoc.ts'
import { type RetreatEnd } from './rooms.ts'

// Own directions as bits, N NE SE S SW NW. CEL-11.1.7
const OWN: readonly number[] = Object.assign([], {
  [GERMAN]: 0b001100,
  [US]: 0b100011,
  [BRITISH]: 0b110000,
})

const WATCHED = 2
const ASTRAY = 1

function rankOf(s: CellesState, side: Side, nationality: number, from: Hex, dir: number): number {
  if (entryVerdict(s, side, from, dir) !== LEGAL) return NONE
  const to = s.board.neighbours[from * 6 + dir]!
  const watched = isInOpenEnemyZoc(s, side, to) ? WATCHED : 0
  return watched + ((OWN[nationality]! >> dir) & 1 ? 0 : ASTRAY)
}

/** The way two hexes back by the priorities: ZOC on all of it, then direction. CEL-11.1.9, CEL-11.1.16 */
export function findRetreat(
  s: CellesState,
  side: Side,
  nationality: number,
  from: Hex,
  out: RetreatEnd,
): RetreatEnd {
  out.end = NONE
  out.watched = 0
  let best = 1000
  for (let first = 0; first < 6; first++) {
    const rank = rankOf(s, side, nationality, from, first)
    if (rank < 0) continue
    const middle = s.board.neighbours[from * 6 + first]!
    for (let second = 0; second < 6; second++) {
      const to = s.board.neighbours[middle * 6 + second]!
      if (to < 0 || distance(s.board, from, to) < 2) continue
      const then = rankOf(s, side, nationality, middle, second)
      if (then < 0) continue
      const watched = (rank & WATCHED ? 1 : 0) + (then & WATCHED ? 1 : 0) // over the whole way
      const total = 100 * watched + 10 * (rank & ASTRAY) + (then & ASTRAY)
      if (total >= best) continue
      best = total
      out.end = to
      out.watched = watched
    }
  }
  return out
}
