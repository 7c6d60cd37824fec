import type { State } from '@estafette/kernel'
import { targetsOf } from '../../map-view/feed.ts'
import type { CoreDesk } from '../../screen/desk.ts'
import type { GameScreen } from '../../screen/screen.ts'
import { offersTo, type Offer } from '../../session/offers.ts'

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

/** Whether places are selected now, so that units can be sent off together. */
function isPlanningAt({ state, seat }: Pick<CoreDesk, 'state' | 'seat'>, s: GameScreen): boolean {
  return seat.value >= 0 && !!s.plans?.canPlan(state.value, seat.value)
}

/**
 * Places of those who can act: who can be sent off, and of whom something is asked. A place that one
 * could go to is none of them, nor a stack to which something else could be done.
 */
export function actingPlaces(
  desk: Pick<CoreDesk, 'offers' | 'state' | 'seat'>,
  screen: GameScreen,
  able: readonly number[],
): readonly number[] {
  const { map, counters, plans } = screen
  const asked = [...offersTo(desk.offers.value, counters?.kind).keys(), ...firstOf(desk, screen)]
  const places = new Set(asked.map((unit) => map?.placeOf(desk.state.value, unit) ?? -1))
  const isPlanning = isPlanningAt(desk, screen)
  return able.filter(
    (place) =>
      places.has(place) || (isPlanning && plans!.usable(desk.state.value, place).length > 0),
  )
}

/** Whether the decision is who acts, and not which of several things or places is meant. */
export function asksWhoActs(desk: Pick<CoreDesk, 'state' | 'seat'>, screen: GameScreen): boolean {
  return isPlanningAt(desk, screen) || firstOf(desk, screen).length > 0
}

/** Choices that call up a unit with others, where the decision is about it before all others. */
export function callsOf(
  desk: Pick<CoreDesk, 'offers' | 'state' | 'seat'>,
  screen: GameScreen,
  unit: number,
): readonly Offer[] {
  const { counters } = screen
  if (!counters?.members || !firstOf(desk, screen).includes(unit)) return []
  return desk.offers.value.all.filter(({ kind, target }) =>
    counters.members!(desk.state.value, kind, target).includes(unit),
  )
}

/** Everything that can be done to the units of a place. */
export function unitOffersAt(
  desk: Pick<CoreDesk, 'offers' | 'state' | 'seat'>,
  screen: GameScreen,
  place: number,
): readonly Offer[] {
  const { map, counters } = screen
  const isHere = (unit: number): boolean => map?.placeOf(desk.state.value, unit) === place
  const own = [...offersTo(desk.offers.value, counters?.kind)].flatMap(([unit, list]) =>
    isHere(unit) ? list : [],
  )
  const called = firstOf(desk, screen)
    .filter(isHere)
    .flatMap((unit) => callsOf(desk, screen, unit))
  return [...new Set([...own, ...called])]
}

/** Everything that can be done to a place, or to a unit that stands there. */
export function offersAt(
  desk: Pick<CoreDesk, 'offers' | 'state' | 'seat'>,
  screen: GameScreen,
  place: number,
): readonly Offer[] {
  const here = offersTo(desk.offers.value, screen.map?.kind).get(place) ?? []
  return [...new Set([...here, ...unitOffersAt(desk, screen, place)])]
}

/** Whether what is meant is about a place: Enter there confirms this and nothing else. */
export function isMeantAt(
  desk: Pick<CoreDesk, 'offers' | 'state' | 'seat' | 'intention'>,
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
