import { makeChannels, type Channels } from './channels.ts'
import { makeDelivery, type Delivery } from './delivery.ts'
import type { Means } from './means.ts'
import { pushKeys } from './push.ts'

/** Who tells people something outside the page. */
export interface Courier extends Channels, Delivery {}

/** A courier on the roads there are. */
export function makeCourier(means: Means): Courier {
  const keys = pushKeys(means.deps.store)
  return { ...makeChannels(means, keys), ...makeDelivery(means, keys) }
}
