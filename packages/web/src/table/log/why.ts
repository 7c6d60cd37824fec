import { playerNames } from '@estafette/bots/names'
import type { Consideration, Seat } from '@estafette/kernel'
import type { Desk } from '../../screen/desk.ts'
import type { LogEntry, Session } from '../../session/session.ts'

/** The part of a table that asks. */
type Asking = Pick<Desk, 'session' | 'page'>

/** Whether a computer player sits there, and not a person or the script of a lesson. */
export function isComputer({ sitters }: Session, seat: Seat): boolean {
  return playerNames.includes(sitters[seat] ?? '')
}

/** Acts of the computer by their numbers. */
function actsAt(session: Session, numbers: readonly number[]): LogEntry[] {
  return numbers.flatMap((number) => {
    const entry = session.log.value[number]
    return entry && isComputer(session, entry.seat) ? [entry] : []
  })
}

/** Asks why the computer took choices, by their numbers; the answers come when they come. */
export function askWhy({ session, page }: Asking, numbers: readonly number[]): void {
  for (const entry of actsAt(session, numbers)) {
    if (page.asked.has(entry)) continue
    page.asked.add(entry)
    void learnWhy({ session, page }, entry)
  }
}

/** In no language yet; an act that replaces another is another. */
async function learnWhy({ session, page }: Asking, entry: LogEntry): Promise<void> {
  const reasons = await session.explain(entry.number)
  page.reasons.value = new Map(page.reasons.value).set(entry, reasons)
}

/** Why the computer took these choices, as far as it is known; silent while there are secrets. */
export function reasonsFor(
  { session, page }: Asking,
  numbers: readonly number[],
): readonly Consideration[] {
  const found = actsAt(session, numbers).flatMap((entry) => page.reasons.value.get(entry) ?? [])
  return found.length > 0 && session.hides() ? [] : found
}

/** Whether an answer to all of these is there, be it that there are no reasons. */
export function isExplained({ session, page }: Asking, numbers: readonly number[]): boolean {
  return actsAt(session, numbers).every((entry) => page.reasons.value.has(entry))
}
