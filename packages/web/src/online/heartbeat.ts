import { HEARTBEAT } from '@estafette/protocol'
import type { Clock, Timers } from './clock.ts'

const SILENCE = 25_000 // without a sign of life after a ping the way is lost

/** Whether the other end is still there. */
export interface Heartbeat {
  /** Begins anew with a way. */
  begin(): void
  /** There was a sign of life. */
  hear(): void
  end(): void
}

/** Pings again and again, and says when nothing has answered for long. */
export function makeHeartbeat(
  clock: Clock,
  { later, never }: Timers,
  ping: () => void,
  lost: () => void,
): Heartbeat {
  let heard = 0
  let pinged = 0 // when the first ping left that nothing was heard after
  const beat = (): void => {
    const isAnswered = heard >= pinged
    // Timers of a page in the background come late: silence before a ping says nothing.
    if (!isAnswered && clock.now() - pinged > SILENCE) return lost()
    if (isAnswered) pinged = clock.now() + 1 // what is heard in the same moment was on its way
    ping()
    later('beat', HEARTBEAT, beat)
  }
  return {
    begin() {
      heard = pinged = clock.now()
      later('beat', HEARTBEAT, beat)
    },
    hear() {
      heard = clock.now()
    },
    end: () => never('beat'),
  }
}
