import { signal } from '@preact/signals'
import { playerNames } from '@estafette/bots/names'
import type { Consideration, Seat } from '@estafette/kernel'
import type { LogEntry, Session } from '../session/session.ts'

/** What has been explained so far, in no language yet; an act that replaces another is another. */
const known = signal<ReadonlyMap<LogEntry, readonly Consideration[]>>(new Map())
const wanted = new Set<LogEntry>()

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
export function askWhy(session: Session, numbers: readonly number[]): void {
  for (const entry of actsAt(session, numbers)) {
    if (wanted.has(entry)) continue
    wanted.add(entry)
    void learnWhy(session, entry)
  }
}

async function learnWhy(session: Session, entry: LogEntry): Promise<void> {
  const reasons = await session.explain(entry.number)
  if (wanted.has(entry)) known.value = new Map(known.value).set(entry, reasons)
}

/** Why the computer took these choices, as far as it is known; silent while there are secrets. */
export function reasonsFor(session: Session, numbers: readonly number[]): readonly Consideration[] {
  const found = actsAt(session, numbers).flatMap((entry) => known.value.get(entry) ?? [])
  return found.length > 0 && session.hides() ? [] : found
}

/** Whether an answer to all of these is there, be it that there are no reasons. */
export function isExplained(session: Session, numbers: readonly number[]): boolean {
  return actsAt(session, numbers).every((entry) => known.value.has(entry))
}

/** Forgets what was asked, when the table is left. */
export function stopAsking(): void {
  wanted.clear()
  known.value = new Map()
}
