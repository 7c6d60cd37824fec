import { verbOf } from '@estafette/kernel'
import { action, walk } from './activation.ts'
import { ASSAULT_ROLL, BOMBARDMENT_ROLL, GORT_ROLL } from './advantage.ts'
import { attackParts, defenceParts } from './assault.ts'
import { bombardmentTotals } from './bombardment.ts'
import { impulse } from './impulse.ts'
import { movementLeft } from './movement.ts'
import { unitUnderWay } from './obstacle.ts'
import { isOverrunning } from './overrun.ts'
import { MOST_CHOICES, NONE, type ArrasState, type Location, type Unit } from './state.ts'
import { STEP } from './steps.ts'
import { gortModifier } from './turn.ts'
import { VERB } from './verbs.ts'

/** Gaps of the prompts: what the decision is about. */
export function promptArgs(s: ArrasState): Record<string, number> {
  const { attack, defence } = totals(s)
  return {
    turn: s.turn,
    side: s.step === STEP.bid ? NONE : s.decider,
    group: s.group,
    place: placeInQuestion(s),
    unit: unitInQuestion(s),
    forward: s.forward,
    window: s.window,
    die: s.roll,
    counterDie: s.counterRoll,
    attackTotal: attack,
    defenceTotal: defence,
    mf: s.mover === NONE ? 0 : movementLeft(s, s.mover),
    casualties: s.casualties,
    left: s.casualties - s.taken,
    count: s.refreshLeft,
    ...deedsInReach(s),
  }
}

const CAN_MOVE = 1 // or activate
const CAN_FIGHT = 2 // assault in place, or bombard

const deeds: Readonly<Record<number, number>> = {
  [VERB.activate]: CAN_MOVE,
  [VERB.move]: CAN_MOVE,
  [VERB.assault]: CAN_FIGHT,
  [VERB.bombard]: CAN_FIGHT,
}

/** What a prompt may offer: deeds of an impulse or an activation, and whether it may end here. */
function deedsInReach(s: ArrasState): { can: number; end: number } {
  const asked = { [STEP.impulse]: impulse, [STEP.action]: action, [STEP.walk]: walk }[s.step]
  const out = new Int32Array(asked ? MOST_CHOICES : 0)
  let can = 0
  let end = 0
  for (const choice of out.subarray(0, asked?.list(s, out) ?? 0)) {
    const verb = verbOf(choice)
    can |= deeds[verb] ?? 0
    if (verb === VERB.done || verb === VERB.halt) end = 1
  }
  return { can, end }
}

/** The place a prompt is about. */
function placeInQuestion(s: ArrasState): Location {
  if (s.step === STEP.refresh) return s.refreshed
  if (s.step === STEP.overrun) return overrunPlace(s)
  return s.target === NONE ? s.active : s.target
}

function overrunPlace(s: ArrasState): Location {
  for (let unit = 0; unit < s.board.unitCount; unit++)
    if (isOverrunning(s, unit)) return s.place[unit]!
  return s.active
}

/** The unit a prompt is about. */
function unitInQuestion(s: ArrasState): Unit {
  const unit = unitUnderWay(s)
  return unit === NONE ? s.point : unit
}

/** Both totals of the roll that may be repeated; one for a single die. */
function totals(s: ArrasState): { attack: number; defence: number } {
  switch (s.window) {
    case ASSAULT_ROLL:
      return {
        attack: attackParts(s).value + s.roll,
        defence: defenceParts(s).value + s.counterRoll,
      }
    case BOMBARDMENT_ROLL:
      return bombardmentTotals(s)
    case GORT_ROLL:
      return { attack: s.roll + gortModifier(s), defence: 0 }
    default:
      return { attack: s.roll, defence: s.counterRoll }
  }
}
