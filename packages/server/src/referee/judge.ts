import type { Seat } from '@estafette/kernel'
import { GRACE, PROTOCOL, type ServerMessage } from '@estafette/protocol'
import {
  keepMove,
  keepSnapshots,
  moveBy,
  movesAfter,
  offersSince,
  type KeptMove,
} from '@estafette/store'
import type { Listener } from './audience.ts'
import { isChapterEnd } from './chapter.ts'
import { costing } from './costs.ts'
import { decide, hashOf, keptOf } from './journal.ts'
import { afterOf, type KeptDeed, type LiveTable } from './live-table.ts'
import { addNotices } from './notices.ts'
import type { CommandCall, RefereeContext } from './referee-context.ts'
import { refusedFor, unknown } from './refusals.ts'
import { digestOf, late, missed } from './resync.ts'
import { snapshotOf } from './snapshot.ts'

/** A race is lost once: whoever loses again and again meets something else. */
const ATTEMPTS = 3

const HOUR = 60 * 60 * 1000

/** Who gives a command. */
export interface Giver {
  readonly by?: Listener['send'] | undefined // the page, which is told by the answer
  readonly isLeaving?: boolean // for good
}

/** Does what a seat commands, or says why not. Nothing else happens at the table meanwhile. */
export async function judge(
  context: RefereeContext,
  seat: Seat,
  call: CommandCall,
  { by, isLeaving = false }: Giver = {},
): Promise<ServerMessage> {
  const { deps, tables, audience } = context
  const { store } = deps
  const { table, id, command, version } = call
  const about = { v: PROTOCOL, id, table } as const
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const live = await tables.load(table)
    if (!live) return unknown(table, id)
    if (version !== live.version && !(await isOnlyGranted(context, live, call))) {
      return late(context, live, seat, call)
    }
    if (command.do === 'claim' && deps.now() - deps.since < GRACE) {
      return { ...about, ...refusedFor('not-out-of-time') }
    }
    if (command.do === 'offer' && (await hasAskedEnough(context, live, seat))) {
      if (await moveBy(store.read, table, id)) return late(context, live, seat, call)
      return { ...about, ...refusedFor('asked-enough') }
    }
    const decided = decide(live, seat, command, deps.now(), isLeaving)
    if (!decided.ok) {
      // What was done already cannot be done again: whoever repeats it hears that it was done.
      if (await moveBy(store.read, table, id)) return late(context, live, seat, call)
      const { verdict, reason, rule, args } = decided
      return { ...about, told: 'refused', verdict, reason, rule, args }
    }
    const isAsked = command.do === 'resign' && decided.deed.do === 'offer' // of a partner
    if (isAsked && (await hasAskedEnough(context, live, seat))) {
      return { ...about, ...refusedFor('asked-enough') }
    }
    if (await keep(context, live, decided.live, seat, call, by)) {
      const step = audience.step(live, decided.live, seat)
      const missing = version === live.version ? null : await missed(context, live, seat, version)
      const steps = [...(missing?.steps ?? []), step]
      const kept = keptOf(command, decided.deed)
      const row = command.do === 'take' ? command.choices.length - 1 : 0
      const done = {
        ...about,
        told: 'done',
        version: decided.live.version,
        ...kept,
        steps,
      } as const
      return costing(done, row / 4)
    }
    // Kept before, or somebody was faster: what stands in the store says which.
    const kept = await moveBy(store.read, table, id)
    if (kept) return late(context, (await tables.load(table)) ?? live, seat, call)
  }
  throw new Error(`table ${table} is of another version than its journal`)
}

/** Keeps a deed and tells of it; not where somebody was faster, or the command was kept before. */
async function keep(
  { deps, tables, audience, changed }: RefereeContext,
  before: LiveTable,
  after: LiveTable,
  seat: Seat,
  { table, id, command }: CommandCall,
  by?: Listener['send'],
): Promise<boolean> {
  const move: KeptMove = {
    table,
    version: after.version,
    seat,
    command: id,
    digest: digestOf(command),
    body: JSON.stringify(after.last!.deed),
    hash: hashOf(after),
    time: after.time,
  }
  const kept = await keepMove(deps.store, move, afterOf(after), async (sql) => {
    await addNotices(sql, before, after, audience.here(table))
    if (isChapterEnd(after)) await keepSnapshots(sql, [snapshotOf(after, deps.stamp)])
  })
  if (kept.how !== 'kept') {
    await tables.load(table, true) // and tells those who have it open
    return false
  }
  tables.put(after)
  audience.tell(before, after, by)
  changed(table)
  return true
}

/** Whether nothing has come between but time that was given, or holidays: choices stay what they were. */
async function isOnlyGranted(
  { deps }: RefereeContext,
  live: LiveTable,
  { table, id, version, command }: CommandCall,
): Promise<boolean> {
  const { read } = deps.store
  if (command.do !== 'take' || version < 1 || version > live.version) return false
  if (!isAside(live.last?.deed) || (await moveBy(read, table, id))) return false
  const since = await movesAfter(read, table, version)
  return since.every(({ body }) => isAside(JSON.parse(body) as KeptDeed))
}

/** Whether a deed changed nothing but clocks. */
function isAside(deed: KeptDeed | undefined): boolean {
  return deed?.do === 'grant' || deed?.do === 'rest'
}

/** Whether a seat has asked so often that the others need not be asked again for a while. */
async function hasAskedEnough(
  { deps, mostOffers }: RefereeContext,
  { row, version }: LiveTable,
  seat: Seat,
): Promise<boolean> {
  if (version < mostOffers) return false // nobody asked more often than there were moves
  return (await offersSince(deps.store.read, row.id, seat, deps.now() - HOUR)) >= mostOffers
}
