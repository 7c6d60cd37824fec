import type { Seat } from '@estafette/kernel'
import type { Offered, StandingOffer } from '@estafette/protocol'

/** What a seat may ask of the others in an hour, unless told. */
export const MOST_OFFERS = 10

/** What is asked, and who has agreed so far. */
export interface Asked extends Omit<StandingOffer, 'agreed'> {
  readonly agreed: readonly Seat[]
}

/** Everything asked, with one more; whoever asks again asks anew. Some are not asked at all. */
export function asked(
  offers: readonly Asked[],
  offer: StandingOffer,
  unasked: readonly Seat[] = [],
): Asked[] {
  const agreed = [offer.seat, ...unasked]
  return [...offers.filter(({ what }) => what !== offer.what), { ...offer, agreed }]
}

/** What is asked of a seat, if anything of this kind is. */
export function askedOf(offers: readonly Asked[], what: Offered, seat: Seat): Asked | undefined {
  return offers.find((offer) => offer.what === what && !offer.agreed.includes(seat))
}

/** The offer as it stands when a seat has agreed, and whether that was the last one needed. */
export function agreed(
  offer: Asked,
  seat: Seat,
  seats: number,
): { offer: Asked; isSettled: boolean } {
  const all = [...offer.agreed, seat]
  return { offer: { ...offer, agreed: all }, isSettled: all.length === seats }
}

/** What is still asked without one kind of offer. */
export function without(offers: readonly Asked[], what: Offered): Asked[] {
  return offers.filter((offer) => offer.what !== what)
}

/**
 * What is still asked after a seat has taken a choice. A take-back means the position as it was;
 * who goes on playing declines a draw or a pause, and who asked for it may go on asking. To resign
 * only a partner is asked, so that only they decline it.
 */
export function afterTaking(offers: readonly Asked[], seat: Seat): Asked[] {
  return offers.filter(({ what, seat: by, agreed }) =>
    what === 'resign' ? agreed.includes(seat) : what !== 'take-back' && by === seat,
  )
}
