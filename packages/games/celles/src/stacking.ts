import { LEGAL, type Verdict } from '@estafette/kernel'
import { STACKING_LIMIT } from './data/codes.ts'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, ownUnits } from './flow.ts'
import { WHY } from './reasons.ts'
import { at, NONE, sideOfUnit, type CellesState, type Hex, type Side, type Unit } from './state.ts'
import { STEP, type StepName } from './steps.ts'
import { holderOf, loseStep } from './units.ts'
import { VERB } from './verbs.ts'

/** Steps a side has in a hex above the limit. CEL-10.0.1, CEL-10.0.5 */
export function excessSteps(s: CellesState, side: Side, hex: Hex): number {
  return Math.max(0, s.steps[at(s, side, hex)]! - STACKING_LIMIT)
}

/** The same at the end of a move, which spares what the placing of reinforcements caused. CEL-14.0.4 */
export function unsparedSteps(s: CellesState, side: Side, hex: Hex): number {
  const entry = s.board.entryIndex[hex]!
  const spared = entry < 0 ? 0 : s.spared[entry]!
  return Math.max(0, s.steps[at(s, side, hex)]! - Math.max(STACKING_LIMIT, spared))
}

/** A respite shrinks with the overstacking it is for, once a move or a loss is over. CEL-14.0.4 */
export function shrinkRespites(s: CellesState): void {
  const { spared } = s
  for (let entry = 0; entry < spared.length; entry++) {
    if (spared[entry]! === 0) continue
    const steps = s.steps[at(s, s.phasing, s.board.entryList[entry]!)]!
    if (steps < spared[entry]!) spared[entry] = steps > STACKING_LIMIT ? steps : 0
  }
}

/** Steps to be lost before a step of the game can go on. CEL-10.0.2 */
function stepsToLose(s: CellesState, side: Side, hex: Hex, resume: number): number {
  return resume === STEP['move-over'] ? unsparedSteps(s, side, hex) : excessSteps(s, side, hex)
}

/** Whether so many more steps of a side find room in a hex. CEL-10.0.1 */
export function hasRoom(s: CellesState, side: Side, hex: Hex, steps: number): boolean {
  return s.steps[at(s, side, hex)]! + steps <= STACKING_LIMIT
}

/** Goes on with a step, after the loss of the steps that are too many in a hex. CEL-10.0.2 */
export function checkStacking(s: CellesState, hex: Hex, resume: StepName, tell: Tell): void {
  const side = holderOf(s, hex)
  if (side === NONE || stepsToLose(s, side, hex, STEP[resume]) === 0) {
    goTo(s, resume)
    return
  }
  const steps = s.steps[at(s, side, hex)]!
  tell?.({ type: 'overstacked', rule: 'CEL-10.0.1', hex, side, steps })
  s.crowded = hex
  s.resume = STEP[resume]
  ask(s, 'stack-loss', side)
}

function lossVerdict(s: CellesState, unit: Unit): Verdict {
  if (sideOfUnit(s, unit) !== s.decider) return WHY['stack-not-yours']
  return s.place[unit]! === s.crowded ? LEGAL : WHY['not-overstacked-there']
}

/** Which unit of the overstacked hex loses the next step. CEL-10.0.3 */
export const stackLoss = choosing({
  verb: VERB.lose,
  ...ownUnits,
  verdict: lossVerdict,
  take(s, unit, _dice, tell) {
    const side = s.decider
    loseStep(s, unit, 'CEL-10.0.3', tell)
    if (stepsToLose(s, side, s.crowded, s.resume) > 0) return
    shrinkRespites(s)
    s.crowded = NONE
    s.step = s.resume
    s.resume = 0
  },
})
