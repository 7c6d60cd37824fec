import { LEGAL, type Rebuff, type Verdict } from '@estafette/kernel'
import { directionTo, distance } from './data/map.ts'
import { allowance, entryVerdict, isInfiltration, movementLeft, stepCost } from './movement.ts'
import { cheapestWays, pathTo, unitReach, type UnitReach } from './reach.ts'
import { WHY } from './reasons.ts'
import { opponent, sideOfUnit, type CellesState, type Hex, type Unit } from './state.ts'
import { hasEnemy } from './units.ts'
import { isNearEnemy } from './zoc.ts'

/**
 * Why a unit cannot go to a hex: forbidden ground or an enemy there, or what stops it on the
 * cheapest way; null where it can go there. A unit that is not under way has no MP at all.
 */
export function obstacleTo(
  s: CellesState,
  unit: Unit,
  place: Hex,
  isUnderWay: boolean,
  found: UnitReach,
): Rebuff | null {
  const side = sideOfUnit(s, unit)
  const refuse = (verdict: Verdict, hex: Hex, more = {}): Rebuff => ({
    verdict,
    gaps: { turn: s.turn, side, unit, hex, ...more },
    place,
  })
  if (isUnderWay && unitReach(s, unit, found).cost[place]! >= 0) return null
  if (hasEnemy(s, side, place)) return refuse(WHY['enemy-there'], place) // CEL-8.0.6
  if (s.board.rearArea[place]! === opponent(side)) return refuse(WHY['rear-area'], place) // CEL-8.4
  if (!isUnderWay) return refuse(WHY['no-points'], place)
  cheapestWays(s, unit, found)
  if (found.cost[place]! < 0) return endOfTheWay(s, side, place, found, refuse)
  return stopOnTheWay(s, unit, pathTo(found, place), refuse)
}

type Refuse = (verdict: Verdict, hex: Hex, more?: Readonly<Record<string, number>>) => Rebuff

/** Where the points run out on a way, or a die decides. CEL-8.0.5, CEL-8.5.3, CEL-9.1.2 */
function stopOnTheWay(s: CellesState, unit: Unit, way: readonly Hex[], refuse: Refuse): Rebuff {
  const side = sideOfUnit(s, unit)
  const base = allowance(s, unit, false) - s.spent
  let whole = movementLeft(s)
  let spent = 0
  for (let index = 1; index < way.length; index++) {
    const [from, hex] = [way[index - 1]!, way[index]!]
    const cost = stepCost(s, unit, from, directionTo(s.board, from, hex))
    const points = { cost, left: Math.max(0, whole - spent) }
    if (isNearEnemy(s, side, hex)) {
      const isByBonus = spent + cost > base && spent + cost <= whole
      if (isByBonus) return refuse(WHY['strategic-near-enemy'], hex, points)
      whole = Math.min(whole, base) // CEL-8.5.3
    }
    if (spent + cost > whole) return refuse(WHY['too-costly'], hex, points)
    if (isInfiltration(s, side, from, hex)) return refuse(WHY['beyond-infiltration'], hex)
    spent += cost
  }
  throw new Error('a hex that can be walked to is within reach')
}

/** What bars the step from the nearest hex that could be reached at all towards a hex. */
function endOfTheWay(
  s: CellesState,
  side: number,
  place: Hex,
  found: UnitReach,
  refuse: Refuse,
): Rebuff {
  let nearest = found.hexes[0]!
  for (const hex of found.hexes.subarray(0, found.size)) {
    if (distance(s.board, hex, place) < distance(s.board, nearest, place)) nearest = hex
  }
  if (found.rolls[nearest]) return refuse(WHY['beyond-infiltration'], nearest)
  let verdict = WHY['too-costly']
  let barred = nearest
  for (let direction = 0; direction < 6; direction++) {
    const to = s.board.neighbours[nearest * 6 + direction]!
    if (to < 0 || distance(s.board, to, place) >= distance(s.board, nearest, place)) continue
    verdict = entryVerdict(s, side, nearest, direction)
    barred = to
    if (verdict !== LEGAL) break
  }
  return refuse(verdict, barred)
}
