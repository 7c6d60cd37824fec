import type { Outfit } from '@estafette/frontline/plans'
import type { Signal } from '@preact/signals'
import type { FrontDesk } from '../desk.ts'
import { keptPerSeat } from './kept.ts'

const kept = keptPerSeat<Outfit | null>(() => null, {
  page: 'outfit',
  read: (pairs) => new Map(pairs),
  write: (outfit) => outfit && [...outfit],
})

/** What somebody means to hand out; null until something is changed. */
export function meantOutfit({ session, seat }: FrontDesk): Signal<Outfit | null> {
  return kept(session, seat.value)
}
