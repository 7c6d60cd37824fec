import type { State } from '@estafette/kernel'
import { targetsOf } from '../map-view/feed.ts'
import type { CoreDesk } from '../screen/desk.ts'
import type { GameScreen } from '../screen/screen.ts'
import { offersTo, type Offer } from '../session/offers.ts'

/** Units that the present decision is about before all others; none where all are alike. */
export function firstOf(
  { state, seat }: Pick<CoreDesk, 'state' | 'seat'>,
  { counters }: GameScreen,
): readonly number[] {
  return seat.value < 0 ? [] : (counters?.first?.(state.value) ?? [])
}

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

/** Everything that can be done to a place, or to a unit that stands there. */
export function offersAt(
  { offers, state }: Pick<CoreDesk, 'offers' | 'state'>,
  { map, counters }: GameScreen,
  place: number,
): readonly Offer[] {
  const units = [...offersTo(offers.value, counters?.kind)].flatMap(([unit, list]) =>
    map?.placeOf(state.value, unit) === place ? list : [],
  )
  return [...new Set([...(offersTo(offers.value, map?.kind).get(place) ?? []), ...units])]
}

/** Whether what is meant is about a place: Enter there confirms this and nothing else. */
export function isMeantAt(
  desk: Pick<CoreDesk, 'offers' | 'state' | 'intention'>,
  screen: GameScreen,
  place: number,
): boolean {
  const now = desk.intention.value
  if (now?.kind === 'plan') return targetsOf(now.plan).includes(place)
  return (
    now?.kind === 'offer' &&
    offersAt(desk, screen, place).some(({ choice }) => choice === now.offer.choice)
  )
}
