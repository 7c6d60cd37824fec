import { arras } from '@estafette/arras'
import {
  afterPlan,
  arrasPlans,
  controlOf,
  ASSAULTING,
  victoryParts,
  type ArrasState,
} from '@estafette/arras/screen'
import { goersOf, type Plan } from '@estafette/kernel'
import { signed } from '../../../i18n/numbers.ts'
import { otherPlaces } from '../../../panels/other-places.ts'
import type { CardFact, TileGroup } from '../../../screen/card.ts'
import type { ArrasDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import { lookedAt, wanted } from './assault-card.ts'
import {
  forward,
  intendedOf,
  offersBy,
  placeName,
  question,
  shortName,
  unitName,
  type WordedCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { dangerOfPlan } from './danger.ts'
import { spellPlan } from '../told/fights.ts'
import { arrasPlanWords } from '../plan-words.ts'
import { placeText } from './list-cards.ts'
import { moveWords } from './move-words.ts'

const MOST_NAMES = 3 // of those who go while others stay behind

/** A move that is planned: what it costs and leaves, who stays behind, what it leads into. */
export function movePlanCard(model: ArrasDesk, plan: Plan): WordedCard {
  const s = model.state.value
  const words = cardWords()
  const spelled = spellPlan(s, plan)
  const { stopped } = spelled
  const goers = goersOf(plan, spelled)
  const isTaken = controlOf(s, plan.place) !== s.initiative
  const danger = dangerOfPlan(s, plan)
  const notes = [
    stopped.length > 0 && goers.length <= MOST_NAMES
      ? moveWords().only(goers.map(shortName).join(', '))
      : words.units(goers.length),
    ...(stopped.length > 0 ? [words.cannotFollow(stopped.length)] : []),
    ...(isTaken ? [words.taken(placeName(plan.place))] : []),
  ]
  return {
    title: words.moveTo(placeName(plan.place)),
    note: `${notes.join('. ')}.`,
    facts: [costFact(plan), leftFact(plan), scoreFact(s, plan)],
    ...(danger && { danger }),
    groups: othersGroup(model, plan),
  }
}

/** What it costs, step by step where there are several. */
function costFact({ cost, left, costs }: Plan): CardFact {
  const words = moveWords()
  const terms = costs && costs.length > 1 ? costs.join(' + ') : words.nextDoor
  return { value: words.costOf(cost, cost + left), text: costs ? terms : words.unlike }
}

/** Whoever has moved is Spent, whatever is left. ARR-5.2 */
function leftFact({ left }: Plan): CardFact {
  return { value: arrasPlanWords().thenSpent, text: moveWords().unused(left) }
}

/** Victory Points after the move, and what it changes about them. */
function scoreFact(s: ArrasState, plan: Plan): CardFact {
  const words = moveWords()
  const { vp } = victoryParts(afterPlan(arras, arrasPlans, s, plan))
  const change = vp - victoryParts(s).vp
  return { value: String(vp), text: change === 0 ? words.vp : words.vpChange(signed(change)) }
}

/** The locations nearest to the one that is meant. */
function othersGroup(model: ArrasDesk, plan: Plan): readonly TileGroup[] {
  const s = model.state.value
  const { distance, locationCount } = s.board
  const away = ({ place }: Plan): number => distance[place * locationCount + plan.place]!
  return otherPlaces(model, plan, {
    nearest: (one, other) => away(one) - away(other) || one.cost - other.cost,
    danger: (one) => dangerOfPlan(s, one),
    name: placeName,
    cost: ({ cost }) => arrasPlanWords().mf(cost),
    words: moveWords(),
  })
}

/** The next step of a unit that walks alone. */
export function walkCard(model: ArrasDesk, s: ArrasState, mf: number): WordedCard {
  const words = cardWords()
  const [halt] = offersBy(model, 'halt')
  const looked = lookedAt(model)
  const card = question(model, {
    title: words.walks(unitName(s.mover)),
    note: words.walkNote(mf),
    offers: offersBy(model, 'to'),
    tile: ({ target }) => ({ name: placeName(target), ...placeText(s, target) }),
    label: ({ target }) =>
      looked ? words.assaultOn(placeName(target)) : words.moveTo(placeName(target)),
    ...(looked && { icon: 'die' as const }),
  })
  if (looked) {
    const chance = { value: wanted(looked.side, looked.fight), label: words.success }
    return { ...card, title: words.assaultOn(placeName(looked.fight.target)), chance }
  }
  if (!halt || isElse(model, halt)) return card
  return { ...card, primary: forward(model, words.halt, halt, 'check') }
}

/** Who joins an assault that was begun unit by unit. */
export function groupCard(model: ArrasDesk, s: ArrasState): WordedCard {
  const words = cardWords()
  const [attack] = offersBy(model, 'attack')
  const joined = Array.from(s.marks).filter((mark) => mark & ASSAULTING).length
  const card = question(model, {
    title: words.joins(placeName(s.target)),
    note: words.joinsNote(joined),
    offers: offersBy(model, 'join'),
    tile: ({ target }) => ({ name: shortName(target), unit: target }),
    label: ({ target }) => words.join(shortName(target)),
  })
  if (!attack || isElse(model, attack)) return card
  return { ...card, primary: forward(model, words.assaultWith(joined), attack) }
}

/** Whether something else than a choice is meant now, so that slot A is for that. */
function isElse(model: ArrasDesk, { choice }: Offer): boolean {
  const meant = intendedOf(model)
  return meant !== null && meant.choice !== choice
}
