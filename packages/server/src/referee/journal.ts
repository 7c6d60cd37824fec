import type { Seat } from '@estafette/kernel'
import { requestsAfter, type Command, type Offered } from '@estafette/protocol'
import type { KeptMove } from '@estafette/store'
import {
  crossing,
  dropLast,
  follow,
  forked,
  stateOf,
  takeBack,
  takeRow,
  undo,
  type Refusal,
  type Table,
} from '@estafette/table'
import { chapterAfter, shortened, withTold } from './chapter.ts'
import {
  afterChoice,
  afterUndo,
  freeTime,
  granted,
  onceAnswered,
  outOfTime,
  rested,
  stopped,
  whileAsked,
} from './clock.ts'
import { actingIn, begun, endingOf, isPerson, lostBy } from './live-table.ts'
import type { KeptDeed, LiveTable, KeptEntry, Last, TableCommand } from './live-table.ts'
import { afterTaking, agreed, asked, askedOf, without, type Asked } from './offers.ts'

/** What comes of a command: a deed to be kept, with the table as it will stand then; or why not. */
export type Decided =
  | { readonly ok: true; readonly deed: KeptDeed; readonly live: LiveTable }
  | Refusal

/** Why the customs of a table forbid something; the rules of its game have their own reasons. */
export const customs = [
  'not-begun',
  'over',
  'nothing-asked',
  'asked-enough',
  'said-enough',
  'not-out-of-time',
  'nothing-to-take-back',
  'computer-declines',
  'no-clock',
] as const
export type Custom = (typeof customs)[number]

/** The verdict on what the customs of a table forbid. */
export const AGAINST_CUSTOM = -3

/**
 * Holds a command of a seat against the rules and the customs of the table, which stays as it
 * is; dice are drawn only for what is legal. Who leaves for good asks no partner: nobody would play on.
 */
export function decide(
  live: LiveTable,
  seat: Seat,
  command: TableCommand,
  now: number,
  isLeaving = false,
): Decided {
  const time = Math.max(now, live.time)
  if (!live.table) return against('not-begun')
  if (live.ending) return against('over')
  switch (command.do) {
    case 'take':
      return decideTaking(live, seat, command.choices, time)
    case 'undo': {
      const table = forked(live.table)
      const undone = undo(table, seat, command.count, isPerson(live))
      if (!undone.ok) return against('nothing-to-take-back')
      break
    }
    case 'offer': {
      const entry = command.keep === undefined ? undefined : live.table.entries[command.keep]
      // Who asks for a take-back asks for a choice of their own.
      if (command.what === 'take-back' && entry?.seat !== seat) {
        return against('nothing-to-take-back')
      }
      if (declines(live, { ...command, seat })) return against('computer-declines')
      if (command.what === 'pause' && !live.clock) return against('no-clock')
      if (command.what === 'resign' && !hasPartner(live, seat)) return against('nothing-asked')
      break
    }
    case 'answer':
      if (!askedOf(live.offers, command.what, seat)) return against('nothing-asked')
      break
    case 'withdraw':
      if (!live.offers.some(({ what, seat: by }) => what === command.what && by === seat)) {
        return against('nothing-asked')
      }
      break
    case 'claim':
      if (!loserOf(live, seat, time)) return against('not-out-of-time')
      break
    case 'grant':
      if (!live.clock) return against('no-clock')
      break
    case 'rest':
      if (!live.clock || live.pace.kind !== 'post') return against('no-clock')
      break
    case 'resign':
      break
  }
  const deed =
    command.do === 'resign' && !isLeaving
      ? resigning(live, seat)
      : command.do === 'offer'
        ? plainOffer(command)
        : command
  return { ok: true, deed, live: done(live, seat, deed, time) }
}

/** Takes a row of choices as far as it goes, all of that or none. */
function decideTaking(
  live: LiveTable,
  seat: Seat,
  choices: readonly number[],
  time: number,
): Decided {
  const table = forked(live.table!)
  const row = takeRow(table, seat, choices)
  if (!row.ok) return row
  const entries: KeptEntry[] = row.taken.map(({ entry: { choice, faces } }) => ({ choice, faces }))
  const told = row.taken.map(({ events }) => events)
  const deed: KeptDeed = { do: 'take', entries }
  const next = taken(live, table, { deed, seat, told }, time)
  return { ok: true, deed, live: withRequests(live, next, seat, deed) }
}

