import { LEGAL, type Choice } from '@estafette/kernel'
import { effectiveRange, foeOf, isCountering } from '../attack.ts'
import {
  ACTION_TYPES,
  AIMED,
  DOUBLE_TIME,
  FLANKING,
  GRENADE,
  HOLD,
  KEY_LOCATION,
  MOVE_OUT,
  OBSCURED,
  RAPID,
  RIFLE,
  STAY_LOW,
} from '../data/codes.ts'
import { ADVANCE, stepsOf, wayVerdict } from '../movement.ts'
import { sectionVp } from '../sections.ts'
import {
  MOVING_OUT,
  NONE,
  OBSCURING,
  OWN_ACTION,
  type FrontlineState,
  type Section,
} from '../state.ts'
import type { VerbName } from '../verbs.ts'
import { leastUseful } from './cards.ts'
import { allWith, choose, firstOf, look, spendCard } from './choosing.ts'
import {
  attackGoal,
  counterGoal,
  counterValue,
  isForEffect,
  marginOn,
  modeOf,
  planAt,
  planFire,
  type Goal,
} from './fire.ts'
import { enemyDistance, isAssaulting, needOf, readySections, wayToRejoin } from './orders.ts'
import { mostBy } from './ties.ts'

export const RICH = 4 // cards from which it can do with one less. FRL-SOLO-13, FRL-SOLO-15
const LONG_WAY = 4 // from where Double Time is worth it. FRL-SOLO-8

/** Reactions to an attack and to a move. FRL-SOLO-10 */
export function react(s: FrontlineState): Choice {
  const seat = s.decider
  const [look1, soldier] = look(s)
  if (soldier !== NONE) return choose(look1, soldier)
  const ready = readySections(s, seat)
  const needy = ready.filter((head) => needOf(s, head) > 0)
  const prepared = mostBy(
    needy,
    (head) => needOf(s, head),
    (head) => sectionVp(s, head),
  )
  if (s.attacker === NONE) {
    const attackers = allWith(s, 'attack').filter((head) => marginOn(s, head, s.mover) >= 0)
    const best = strongestOf(s, attackers, (head) => marginOn(s, head, s.mover))
    return firstOf(s, ['attack', best], ['prepare', prepared])
  }
  const stays = s.hands[seat * ACTION_TYPES + STAY_LOW]! > 0 ? s.target : NONE
  return firstOf(
    s,
    ['counter', bestCounter(s, ready, true)],
    ['counter', bestCounter(s, ready, false)],
    ['move', stays],
    ['prepare', prepared],
  )
}

function strongestOf(
  s: FrontlineState,
  heads: readonly Section[],
  count: (head: Section) => number,
): Section {
  return mostBy(heads, count, (head) => sectionVp(s, head))
}

/** The section whose counter-attack gives most, NONE where none gives enough. FRL-SOLO-10 */
function bestCounter(s: FrontlineState, ready: readonly Section[], isCovering: boolean): Section {
  const able = ready.filter((head) => counterValue(s, head, isCovering) >= 0)
  return strongestOf(s, able, (head) => counterValue(s, head, isCovering))
}

/** What the fire being declared is to reach. */
function goalNow(s: FrontlineState): Goal {
  if (!isCountering(s)) return attackGoal(s, s.target)
  return counterGoal(s, counterValue(s, s.actor, true) >= 0)
}

export function shift(s: FrontlineState): Choice {
  const plan = planFire(s, s.actor, foeOf(s), goalNow(s))
  return plan.shift === 1 ? firstOf(s, ['closer'], ['as-is']) : firstOf(s, ['as-is'], ['closer'])
}

export function attackCard(s: FrontlineState): Choice {
  const goal = goalNow(s)
  const { card } = planAt(s, s.actor, foeOf(s), s.shift, goal)
  return choose(isForEffect(card, goal, effectiveRange(s)) ? 'play' : 'plain', card)
}

const fireVerbs: Readonly<Record<number, VerbName>> = {
  [HOLD]: 'hold',
  [AIMED]: 'aim',
  [RAPID]: 'rapid',
  [GRENADE]: 'grenade',
  [RIFLE]: 'rifle-grenade',
}

export function fire(s: FrontlineState): Choice {
  const foe = foeOf(s)
  const plan = planAt(s, s.actor, foe, s.shift, goalNow(s))
  const mode = modeOf(s, s.man, effectiveRange(s), foe, plan)
  return choose(fireVerbs[mode]!, s.man)
}

/**
 * Stay Low, else Flanking Position, else Double Time over a long way, else what it misses least.
 */
export function moveCard(s: FrontlineState): Choice {
  const head = s.actor
  if (s.reply !== OWN_ACTION) return choose('play', STAY_LOW)
  const isLong =
    enemyDistance(s, head) >= LONG_WAY &&
    wayVerdict(s, head, ADVANCE, stepsOf(DOUBLE_TIME, false)) === LEGAL // FRL-ACT-DT
  const card = leastUseful(s, s.decider)
  if (!isAssaulting(s, head)) return firstOf(s, ['free'], ['plain', card])
  return firstOf(
    s,
    ['play', STAY_LOW],
    ['play', FLANKING],
    ['play', isLong ? DOUBLE_TIME : NONE],
    ['free'],
    ['plain', card],
  )
}

export function way(s: FrontlineState): Choice {
  if (s.reply !== OWN_ACTION) return choose('lateral')
  if (isAssaulting(s, s.actor)) return firstOf(s, ['advance'])
  return choose(wayToRejoin(s, s.actor) > 0 ? 'advance' : 'retreat')
}

/** With an assault go Obscured or Move Out, and a Key Location. FRL-SOLO-8 */
export function moveWith(s: FrontlineState): Choice {
  if (s.reply !== OWN_ACTION || !isAssaulting(s, s.actor)) return choose('go')
  const isAdded = (s.extras & (OBSCURING | MOVING_OUT)) !== 0
  return firstOf(
    s,
    ['with', isAdded ? NONE : OBSCURED],
    ['with', isAdded ? NONE : MOVE_OUT],
    ['with', KEY_LOCATION],
    ['go'],
  )
}

/** A sniper pays to name his man where the hand is rich. FRL-SOLO-13 */
export function sniperPay(s: FrontlineState): Choice {
  return s.handSize[s.decider]! >= RICH ? spendCard(s, 'pay') : choose('unpaid')
}
