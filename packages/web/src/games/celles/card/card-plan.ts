import {
  distance,
  finalScore,
  hasTarget,
  isInEnemyZoc,
  isIsolated,
  isMotorized,
  LIGHT,
  sideOfUnit,
  standardBoard,
  standing,
  type CellesState,
} from '@estafette/celles/screen'
import type { Plan } from '@estafette/kernel'
import { otherPlaces } from '../../../panels/other-places.ts'
import type { CardFact, TileGroup } from '../../../screen/card.ts'
import type { CellesDesk } from '../desk.ts'
import { sentence, unitName, type OwnCard } from '../../../panels/question.ts'
import { cellesWords, points, signed } from '../words.ts'
import { goalOf, worthText } from './card-move.ts'
import { groundOf, hexName, positionOf } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { dangerOfPlan } from './danger.ts'
import { moveWords } from './move-words.ts'

const PASSED = 4 // hexes on the way whose costs are named

/** A way that is planned: what it costs and leaves, what it leads into. CEL-8.0.10 */
export function moveCard(model: CellesDesk, plan: Plan): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const unit = plan.units[0]!
  const side = sideOfUnit(s, unit)
  const danger = dangerOfPlan(s, plan)
  const note = [
    groundOf(s, plan.place),
    isInEnemyZoc(s, side, plan.place) ? words.zone : '',
    worthText(side, plan.place),
  ]
  return {
    title: words.moveTo(unitName(model, unit), hexName(plan.place)),
    note: sentence(note.filter(Boolean).join(', ')),
    ...(plan.chance !== undefined && {
      chance: { value: plan.chance, label: words.throughLabel },
    }),
    facts: [costFact(plan), leftFact(s, plan), scoreFact(s, plan)],
    ...(danger && { danger }),
    groups: othersGroup(model, plan),
  }
}

/** What it costs, hex by hex where there are several. */
function costFact({ cost, left, costs = [] }: Plan): CardFact {
  const words = moveWords()
  const terms = costs.length > 1 && costs.length <= PASSED
  return {
    value: words.costOf(points(cost), points(cost + left)),
    text: terms ? costs.map(points).join(' + ') : words.hexes(costs.length),
  }
}

/** What is left to use. CEL-11.0.1, CEL-7.0.4 */
function leftFact(s: CellesState, { left, units, place }: Plan): CardFact {
  const words = moveWords()
  const unit = units[0]!
  const price = standardBoard.attackCost[LIGHT]![isMotorized(s, unit) ? 1 : 0]!
  const isAble = !isIsolated(s, unit) && left >= price
  const mayAttack = isAble && hasTarget(s, sideOfUnit(s, unit), place)
  const rest = left > 0 ? words.mayGoOn : words.thenUsed
  return { value: words.left(points(left)), text: mayAttack ? words.mayAttack : rest }
}

/** What both sides would have if the game ended now, and what the move changes. CEL-16.0.3 */
function scoreFact(s: CellesState, { units, place }: Plan): CardFact {
  const words = moveWords()
  const before = finalScore(s)
  const after = finalScore(standing(s, units[0]!, place))
  const german = after.german - before.german - (after.allied - before.allied)
  const gained = sideOfUnit(s, units[0]!) === 0 ? german : -german
  return {
    value: `${after.german} – ${after.allied}`,
    text: gained === 0 ? words.vp : words.vpChange(signed(gained)),
  }
}

/** The hexes nearest to the one that is meant. */
function othersGroup(model: CellesDesk, plan: Plan): readonly TileGroup[] {
  const s = positionOf(model)
  const away = ({ place }: Plan): number => distance(standardBoard, place, plan.place)
  return otherPlaces(model, plan, {
    nearest: (one, other) => away(one) - away(other) || goalOf(s, other) - goalOf(s, one),
    danger: (one) => dangerOfPlan(s, one),
    name: hexName,
    cost: ({ cost }) => cellesWords().mp(points(cost)),
    words: moveWords(),
  })
}
