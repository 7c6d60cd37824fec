import { arras } from '@estafette/arras'
import { controlOf, ASSAULTING, victoryParts, type ArrasState } from '@estafette/arras/screen'
import { goersOf, tryChoice, type Plan } from '@estafette/kernel'
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
  type Worded,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { spellPlan } from '../told/fights.ts'
import { placeText } from './list-cards.ts'

const MOST_NAMES = 3 // of those who go while others stay behind

/** A move that is planned: what it costs, who stays behind, what it changes. */
export function movePlanCard(model: ArrasDesk, plan: Plan): Worded {
  const s = model.state.value
  const words = cardWords()
  const spelled = spellPlan(s, plan)
  const { choices, stopped } = spelled
  const goers = goersOf(plan, spelled)
  const after = arras.clone(s)
  for (const choice of choices) {
    if (tryChoice(arras, after, arras.toAct(after), choice) === 'rolls') break
  }
  const before = victoryParts(s).vp
  const then = victoryParts(after).vp
  const isTaken = controlOf(s, plan.place) !== s.initiative
  const notes = [
    stopped.length > 0 && goers.length <= MOST_NAMES
      ? words.moveOf(goers.map(shortName).join(', '), plan.cost, goers.length)
      : words.moveNote(goers.length, plan.cost),
    ...(stopped.length > 0 ? [words.cannotFollow(stopped.length)] : []),
    ...(isTaken ? [words.taken(placeName(plan.place))] : []),
    ...(before === then ? [] : [words.points(before, then)]),
  ]
  return { title: words.moveTo(placeName(plan.place)), note: `${notes.join('. ')}.` }
}

/** The next step of a unit that walks alone. */
export function walkCard(model: ArrasDesk, s: ArrasState, mf: number): Worded {
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
export function groupCard(model: ArrasDesk, s: ArrasState): Worded {
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
