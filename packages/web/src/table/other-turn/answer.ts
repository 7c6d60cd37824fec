import type { GameEvent } from '@estafette/kernel'
import { doings, shapeOf } from '../../screen/events.ts'
import type { GameScreen } from '../../screen/screen.ts'
import type { Session } from '../../session/session.ts'
import { sidesIn } from './steps-in.ts'

/** What others answered in the turn of whoever decides now. */
export interface GivenAnswer {
  readonly side: number // that answered
  readonly events: readonly GameEvent[]
}

/**
 * What others did since the last choice of whoever decides now, in their own turn: null where
 * nobody else did anything, and in the turn of others, which is no answer.
 */
export function answerTo(
  session: Session,
  { turnOf }: GameScreen,
  seat: number,
): GivenAnswer | null {
  const { game, log } = session
  if (!turnOf || seat < 0) return null
  const own = game.sideOf(session.known(), seat)
  if (own < 0 || turnOf(session.known()) !== own) return null
  const last = log.value.findLastIndex((entry) => entry.seat === seat)
  const since = log.value.slice(last + 1)
  const begun = last < 0 ? null : session.knownAt(last)
  // Their own turn is told by itself, once it is over.
  if (!begun || since.length === 0 || turnOf(begun) !== own) return null
  const isAnswer = since.every(
    ({ seat }) => seat >= 0 && game.sideOf(session.known(), seat) === 1 - own,
  )
  if (!isAnswer) return null
  const events = since
    .flatMap((entry) => [...doings(game, entry, sidesIn(session))])
    .filter(({ event, doer }) => doer.side === 1 - own && !shapeOf(game, event).silent)
    .map(({ event }) => event)
  return events.length > 0 ? { side: 1 - own, events } : null
}
