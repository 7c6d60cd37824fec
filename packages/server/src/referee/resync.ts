import { hash } from 'node:crypto'
import type { Seat, Viewer } from '@estafette/kernel'
import { MOST_MISSED, PROTOCOL, type ChapterStep, type ToldOf } from '@estafette/protocol'
import { moveBy } from '@estafette/store'
import { makeBreath } from './breath.ts'
import { costing, stepsCost } from './costs.ts'
import { keptOf } from './journal.ts'
import type { KeptDeed, LiveTable, TableCommand } from './live-table.ts'
import type { CommandCall, RefereeContext } from './referee-context.ts'

/** Steps that are worked out anew: more of them cost more than the whole table does. */
export const MOST_ANEW = 24

/** What somebody missed, and what it cost to find that out. */
export interface Missed {
  readonly steps: readonly ChapterStep[]
  readonly cost: number
}

/** What a viewer missed since a version; null where they have to begin anew. */
export async function missed(
  { tables, audience }: Pick<RefereeContext, 'tables' | 'audience'>,
  live: LiveTable,
  viewer: Viewer,
  from: number,
): Promise<Missed | null> {
  const count = live.version - from
  if (from < 1 || count < 0 || count > MOST_MISSED) return null
  if (count === 0) return { steps: [], cost: 0 }
  const recent = audience.recent(live, viewer, from)
  if (recent) return { steps: recent, cost: 0 }
  if (count > MOST_ANEW) return null
  const course = await tables.course(live.row.id, from, live.version)
  const breath = makeBreath()
  const steps: ChapterStep[] = []
  for (const [at, after] of course.slice(1).entries()) {
    await breath()
    steps.push(audience.step(course[at]!, after, viewer))
  }
  return { steps, cost: stepsCost(count, live.table?.entries.length ?? 0) }
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
    const since = await missed(context, live, seat, version)
    const steps = since && [...since.steps]
    return costing({ ...about, told: 'stale', version: live.version, steps }, since?.cost ?? 0)
  }
  if (kept.digest !== digestOf(command) || kept.seat !== seat) return { ...about, told: 'reused' }
  const known = audience.stepTo(table, kept.version, seat)
  const [before, after] = known ? [] : await tables.course(table, kept.version - 1, kept.version)
  const step = known ?? audience.step(before!, after!, seat)
  const row = keptOf(command, JSON.parse(kept.body) as KeptDeed)
  const cost = known ? 0 : stepsCost(1, live.table?.entries.length ?? 0)
  return costing({ ...about, told: 'done', version: kept.version, ...row, steps: [step] }, cost)
}

/** What a command is known by when its id comes again. */
export function digestOf(command: TableCommand): string {
  return hash('sha256', JSON.stringify(command), 'base64url')
}
