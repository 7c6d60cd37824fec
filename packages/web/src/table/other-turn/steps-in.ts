import type { SideOf } from '../../screen/events.ts'
import type { GameScreen } from '../../screen/screen.ts'
import type { LogEntry, Session } from '../../session/session.ts'
import { stepsOf, type Step, type Whereabouts } from './steps.ts'

/** Where units stood, as far as the viewer may know. */
export function whereIn(session: Session, { map }: GameScreen): Whereabouts {
  return (unit, count) => map?.placeOf(session.knownAt(Math.max(0, count)), unit) ?? -1
}

/** Which side each seat plays now. */
export function sidesIn(session: Session): SideOf {
  return (seat) => (seat < 0 ? -1 : session.game.sideOf(session.known(), seat))
}

/** What was told, put together to steps, as far as the viewer knows. */
export function stepsIn(
  session: Session,
  screen: GameScreen,
  entries: readonly LogEntry[],
): readonly Step[] {
  return stepsOf(screen, entries, whereIn(session, screen), sidesIn(session))
}
