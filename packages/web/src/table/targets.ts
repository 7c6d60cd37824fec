import type { State } from '@estafette/kernel'
import type { GameScreen } from '../screen/screen.ts'

/** Where on the map the target of a choice is: a place itself, where a unit stands, else -1. */
export function placeOfTarget(
  { map, counters }: GameScreen,
  state: State,
  kind: string,
  target: number,
): number {
  if (!map) return -1
  if (kind === map.kind) return target
  return kind === counters?.kind ? map.placeOf(state, target) : -1
}
