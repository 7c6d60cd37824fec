import type { GameEvent, Seat } from '@estafette/kernel'

/** The way that units took together, place by place. */
export interface Trail {
  readonly units: readonly number[]
  readonly path: readonly number[]
}

/** Something that a side did: a march, a fight with all that follows from it, or else. */
export interface Step {
  readonly number: number // from 1
  readonly seat: Seat // whose doing it is, -1 for the rules'
  readonly side: number // its side, -1 also while sides are not settled
  readonly kind: 'move' | 'fight' | 'other'
  readonly first: number // numbers of its first and last choice
  readonly last: number
  readonly events: readonly GameEvent[]
  readonly units: readonly number[] // that acted
  readonly targets: readonly number[] // units that were attacked, where they are named
  readonly place: number // where it ended or was fought, -1 for nowhere
  readonly trails: readonly Trail[]
  readonly blows: readonly { readonly from: number; readonly to: number }[] // struck from afar
  readonly lost: readonly { readonly unit: number; readonly place: number }[]
}
