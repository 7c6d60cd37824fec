import { makeChoice, type Choice } from '@estafette/kernel'
import { noDice, resultDecision, runResult } from './play-out.ts'
import { copyOf, MOST_CHOICES, NONE, type CellesState, type Hex, type Unit } from './state.ts'
import { STEP } from './steps.ts'
import { isDisrupted, isOnMap } from './units.ts'
import { VERB } from './verbs.ts'

/** What a whole retreat costs that begins with a step, the rest of it gone as cheaply as it can be. */
export interface RetreatWay {
  readonly end: Hex // NONE where nobody arrives
  readonly steps: number // lost
  readonly disrupted: number // units that were not before
  readonly gone: number // units eliminated
}

const isRetreating = (step: number): boolean =>
  step === STEP['retreat-step'] ||
  step === STEP['retreat-continue'] ||
  step === STEP['retreat-stack-loss'] ||
  step === STEP['stack-loss']

/** The cheapest way of the present retreat by a hex. CEL-11.1.5, CEL-11.1.6, CEL-11.1.17 */
export function retreatWay(s: CellesState, hex: Hex): RetreatWay {
  return after(s, makeChoice(VERB.to, hex))
}

/** What it costs to stop where the retreating units are too many. CEL-11.1.8 */
export function haltWay(s: CellesState): RetreatWay {
  return after(s, makeChoice(VERB.halt))
}

function after(s: CellesState, choice: Choice): RetreatWay {
  const units = [s.retreater, s.companion].filter((unit) => unit !== NONE)
  const next = copyOf(s)
  resultDecision(next)?.take(next, choice, noDice, undefined)
  return best(next, s, units)
}

function best(s: CellesState, before: CellesState, units: readonly Unit[]): RetreatWay {
  const decision = runResult(s)
  if (!decision || !isRetreating(s.step)) return wayOf(s, before, units)
  const out = new Int32Array(MOST_CHOICES)
  const count = decision.list(s, out)
  let found: RetreatWay | undefined
  for (let i = 0; i < count; i++) {
    const next = copyOf(s)
    decision.take(next, out[i]!, noDice, undefined)
    const way = best(next, before, units)
    if (!found || priceOf(way) < priceOf(found)) found = way
  }
  return found ?? wayOf(s, before, units)
}

/** A step weighs more than any disruption of the two units at most. */
function priceOf({ steps, disrupted }: RetreatWay): number {
  return steps * 4 + disrupted
}

function wayOf(s: CellesState, before: CellesState, units: readonly Unit[]): RetreatWay {
  const side = before.sufferer
  const left = units.filter((unit) => isOnMap(s, unit))
  return {
    end: left.length > 0 ? s.place[left[0]!]! : NONE,
    steps: s.losses[side]! - before.losses[side]!,
    disrupted: left.filter((unit) => isDisrupted(s, unit) && !isDisrupted(before, unit)).length,
    gone: units.length - left.length,
  }
}