/** How far the row of a command was kept, where not all of it was: what followed is not done. */
export function keptOf(command: TableCommand, deed: KeptDeed): { readonly kept?: number } {
  if (command.do !== 'take' || deed.do !== 'take') return {}
  const kept = deed.entries.length
  return kept < command.choices.length ? { kept } : {}
}

function plainOffer(command: Extract<Command, { do: 'offer' }>): KeptDeed {
  const { what, keep } = command
  return what === 'take-back' && keep !== undefined
    ? { do: 'offer', what, keep }
    : { do: 'offer', what }
}

/** The table after a deed that was kept; the journal is believed, and held against its hashes. */
export function replayed(live: LiveTable, move: KeptMove): LiveTable {
  const deed = JSON.parse(move.body) as KeptDeed
  const next = done(live, move.seat, deed, move.time)
  if (next.version !== move.version || hashOf(next) !== move.hash) {
    throw new Error(`move ${move.version} no longer leads to its position`)
  }
  return next
}

/** The hash of the position at a table. */
export function hashOf({ table }: LiveTable): string {
  return table ? (table.entries.at(-1) ?? table.opening).hash : ''
}

/** The table after a deed. */
function done(live: LiveTable, seat: Seat, deed: KeptDeed, time: number): LiveTable {
  return withRequests(live, changed(live, seat, deed, time), seat, deed)
}

/** A table with what was asked at it until now. */
function withRequests(before: LiveTable, after: LiveTable, seat: Seat, deed: KeptDeed): LiveTable {
  if (before.requests.length === 0 && deed.do !== 'offer') return after
  const choices = after.table?.entries.length ?? 0
  const now = { choices, offers: after.offers }
  return { ...after, requests: requestsAfter(before.requests, seat, deed, now) }
}

function changed(live: LiveTable, seat: Seat, deed: KeptDeed, time: number): LiveTable {
  if (deed.do === 'begin') return begun(live, time, deed.faces, deed.off)
  const { clock, pace, offers } = live
  const last = { deed, seat, told: [] }
  // What was seen of the position stays as long as it does.
  const chapter = chapterAfter(live)
  const next: LiveTable = { ...live, version: live.version + 1, time, last, chapter }
  switch (deed.do) {
    case 'take': {
      const table = forked(live.table!)
      const told = deed.entries.map(({ choice, faces }) => {
        const result = follow(table, seat, choice, faces)
        if (!result.ok) throw new Error(`a choice that was kept is refused: ${result.reason}`)
        return result.events
      })
      return taken(live, table, { deed, seat, told }, time)
    }
    case 'undo': {
      const table = forked(live.table!)
      dropLast(table, seat, deed.count) // as it was kept, whatever would be allowed now
      const back = live.free.filter(({ count }) => count > table.entries.length)
      const free = back.reduce((sum, row) => sum + row.time, 0)
      return {
        ...rewound(next, table),
        clock: clock && afterUndo(pace, clock, { seat, free }, seatsOf(table), time),
      }
    }
    case 'offer': {
      const spared = deed.what === 'resign' ? unaskedToResign(live, seat) : []
      const stands =
        deed.what === 'take-back' && clock ? whileAsked(pace, clock, seat, time) : clock
      return { ...next, clock: stands, offers: asked(offers, { ...deed, seat }, spared) }
    }
    case 'withdraw':
      return unasked(next, deed.what)
    case 'answer':
      return deed.yes ? accepted(next, deed.what, seat) : unasked(next, deed.what)
    case 'resign':
      return over(next, lostBy(live, seat, 'resigned'))
    case 'claim':
      return over(next, lostBy(live, loserOf(live, seat, time)?.seat ?? seat, 'time'))
    case 'rest':
      return { ...next, clock: clock && rested(pace, clock, seat, deed.off, time) }
    case 'grant':
      return { ...next, clock: clock && granted(clock, seat, deed.minutes) }
  }
}

/** The table once something is asked no longer: clocks that stood for it run on. */
function unasked(live: LiveTable, what: Offered): LiveTable {
  const { clock, offers, time } = live
  const runs = what === 'take-back' && clock ? onceAnswered(clock, time) : clock
  return { ...live, clock: runs, offers: without(offers, what) }
}

