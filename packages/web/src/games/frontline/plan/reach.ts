import type { FrontDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'

/** What can be done to something by a verb, undefined where it cannot. */
export function offerFor({ offers }: FrontDesk, verb: string, target = 0): Offer | undefined {
  return offers.value.all.find((offer) => offer.verb === verb && offer.target === target)
}
