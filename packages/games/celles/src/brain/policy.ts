import { bestOf, targetOf, verbOf, type Choice, type Game, type Policy } from '@estafette/kernel'
import { pathTo } from '../reach.ts'
import { NONE, type CellesState, type Hex, type Unit } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import type { Memory } from './rooms.ts'
import { schemeUnit, type Scheme } from './scheme.ts'
import {
  makeLightMind,
  schemeOf,
  type CellesQuestion,
  type KeptMoves,
  type LightMind,
} from './question.ts'
import { ratings } from './ratings.ts'
import { forget } from './survey.ts'

/** A unit under way, its way, and what it does at the end of it. */
interface Errand {
  unit: Unit // NONE without one
  path: readonly Hex[]
  attack: number // type, NONE for none
}

/**
 * A player for roll-outs. One survey serves all units of a side until the enemy changes; what a unit
 * could do is reckoned again only if something near it has changed, or if it is about to move; a unit
 * under way keeps its goal.
 */
export function makePolicy(game: Game<CellesState>, memory: Memory): Policy<CellesState> {
  const mind = makeLightMind(memory)
  const errand: Errand = { unit: NONE, path: [], attack: NONE }
  const choices = new Int32Array(memory.listed.length)
  const values = new Float64Array(memory.listed.length)
  return {
    begin() {
      errand.unit = NONE
      mind.kept.stamps.fill(0)
      mind.kept.turns.fill(0)
      forget(mind.kept.shared)
    },
    choose(s, seat, dice) {
      const count = game.choices(s, seat, choices)
      const q: CellesQuestion = { mind, s, seat, choices, count, values, dice }
      if (s.step === STEP.active) return nextUnit(mind, errand, q)
      if (count === 1) return choices[0]!
      if (s.step === STEP.act) return underWay(errand, q) ?? setOut(mind, errand, q)
      return weighs(s.step) ? mostPromising(mind, q) : bestRated(q)
    },
  }
}

function bestRated(q: CellesQuestion): Choice {
  ratings[q.s.step]!(q)
  return bestOf(q)
}

/** Whether what units could do is weighed against each other in a step. */
function weighs(step: number): boolean {
  return step === STEP.activation || step === STEP['extra-unit'] || step === STEP['play-tactical']
}

/**
 * What seems best by what is known of this turn, and still does when those whom it is about are asked
 * again.
 */
function mostPromising({ kept }: LightMind, q: CellesQuestion): Choice {
  kept.isLazy = true
  kept.asked.fill(0)
  let best = bestRated(q)
  while (askAgain(kept, q.s, best)) best = bestRated(q)
  kept.isLazy = false
  return best
}

/** Has those asked again whom a choice is about; false if all of them have been. */
function askAgain({ asked }: KeptMoves, s: CellesState, choice: Choice): boolean {
  const target = targetOf(choice)
  let isNew = false
  const ask = (unit: Unit): void => {
    if (asked[unit] !== 0) return
    asked[unit] = 1
    isNew = true
  }
  if (verbOf(choice) === VERB.formation) s.board.formationUnits[target]!.forEach(ask)
  else if (verbOf(choice) === VERB.single || verbOf(choice) === VERB.extra) ask(target)
  return isNew
}

/** Who moves next: the one that gains most, and still does when it is asked again. */
function nextUnit(mind: LightMind, errand: Errand, q: CellesQuestion): Choice {
  const asked = new Set<Choice>()
  for (;;) {
    const best = bestRated(q)
    const unit = targetOf(best)
    if (verbOf(best) !== VERB.move) return best
    if (asked.has(best)) {
      sendOff(errand, mind.schemes[unit]!, unit)
      return best
    }
    asked.add(best)
    mind.kept.stamps[unit] = 0
  }
}

/** Sends a unit to do the best of its scheme. */
function sendOff(errand: Errand, scheme: Scheme, unit: Unit): void {
  const [best] = scheme.options
  errand.unit = NONE
  if (!best || scheme.size === 0 || scheme.value <= scheme.stay) return
  errand.unit = unit
  errand.path = pathTo(scheme.reach, best.hex)
  errand.attack = best.attack
}

/** The next step on an errand, or what it was for; undefined where it cannot go on. */
function underWay(errand: Errand, q: CellesQuestion): Choice | undefined {
  const { unit, path, attack } = errand
  const { s } = q
  if (unit !== s.active) return undefined
  const at = path.indexOf(s.place[unit]!)
  if (at < 0) return undefined
  if (at < path.length - 1) return find(q, VERB.to, path[at + 1]!)
  errand.unit = NONE // whatever comes after it is asked then
  return attack === NONE ? find(q, VERB.stop) : find(q, VERB.attack, attack)
}

/** A legal choice, undefined if it is none. */
function find(
  { choices, count }: CellesQuestion,
  verb: number,
  target?: number,
): Choice | undefined {
  for (let i = 0; i < count; i++) {
    const choice = choices[i]!
    if (verbOf(choice) !== verb) continue
    if (target === undefined || targetOf(choice) === target) return choice
  }
  return undefined
}

/** Takes what is best now, and keeps it in mind as an errand. */
function setOut(mind: LightMind, errand: Errand, q: CellesQuestion): Choice {
  const { s } = q
  const best = bestRated(q)
  sendOff(errand, schemeUnit(schemeOf(mind, s.active), s, s.phasing, s.active), s.active)
  if (underWay(errand, q) !== best) errand.unit = NONE
  return best
}
