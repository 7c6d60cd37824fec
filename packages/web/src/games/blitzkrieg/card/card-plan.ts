import {
  byGoal,
  isInEnemyZoc,
  opponent,
  placeOf,
  RIDING,
  score,
  sideOfUnit,
  standing,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { goersOf, type Plan } from '@estafette/kernel'
import type { CardFact, Tile, TileGroup } from '../../../screen/card.ts'
import type { BlitzDesk } from '../desk.ts'
import { points } from '../words.ts'
import {
  combatUnits,
  groundOf,
  hexName,
  namesOf,
  positionOf,
  sentence,
  stackName,
  type OwnCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { moveWords } from './move-words.ts'
import type { PlanPart } from '../../../screen/plans.ts'

const NEAR = 4 // hexes beside the one that is meant that are looked at
const SHOWN = 3 // of these and itself
const PASSED = 4 // hexes on the way that are named

type Plans = Pick<PlanPart<BlitzState>, 'danger' | 'spell'>

/** A way that is planned: what it costs and leaves, what it leads into. BLZ-MOV-1 */
export function movePlanCard(model: BlitzDesk, plan: Plan, plans: Plans): OwnCard {
  const s = positionOf(model)
  const goers = goersOf(plan, plans.spell(s, plan))
  const danger = plans.danger?.(s, plan) ?? null
  return {
    title: cardWords().moveTo(stackName(model, plan.units), hexName(model, plan.place)),
    note:
      [wayText(s, plan), stayText(model, plan, goers)].filter(Boolean).join('. ') ||
      sentence(groundOf(s, plan.place)),
    facts: [costFact(s, plan), leftFact(s, plan), scoreFact(s, plan, goers)],
    ...(danger && { danger }),
    groups: [...thenGroup(s, plan), ...othersGroup(model, plan, plans)],
  }
}

/** What it costs, hex by hex where there are several. */
function costFact(s: BlitzState, { cost, left, costs = [], place, manner }: Plan): CardFact {
  const terms = costs.length > 1 && costs.length <= PASSED ? costs.map(points).join(' + ') : ''
  const riding = manner === RIDING ? cardWords().riding : ''
  return {
    value: moveWords().costOf(points(cost), points(cost + left)),
    text: [terms, riding].filter(Boolean).join(', ') || groundOf(s, place),
  }
}

/** What is left to use. BLZ-ZOC-8 */
function leftFact(s: BlitzState, { left, place, units }: Plan): CardFact {
  const words = moveWords()
  const isZone = isInEnemyZoc(s, sideOfUnit(s, units[0]!), place)
  return {
    value: words.left(points(left)),
    text: isZone ? words.zoneStops : left > 0 ? words.mayGoOn : words.thenDone,
  }
}

/** Points of both sides, and what the move changes about them. */
function scoreFact(s: BlitzState, { place }: Plan, goers: readonly number[]): CardFact {
  const words = moveWords()
  const after = standing(s, goers, place)
  const [german, allied] = [0, 1].map((side) => score(after, side))
  const change = [0, 1].map((side) => score(after, side) - score(s, side))
  const own = goers.length > 0 ? sideOfUnit(s, goers[0]!) : 0
  const gained = change[own]! - change[1 - own]!
  const sign = gained < 0 ? '−' : '+'
  return {
    value: `${points(german!)} – ${points(allied!)}`,
    text: gained === 0 ? words.vp : words.vpChange(sign + points(Math.abs(gained))),
  }
}

/** The hexes on the way. */
function wayText(s: BlitzState, { path }: Plan): string {
  const passed = path.slice(1, -1).filter((hex) => hex < s.board.hexCount)
  if (passed.length === 0 || passed.length > PASSED) return ''
  return moveWords().by(passed.map((hex) => s.board.hexIds[hex]!).join(', '))
}

/** Who of the stack stays behind. */
function stayText(model: BlitzDesk, { units }: Plan, goers: readonly number[]): string {
  const s = positionOf(model)
  const from = placeOf(s, units[0]!)
  if (from >= s.board.hexCount) return ''
  const staying = combatUnits(s, sideOfUnit(s, units[0]!), from).filter(
    (unit) => !goers.includes(unit),
  )
  if (staying.length === 0) return ''
  const words = moveWords()
  return words[staying.length === 1 ? 'stays' : 'stay'](
    namesOf(model, staying),
    s.board.hexIds[from]!,
  )
}

/** Whom they could attack from there, and that they may have to. BLZ-CBT-8 */
function thenGroup(s: BlitzState, { place, units }: Plan): readonly TileGroup[] {
  if (s.exploiting) return []
  const side = sideOfUnit(s, units[0]!)
  const enemy = opponent(side)
  const near = [...s.board.neighbours.subarray(place * 6, place * 6 + 6)].filter(
    (hex) => hex >= 0 && combatUnits(s, enemy, hex).length > 0,
  )
  if (near.length === 0) return []
  const words = moveWords()
  const names = near.map((hex) => s.board.hexIds[hex]!)
  const isZone = isInEnemyZoc(s, side, place)
  const note = (isZone ? words.mustAttack : words.canAttack)(words.either(names))
  return [{ key: 'then', title: words.next, note, rule: 'BLZ-CBT-8', tiles: [] }]
}

/** The hex that is meant beside the nearest others: the safest, and the one that leads furthest. */
function othersGroup(model: BlitzDesk, plan: Plan, plans: Plans): readonly TileGroup[] {
  const s = positionOf(model)
  const { distances, hexCount } = s.board
  const away = ({ place }: Plan): number => distances[place * hexCount + plan.place]!
  const moves = model.plans.value.filter(
    ({ kind, place }) => kind === 'move' && place !== plan.place,
  )
  const near = byGoal(s, moves)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, NEAR)
  if (near.length === 0) return []
  const grade = (one: Plan): number => plans.danger?.(s, one)?.grade ?? 0
  const chosen = near.toSorted((one, other) => grade(one) - grade(other)).slice(0, SHOWN - 1)
  const words = moveWords()
  const tiles = [plan, ...chosen].map((one): Tile => {
    const isChosen = one === plan
    const danger = plans.danger?.(s, one) ?? null
    const cost = cardWords().costShort(points(one.cost))
    return {
      key: `move${one.place}`,
      name: hexName(model, one.place),
      danger: { grade: danger?.grade ?? 0, figure: `${cost}, ${danger?.figure ?? words.nobody}` },
      isChosen,
      press: () => model.intend(one),
    }
  })
  return [{ key: 'others', title: words.others, note: words.othersNote, tiles }]
}
