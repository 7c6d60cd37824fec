import {
  LEGAL,
  targetOf,
  toldChance,
  verbOf,
  type Choice,
  type Consideration,
} from '@estafette/kernel'
import { harmChance } from '../chances.ts'
import { beliefsOf, type Beliefs } from './beliefs.ts'
import { fieldOf } from './field.ts'
import { bestTarget } from './fights.ts'
import { ADVANCE, RETREAT, wayVerdict } from '../movement.ts'
import { sideOf } from '../soldiers.ts'
import { aheadOf, NONE, type FrontlineState, type Section } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import { prospectsOf } from './prospects.ts'
import type { Weights } from './weights.ts'

/** Why this choice, from the numbers that speak for it. Parts of a declaration explain nothing. */
export function explain(
  w: Weights,
  s: FrontlineState,
  seat: number,
  choice: Choice,
): readonly Consideration[] {
  const verb = verbOf(choice)
  const target = targetOf(choice)
  if (s.step === STEP.action || s.step === STEP.react) {
    if (verb === VERB.attack) {
      const beliefs = beliefsOf(s, seat)
      const aim = s.step === STEP.react ? s.mover : bestTarget(w, s, seat, target, beliefs)[0]
      if (aim === NONE) return []
      return [{ key: 'attack', unit: target, target: aim }, ...counted(beliefs)]
    }
    if (verb === VERB.counter) return [{ key: 'counter', unit: target, target: s.attacker }]
    if (verb === VERB.move) {
      const isUnderFire = s.step === STEP.react && s.attacker !== NONE && target === s.target
      return isUnderFire ? [{ key: 'dodge', unit: target, fp: s.fp }] : moved(w, s, target)
    }
    if (verb === VERB.prepare) return [{ key: 'prepare', unit: target }]
    if (verb === VERB.conceal) return [{ key: 'conceal', unit: target }]
    if (verb === VERB['end-turn']) return [{ key: 'end-turn' }]
    return []
  }
  if (s.step === STEP.station) return [{ key: 'move', unit: s.item, ground: target }]
  if (s.step === STEP.cover && (verb === VERB.cover || verb === VERB.shovel)) {
    return [{ key: 'cover', fp: s.fp, chance: toldChance(harmChance(s)) }]
  }
  return []
}

const MUCH = 0.3 // of one Hit The Dirt, more or less than usual

/** What the cards that were seen say of those that the enemy holds. */
function counted({ dirt }: Beliefs): Consideration[] {
  if (dirt < -MUCH) return [{ key: 'cover-spent' }]
  return dirt > MUCH ? [{ key: 'cover-likely' }] : []
}

/** Where a section may go and would stand better than it does, the best of it. */
function moved(w: Weights, s: FrontlineState, head: Section): Consideration[] {
  const ahead = aheadOf(s, sideOf(s, head))
  const worth = prospectsOf(s, fieldOf(w, s, sideOf(s, head)), head)
  let best = s.place[head]!
  for (const kind of [ADVANCE, RETREAT]) {
    if (wayVerdict(s, head, kind, 1) !== LEGAL) continue
    const place = s.place[head]! + kind * ahead
    if (worth[place]! > worth[best]!) best = place
  }
  return best === s.place[head] ? [] : [{ key: 'move', unit: head, ground: best - 1 }]
}
