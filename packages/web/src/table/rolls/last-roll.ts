import type { GameEvent } from '@estafette/kernel'
import type { Intention, Selection } from '../../screen/desk.ts'
import { isOfSort, shapeOf } from '../../screen/events.ts'
import type { Roll } from '../../screen/rolls.ts'
import type { LogEntry } from '../../session/session.ts'
import { personAt } from '../../session/who.ts'
import type { TableModel } from '../model.ts'

const EARLIER = 6 // rolls that are told beside the last one
const TOGETHER = 16 // rolls of one act, which are told in one table
const RECENT = 80 // choices after which no roll is news

/** The roll that is news, and the number of the choice after which dice fell. */
export interface LastRoll {
  readonly roll: Roll
  readonly number: number
  readonly earlier: readonly EarlierRoll[] // of the same run: two interceptions before the bombs
}

export interface EarlierRoll {
  readonly roll: Roll
  readonly number: number
}

/**
 * The last roll, until another fight has begun or a person has decided something since. Letting a
 * roll stand is no such decision: what comes of it is still to be seen.
 */
export function lastRoll(model: TableModel): LastRoll | null {
  const { session, screen } = model
  const log = session.log.value.slice(-RECENT)
  const told = log.flatMap(({ events, number }) => events.map((event) => ({ event, number })))
  const events = told.map(({ event }) => event)
  const { rolls } = screen
  if (!rolls) return null
  const at = told.findLastIndex(({ event }) => rolls.isRoll(event))
  if (events.slice(at + 1).some((event) => shapeOf(session.game, event).opens)) return null
  const number = told[at]?.number
  if (number === undefined) return null
  const before = session.knownAt(Math.max(0, number - 1))
  const read = (all: readonly GameEvent[], at: number): Roll | null =>
    rolls.read(all, at, before, (seat) => personAt(session, seat))
  const roll = read(events, at)
  if (!roll) return null
  const last = { roll, number, earlier: earlierThan(model, told, at, roll.row?.act) }
  if (session.sitters.length === 0) return log.at(-1)?.number === number ? last : null
  const own = log.filter((entry) => entry.number > number && isPerson(model, entry))
  const isOld = own.some((entry) => {
    const until = told.filter((one) => one.number < entry.number).map(({ event }) => event)
    return !read(until, at)?.isOpen
  })
  return isOld ? null : last
}

/** A roll in a line, put together from what a note says of it one below the other. */
export function rollLine({ title, needed, verdict, detail }: Roll): string {
  return [title, detail || verdict, needed ?? ''].filter(Boolean).map(unstopped).join(', ')
}

/** A sentence without the full stop at its end, to stand among others in a line. */
const unstopped = (text: string): string => text.replace(/\.$/, '')

/** The rolls of the act that the last one belongs to, where there are several. */
export function actOf({ roll, earlier }: LastRoll): readonly Roll[] {
  const act = roll.row?.act
  if (act === undefined) return []
  const others = earlier.map((one) => one.roll).filter(({ row }) => row?.act === act)
  return others.length > 0 ? [...others, roll] : []
}

/** Whether a person has turned to something else since: a plan, or a stack elsewhere. */
export function isElsewhere(
  { place }: Roll,
  before: Selection | null, // what was in hand when the dice fell
  now: Selection | null,
  meant: Intention | null,
): boolean {
  if (meant?.kind === 'plan') return true
  return now !== null && now !== before && now.place !== place
}

/**
 * Rolls before the last one that nothing came between: no march, no turn, and no choice of a person
 * but those that belong to the same act.
 */
function earlierThan(
  model: TableModel,
  told: readonly { readonly event: GameEvent; readonly number: number }[],
  at: number,
  act: string | undefined,
): readonly EarlierRoll[] {
  const { session, screen } = model
  const { game } = session
  const events = told.map(({ event }) => event)
  const own = session.log.value.findLast(
    (entry) => entry.number <= told[at]!.number && isPerson(model, entry),
  )
  const least = session.sitters.length === 0 ? told[at]!.number : (own?.number ?? 0)
  const most = act === undefined ? EARLIER : TOGETHER
  const found: EarlierRoll[] = []
  for (let index = at - 1; index >= 0 && found.length < most; index--) {
    const { event, number } = told[index]!
    const isMarch = isOfSort(game, event, 'move') && !isOfSort(game, event, 'fight')
    if (isMarch || isOfSort(game, event, 'turn')) break
    if (number < least && act === undefined) break
    if (!screen.rolls?.isRoll(event)) continue
    const before = session.knownAt(Math.max(0, number - 1))
    const roll = screen.rolls.read(events, index, before)
    if (number < least && roll?.row?.act !== act) break
    if (roll) found.unshift({ roll, number })
  }
  return found
}

function isPerson({ session }: TableModel, { seat }: LogEntry): boolean {
  return session.sitters[seat] === 'human'
}
