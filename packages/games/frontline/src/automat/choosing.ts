import { LEGAL, makeChoice, type Choice } from '@estafette/kernel'
import { ATTACK, HIT_THE_DIRT, POUR_IT_ON } from '../data/codes.ts'
import { FORCES, vp } from '../data/forces.ts'
import { topOfPile } from '../deck.ts'
import { deciding } from '../sequence.ts'
import { moraleOf } from '../soldiers.ts'
import { NONE, type CardTitle, type FrontlineState, type Soldier } from '../state.ts'
import { VERB, type VerbName } from '../verbs.ts'
import { leastUseful } from './cards.ts'
import { mostBy } from './ties.ts'

export const choose = (verb: VerbName, target = 0): Choice => makeChoice(VERB[verb], target)

/** Whether something is a legal choice of the decision at hand. */
export function may(s: FrontlineState, verb: VerbName, target = 0): boolean {
  return deciding[s.step]!.verdict(s, choose(verb, target)) === LEGAL
}

/** Soldiers, or sections by their heads, that a verb may name. */
export function allWith(s: FrontlineState, verb: VerbName): Soldier[] {
  return Array.from({ length: FORCES }, (_, x) => x).filter((x) => may(s, verb, x))
}

/** The first of some choices that is legal; without one it passes. FRL-SOLO-15 */
export function firstOf(
  s: FrontlineState,
  ...choices: readonly (readonly [verb: VerbName, target?: number])[]
): Choice {
  const found = choices.find(([verb, target = 0]) => target >= 0 && may(s, verb, target))
  return found ? choose(...found) : decline(s)
}

/** Otherwise it passes. FRL-SOLO-15 */
export function decline(s: FrontlineState): Choice {
  const ways: readonly VerbName[] = [
    'pass',
    'done',
    'keep',
    'agree',
    'decline',
    'unpaid',
    'without',
  ]
  return choose(ways.find((verb) => may(s, verb)) ?? 'end-turn')
}

/** Pays or discards the card that it misses least. FRL-SOLO-14 */
export function spendCard(s: FrontlineState, verb: VerbName): Choice {
  return choose(
    verb,
    leastUseful(s, s.decider, (card) => may(s, verb, card)),
  )
}

/** A soldier or section for a verb: the one that counts most. */
export const naming =
  (verb: VerbName, count: (x: Soldier, s: FrontlineState) => number) => (s: FrontlineState) =>
    choose(
      verb,
      mostBy(allWith(s, verb), (x) => count(x, s)),
    )

export const byVp = (x: Soldier): number => vp[x]!

export const byLowVp = (x: Soldier): number => -vp[x]!

/** Morale that a soldier has left. */
export function spareMorale(s: FrontlineState, x: Soldier): number {
  return moraleOf(s, x) - s.moraleHits[x]!
}

/** Binoculars take only what is worth it, and it uses them at its own decisions. FRL-SOLO-15 */
export function look(s: FrontlineState): readonly [VerbName, Soldier] {
  const top: CardTitle = topOfPile(s)
  const isWanted = top === ATTACK || top === POUR_IT_ON || top === HIT_THE_DIRT
  return ['binoculars', isWanted ? (allWith(s, 'binoculars')[0] ?? NONE) : NONE]
}
