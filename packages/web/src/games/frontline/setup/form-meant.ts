import type { Arrangement } from '@estafette/frontline/plans'
import type { Signal } from '@preact/signals'
import type { FrontDesk } from '../desk.ts'
import { keptPerSeat } from './kept.ts'

const PLACES = 1000 // before the numbers of sections whose start is meant

const kept = keptPerSeat<Arrangement | null>(() => null, {
  page: 'sections',
  read: (pairs) => ({
    heads: new Map(pairs.filter(([x]) => x < PLACES)),
    places: new Map(pairs.flatMap(([x, at]) => (x < PLACES ? [] : [[x - PLACES, at]]))),
  }),
  write: (meant) =>
    meant && [
      ...meant.heads,
      ...[...meant.places].map(([x, at]): [number, number] => [PLACES + x, at]),
    ],
})

/** What somebody means to form; null until something is changed. */
export function meantSections({ session, seat }: FrontDesk): Signal<Arrangement | null> {
  return kept(session, seat.value)
}
