import { hash } from 'node:crypto'
import type { Seat, Viewer } from '@estafette/kernel'
import {
  MOST_MISSED,
  PROTOCOL,
  type ChapterStep,
  type Command,
  type ToldOf,
} from '@estafette/protocol'
import { moveBy } from '@estafette/store'
import { keptOf } from './journal.ts'
import type { KeptDeed, LiveTable } from './live-table.ts'
import type { CommandCall, RefereeContext } from './referee-context.ts'

/** What a viewer missed since a version; null where they have to begin anew. */
export async function missed(
  { tables, audience }: RefereeContext,
  live: LiveTable,
  viewer: Viewer,
  from: number,
): Promise<ChapterStep[] | null> {
  const count = live.version - from
  if (from < 1 || count < 0 || count > MOST_MISSED) return null
  if (count === 0) return []
  const recent = audience.recent(live, viewer, from)
  if (recent) return recent
  const course = await tables.course(live.row.id, from, live.version)
  return course.slice(1).map((after, at) => audience.step(course[at]!, after, viewer))
}

/** Answers a command that was made for another version: it was kept before, or comes too late. */
export async function late(
  context: RefereeContext,
  live: LiveTable,
  seat: Seat,
  { table, id, command, version }: CommandCall,
): Promise<ToldOf<'done' | 'stale' | 'reused'>> {
  const { deps, tables, audience } = context
  const about = { v: PROTOCOL, id, table } as const
  const kept = await moveBy(deps.store.read, table, id)
  if (!kept) {
    const steps = await missed(context, live, seat, version)
    return { ...about, told: 'stale', version: live.version, steps }
  }
  if (kept.digest !== digestOf(command) || kept.seat !== seat) return { ...about, told: 'reused' }
  const known = audience.stepTo(table, kept.version, seat)
  const [before, after] = known ? [] : await tables.course(table, kept.version - 1, kept.version)
  const step = known ?? audience.step(before!, after!, seat)
  const row = keptOf(command, JSON.parse(kept.body) as KeptDeed)
  return { ...about, told: 'done', version: kept.version, ...row, steps: [step] }
}

/** What a command is known by when its id comes again. */
export function digestOf(command: Command): string {
  return hash('sha256', JSON.stringify(command), 'base64url')
}
