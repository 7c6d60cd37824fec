import { bestOf, targetOf, verbOf, type Choice, type Game, type Policy } from '@estafette/kernel'
import { pathTo } from '../reach.ts'
import { NONE, type CellesState, type Hex, type Unit } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import type { Memory } from './rooms.ts'
import { schemeUnit, type Scheme } from './scheme.ts'
import { makeLightMind, schemeOf, type LightMind, type Question } from './question.ts'
import { ratings } from './ratings.ts'
import { forget } from './survey.ts'

/** A unit under way, and its way. What it does at the end of it is asked there. */
interface Errand {
  unit: Unit // NONE without one
  path: readonly Hex[]
}

/**
 * A player for roll-outs. One survey serves all units of a side until the enemy changes; what a unit
 * could do is reckoned again only if something near it has changed, or if it is about to move; a unit
 * under way keeps its goal.
 */
export function makePolicy(game: Game<CellesState>, memory: Memory): Policy<CellesState> {
  const mind = makeLightMind(memory)
  const errand: Errand = { unit: NONE, path: [] }
  const choices = new Int32Array(memory.listed.length)
  const values = new Float64Array(memory.listed.length)
  return {
    begin() {
      errand.unit = NONE
      mind.kept.stamps.fill(0)
      forget(mind.kept.shared)
    },
    choose(s, seat, dice) {
      const count = game.choices(s, seat, choices)
      const q: Question = { mind, s, seat, choices, count, values, dice }
      if (s.step === STEP.active) return nextUnit(mind, errand, q)
      if (s.step !== STEP.act) return bestRated(q)
      return underWay(errand, q) ?? setOut(mind, errand, q)
    },
  }
}

function bestRated(q: Question): Choice {
  ratings[q.s.step]!(q)
  return bestOf(q)
}

/** Who moves next: the one that gains most, and still does when it is asked again. */
function nextUnit({ kept, ...mind }: LightMind, errand: Errand, q: Question): Choice {
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
    kept.stamps[unit] = 0
  }
}

/** Sends a unit to do the best of its scheme. */
function sendOff(errand: Errand, scheme: Scheme, unit: Unit): void {
  const [best] = scheme.options
  errand.unit = NONE
  if (!best || scheme.size === 0 || scheme.value <= scheme.stay) return
  errand.unit = unit
  errand.path = pathTo(scheme.reach, best.hex)
}

/** The next step on an errand; undefined without one, at its goal, or where it cannot go on. */
function underWay({ unit, path }: Errand, { s, choices, count }: Question): Choice | undefined {
  if (unit !== s.active) return undefined
  const at = path.indexOf(s.place[unit]!)
  if (at < 0 || at === path.length - 1) return undefined
  for (let i = 0; i < count; i++) {
    const choice = choices[i]!
    if (verbOf(choice) === VERB.to && targetOf(choice) === path[at + 1]) return choice
  }
  return undefined
}

/** Takes what is best now, and keeps it in mind as an errand. */
function setOut(mind: LightMind, errand: Errand, q: Question): Choice {
  const { s } = q
  const best = bestRated(q)
  sendOff(errand, schemeUnit(schemeOf(mind, s.active), s, s.phasing, s.active), s.active)
  if (underWay(errand, q) !== best) errand.unit = NONE
  return best
}
