import { targetOf, verbOf, type Choice, type Verdict } from '@estafette/kernel'
import { hexInQuestion, unitUnderWay } from './prompt.ts'
import { movementLeft } from './moves.ts'
import { WHY } from './reasons.ts'
import type { BlitzState } from './state.ts'
import { verbs } from './verbs.ts'

/** What stands in the way of a choice: the gaps of the words of its refusal. */
export function obstacle(s: BlitzState, choice: Choice, verdict: Verdict): Record<string, number> {
  const kind = verbs[verbOf(choice)]?.target
  const target = targetOf(choice)
  const unit = kind === 'unit' && target < s.board.unitCount ? target : unitUnderWay(s)
  const hex = kind === 'hex' && target < s.board.hexCount ? target : hexInQuestion(s)
  const args: Record<string, number> = { turn: s.turn, side: s.decider, unit, hex }
  if (verdict === WHY['too-costly']) args['left'] = movementLeft(s)
  return args
}
