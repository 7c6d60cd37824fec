import type { Metrics } from '../metrics.ts'
import type { Courier } from '../notices/courier.ts'
import type { Referee } from '../referee/referee.ts'
import type { RateBuckets } from './rate-limit.ts'
import type { Home } from './origin.ts'
import type { Pages } from './pages.ts'

/** How many mails go out that nobody has confirmed. */
export interface MailLimits {
  readonly to: RateBuckets // one mailbox, whoever asks
  readonly from: RateBuckets // the address of those who ask
}

/** What those who come meet behind the door. */
export interface RouteContext {
  readonly referee: Referee
  readonly home: Home
  readonly arrivals: RateBuckets // of guests from one address
  readonly guesses: RateBuckets // at codes and passkeys, from one address
  readonly asks: RateBuckets // of invitations by name and of holidays, which others are told
  readonly mails: MailLimits
  readonly pages: Pages
  readonly courier: Courier
  readonly metrics: Metrics | null
}
