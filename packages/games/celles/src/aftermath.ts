import { defendingSide } from './involved.ts'
import { noDice, runResult } from './play-out.ts'
import { copyOf, MOST_CHOICES, NO_RESULT, type CellesState, type Side } from './state.ts'
import { STEP } from './steps.ts'

/** Steps that both sides lose by a result. */
export interface StepLosses {
  readonly attacker: number
  readonly defender: number
}

/** Positions looked at before the rest is played by the first choice listed. */
const MOST_POSITIONS = 300

/**
 * What a result costs, by the code that applies it, on a combat whose odds are known: every side
 * chooses so that it loses the fewest steps of its own.
 */
export function aftermath(scene: CellesState, attacker: number, defender: number): StepLosses {
  const s = copyOf(scene)
  s.attackerResult = attacker
  s.defenderResult = defender
  s.sufferer = defendingSide(s)
  s.stage = NO_RESULT
  s.step = STEP['result-next']
  const before = [...s.losses]
  const end = best(s, { left: MOST_POSITIONS })
  const lost = (side: Side): number => end.losses[side]! - before[side]!
  return { attacker: lost(s.phasing), defender: lost(defendingSide(s)) }
}

/** Plays a position on to the advance, the best way for whoever decides. */
function best(s: CellesState, positions: { left: number }): CellesState {
  const decision = runResult(s)
  if (!decision) return s
  const out = new Int32Array(MOST_CHOICES)
  const count = decision.list(s, out)
  const side = s.decider
  let found: CellesState | undefined
  for (let i = 0; i < count; i++) {
    if (found && (positions.left <= 0 || found.losses[side]! === s.losses[side]!)) break
    positions.left--
    const next = copyOf(s)
    decision.take(next, out[i]!, noDice, undefined)
    const end = best(next, positions)
    if (!found || end.losses[side]! < found.losses[side]!) found = end
  }
  return found ?? s
}
