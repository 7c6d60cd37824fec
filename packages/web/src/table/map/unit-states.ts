import type { State } from '@estafette/kernel'
import { signsOf, UNIT_SIGNS } from '../../counters/signs.tsx'
import type { Pile, StackState } from '../../map-view/feed.ts'
import type { CounterPart } from '../../screen/counters.ts'

/** Which units of which stack are in which state: by their counters and by what they have done. */
export function statesOf<S extends State>(
  counters: CounterPart<S>,
  state: S,
  piles: readonly Pile[],
): readonly StackState[] {
  return piles.flatMap((pile): StackState[] => {
    const all = pile.units.map((unit) => {
      const marks = counters.marks?.(state, unit)
      return { unit, signs: signsOf(counters.face(state, unit), marks) }
    })
    const signs = UNIT_SIGNS.flatMap((sign) => {
      const units = all.filter((one) => one.signs.includes(sign)).map(({ unit }) => unit)
      return units.length > 0 ? [{ sign, units }] : []
    })
    return signs.length > 0 ? [{ pile, signs }] : []
  })
}
