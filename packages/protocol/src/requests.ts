import { MOST_REQUESTS } from './limits.ts'
import type { Offered } from './parts.ts'
import type { AskedOnce } from './steps.ts'

/** What a deed of a seat has to do with questions to the others. */
export interface AskingDeed {
  readonly do: string
  readonly what?: Offered
  readonly yes?: boolean
}

/** How a table stands after a deed. */
export interface AfterDeed {
  readonly choices: number
  readonly offers: readonly { readonly what: Offered }[] // that are still to be answered
}

/** What was asked at a table, after a deed of a seat: the server and every page find the same. */
export function requestsAfter(
  before: readonly AskedOnce[],
  seat: number,
  deed: AskingDeed,
  { choices, offers }: AfterDeed,
): readonly AskedOnce[] {
  const { what } = deed
  const isOpen = (one: AskedOnce): boolean =>
    offers.some((offer) => offer.what === one.what) && !(deed.do === 'offer' && one.what === what)
  const after = before.map((one): AskedOnce => {
    // What was taken back takes no place any more.
    const kept = { ...one, after: Math.min(one.after, choices) }
    if (one.answer !== 'open' || isOpen(one)) return kept
    if (deed.do === 'answer' && one.what === what) {
      return { ...kept, answer: deed.yes ? 'yes' : 'no', by: seat }
    }
    return { ...kept, answer: deed.do === 'withdraw' ? 'withdrawn' : 'lapsed' }
  })
  const isAsked = deed.do === 'offer' && what !== undefined
  const asked = isAsked ? [{ what, seat, after: choices, answer: 'open', by: -1 } as const] : []
  return [...after, ...asked].slice(-MOST_REQUESTS)
}