/** Gives a game up: for a side of several people all of them have to, and each is asked. */
function resigning(live: LiveTable, seat: Seat): KeptDeed {
  if (!hasPartner(live, seat)) return { do: 'resign' }
  return askedOf(live.offers, 'resign', seat)
    ? { do: 'answer', what: 'resign', yes: true }
    : { do: 'offer', what: 'resign' }
}

function hasPartner(live: LiveTable, seat: Seat): boolean {
  return unaskedToResign(live, seat).length < live.seats.length - 1
}

/** Everybody else who has no say when a seat wants to resign: other sides, and computers. */
function unaskedToResign({ game, table, seats }: LiveTable, seat: Seat): Seat[] {
  const state = stateOf(table!)
  const side = game.sideOf(state, seat)
  return seats
    .filter((one) => one.seat !== seat)
    .filter((one) => one.level !== '' || side < 0 || game.sideOf(state, one.seat) !== side)
    .map((one) => one.seat)
}

/** Whether a computer at a table would not go back so far: over dice, or what was shown or final. */
export function declines(
  { seats, table }: LiveTable,
  { what, keep, seat }: Pick<Asked, 'what' | 'keep' | 'seat'>,
): boolean {
  if (what !== 'take-back' || keep === undefined || !table) return false
  return seats.some(({ level }) => level !== '') && crossing(table, keep, seat) !== null
}

/** The table after choices were taken. */
function taken(live: LiveTable, table: Table, last: Last, time: number): LiveTable {
  const { clock, pace } = live
  const ending = endingOf(table)
  const { seat } = last
  const row = {
    seat,
    count: table.entries.length,
    time: clock ? freeTime(pace, clock, seat, time) : 0,
  }
  const next: LiveTable = {
    ...live,
    table,
    version: live.version + 1,
    time,
    offers: afterTaking(live.offers, last.seat),
    clock: clock && afterChoice(pace, clock, seatsOf(table), time),
    free: clock ? [...live.free.filter(({ seat }) => seat === last.seat), row] : [],
    last,
    chapter: withTold(chapterAfter(live), last.told),
    seen: new Map(),
  }
  return ending ? over(next, ending) : next
}

/** The table when a seat has agreed to what another asked. */
function accepted(live: LiveTable, what: Offered, seat: Seat): LiveTable {
  const { clock, pace, time } = live
  const { offer, isSettled } = agreed(askedOf(live.offers, what, seat)!, seat, live.seats.length)
  const offers = without(live.offers, what)
  if (!isSettled) return { ...live, offers: [...offers, offer] }
  if (what === 'draw') {
    return over(live, { how: 'draw', side: '', seat: -1, kind: 'draw', score: 0 })
  }
  if (what === 'resign') return over(live, lostBy(live, offer.seat, 'resigned'))
  if (what === 'pause') {
    return { ...live, offers, clock: clock && stopped(pace, clock, time) }
  }
  const table = forked(live.table!)
  takeBack(table, offer.keep!, offer.seat)
  const next = clock && { ...stopped(pace, clock, time), running: seatsOf(table) }
  return { ...rewound(live, table), clock: next }
}

function rewound(live: LiveTable, table: Table): LiveTable {
  const free = live.free.filter(({ count }) => count <= table.entries.length)
  const offers = without(live.offers, 'take-back')
  const chapter = shortened(live.chapter, table.entries.length)
  return { ...live, table, free, offers, chapter, seen: new Map() }
}

/** The table when the game is over. */
function over(live: LiveTable, ending: LiveTable['ending']): LiveTable {
  const { clock, pace, time } = live
  const stood = clock && stopped(pace, clock, time)
  return { ...live, ending, offers: [], clock: stood, seen: new Map() } // all of it is open now
}

/** Somebody else whose time is out. */
function loserOf(live: LiveTable, seat: Seat, time: number): { readonly seat: Seat } | undefined {
  const { clock, pace } = live
  const out = clock ? outOfTime(pace, clock, time) : []
  const late = out.find((other) => other !== seat)
  return late === undefined || out.includes(seat) ? undefined : { seat: late }
}

function seatsOf(table: Table): Seat[] {
  return actingIn(table.game, stateOf(table))
}

function against(reason: Custom): Refusal {
  return { ok: false, verdict: AGAINST_CUSTOM, reason, rule: '', args: {}, detail: '' }
}
