import type { AnswerRules } from '@estafette/kernel'
import type { FrontlineState } from './state.ts'
import { verbs } from './verbs.ts'
import { windowKind, windowKinds } from './windows.ts'

const passing = verbs.filter((verb) => 'passes' in verb).map(({ name }) => name)

/** Chances to interrupt are let pass: the same as standing orders say. FRL-TIME-8 */
export const answers: AnswerRules<FrontlineState> = {
  kinds: windowKinds.map((id) => ({ id, answers: { pass: passing } })),
  turn: (s) => s.turn,
  due(s, seat) {
    const kind = s.decider === seat ? windowKind(s) : null
    return kind === null ? null : { kind, places: [], units: [] }
  },
  give: (_s, _seat, _rule, legal) => legal[0] ?? null,
}
