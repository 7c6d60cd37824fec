import type { Seat } from '@estafette/kernel'
import type { Command, Offered } from '@estafette/protocol'
import type { Move } from '@estafette/store'
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
import { afterChoice, afterUndo, freeTime, granted, outOfTime, stopped } from './clock.ts'
import { actingIn, begun, endingOf, isPerson, lostBy } from './live-table.ts'
import type { Deed, LiveTable, KeptEntry, Last } from './live-table.ts'
import { afterTaking, agreed, asked, askedOf, without, type Asked } from './offers.ts'

/** What comes of a command: a deed to be kept, with the desk as it will stand then; or why not. */
export type Decided = { readonly ok: true; readonly deed: Deed; readonly desk: LiveTable } | Refusal

/** Why the customs of a table forbid something; the rules of its game have their own reasons. */
export const customs = [
  'not-begun',
  'over',
  'nothing-asked',
  'asked-enough',
  'not-out-of-time',
  'nothing-to-take-back',
  'computer-declines',
  'no-clock',
] as const
export type Custom = (typeof customs)[number]

/** The verdict on what the customs of a table forbid. */
export const AGAINST_CUSTOM = -3

/**
 * Holds a command of a seat against the rules and the customs of the table. The desk stays as it
 * is; dice are drawn only for what is legal. Who leaves for good asks no partner: nobody would play on.
 */
export function decide(
  desk: LiveTable,
  seat: Seat,
  command: Command,
  now: number,
  isLeaving = false,
): Decided {
  const time = Math.max(now, desk.time)
  if (!desk.table) return against('not-begun')
  if (desk.ending) return against('over')
  switch (command.do) {
    case 'take':
      return decideTaking(desk, seat, command.choices, time)
    case 'undo': {
      const table = forked(desk.table)
      const undone = undo(table, seat, command.count, isPerson(desk))
      if (!undone.ok) return against('nothing-to-take-back')
      break
    }
    case 'offer': {
      const entry = command.keep === undefined ? undefined : desk.table.entries[command.keep]
      // Who asks for a take-back asks for a choice of their own.
      if (command.what === 'take-back' && entry?.seat !== seat) {
        return against('nothing-to-take-back')
      }
      if (declines(desk, { ...command, seat })) return against('computer-declines')
      if (command.what === 'pause' && !desk.clock) return against('no-clock')
      if (command.what === 'resign' && !hasPartner(desk, seat)) return against('nothing-asked')
      break
    }
    case 'answer':
      if (!askedOf(desk.offers, command.what, seat)) return against('nothing-asked')
      break
    case 'withdraw':
      if (!desk.offers.some(({ what, seat: by }) => what === command.what && by === seat)) {
        return against('nothing-asked')
      }
      break
    case 'claim':
      if (!loserOf(desk, seat, time)) return against('not-out-of-time')
      break
    case 'grant':
      if (!desk.clock) return against('no-clock')
      break
    case 'resign':
      break
  }
  const deed =
    command.do === 'resign' && !isLeaving
      ? resigning(desk, seat)
      : command.do === 'offer'
        ? plainOffer(command)
        : command
  return { ok: true, deed, desk: done(desk, seat, deed, time) }
}

/** Takes a row of choices as far as it goes, all of that or none. */
function decideTaking(
  desk: LiveTable,
  seat: Seat,
  choices: readonly number[],
  time: number,
): Decided {
  const table = forked(desk.table!)
  const row = takeRow(table, seat, choices)
  if (!row.ok) return row
  const entries: KeptEntry[] = row.taken.map(({ entry: { choice, faces } }) => ({ choice, faces }))
  const told = row.taken.map(({ events }) => events)
  const deed: Deed = { do: 'take', entries }
  return { ok: true, deed, desk: taken(desk, table, { deed, seat, told }, time) }
}

/** How far the row of a command was kept, where not all of it was: what followed is not done. */
export function keptOf(command: Command, deed: Deed): { readonly kept?: number } {
  if (command.do !== 'take' || deed.do !== 'take') return {}
  const kept = deed.entries.length
  return kept < command.choices.length ? { kept } : {}
}

function plainOffer(command: Extract<Command, { do: 'offer' }>): Deed {
  const { what, keep } = command
  return what === 'take-back' && keep !== undefined
    ? { do: 'offer', what, keep }
    : { do: 'offer', what }
}

/** The desk after a deed that was kept; the journal is believed, and held against its hashes. */
export function replayed(desk: LiveTable, move: Move): LiveTable {
  const deed = JSON.parse(move.body) as Deed
  const next = done(desk, move.seat, deed, move.time)
  if (next.version !== move.version || hashOf(next) !== move.hash) {
    throw new Error(`move ${move.version} no longer leads to its position`)
  }
  return next
}

/** The hash of the position at a desk. */
export function hashOf({ table }: LiveTable): string {
  return table ? (table.entries.at(-1) ?? table.opening).hash : ''
}

/** The desk after a deed. */
function done(desk: LiveTable, seat: Seat, deed: Deed, time: number): LiveTable {
  if (deed.do === 'begin') return begun(desk, time, deed.faces)
  const { clock, pace, offers } = desk
  const last = { deed, seat, told: [] }
  // What was seen of the position stays as long as it does.
  const chapter = chapterAfter(desk)
  const next: LiveTable = { ...desk, version: desk.version + 1, time, last, chapter }
  switch (deed.do) {
    case 'take': {
      const table = forked(desk.table!)
      const told = deed.entries.map(({ choice, faces }) => {
        const result = follow(table, seat, choice, faces)
        if (!result.ok) throw new Error(`a choice that was kept is refused: ${result.reason}`)
        return result.events
      })
      return taken(desk, table, { deed, seat, told }, time)
    }
    case 'undo': {
      const table = forked(desk.table!)
      dropLast(table, seat, deed.count) // as it was kept, whatever would be allowed now
      const back = desk.free.filter(({ count }) => count > table.entries.length)
      const free = back.reduce((sum, row) => sum + row.time, 0)
      return {
        ...rewound(next, table),
        clock: clock && afterUndo(pace, clock, { seat, free }, seatsOf(table), time),
      }
    }
    case 'offer': {
      const unasked = deed.what === 'resign' ? unaskedToResign(desk, seat) : []
      return { ...next, offers: asked(offers, { ...deed, seat }, unasked) }
    }
    case 'withdraw':
      return { ...next, offers: without(offers, deed.what) }
    case 'answer':
      return deed.yes
        ? accepted(next, deed.what, seat)
        : { ...next, offers: without(offers, deed.what) }
    case 'resign':
      return over(next, lostBy(desk, seat, 'resigned'))
    case 'claim':
      return over(next, lostBy(desk, loserOf(desk, seat, time)?.seat ?? seat, 'time'))
    case 'grant':
      return { ...next, clock: clock && granted(clock, seat, deed.minutes) }
  }
}

/** Gives a game up: for a side of several people all of them have to, and each is asked. */
function resigning(desk: LiveTable, seat: Seat): Deed {
  if (!hasPartner(desk, seat)) return { do: 'resign' }
  return askedOf(desk.offers, 'resign', seat)
    ? { do: 'answer', what: 'resign', yes: true }
    : { do: 'offer', what: 'resign' }
}

function hasPartner(desk: LiveTable, seat: Seat): boolean {
  return unaskedToResign(desk, seat).length < desk.seats.length - 1
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

/** The desk after choices were taken at its table. */
function taken(desk: LiveTable, table: Table, last: Last, time: number): LiveTable {
  const { clock, pace } = desk
  const ending = endingOf(table)
  const { seat } = last
  const row = {
    seat,
    count: table.entries.length,
    time: clock ? freeTime(pace, clock, seat, time) : 0,
  }
  const next: LiveTable = {
    ...desk,
    table,
    version: desk.version + 1,
    time,
    offers: afterTaking(desk.offers, last.seat),
    clock: clock && afterChoice(pace, clock, seatsOf(table), time),
    free: clock ? [...desk.free.filter(({ seat }) => seat === last.seat), row] : [],
    last,
    chapter: withTold(chapterAfter(desk), last.told),
    seen: new Map(),
  }
  return ending ? over(next, ending) : next
}

/** The desk when a seat has agreed to what another asked. */
function accepted(desk: LiveTable, what: Offered, seat: Seat): LiveTable {
  const { clock, pace, time } = desk
  const { offer, isSettled } = agreed(askedOf(desk.offers, what, seat)!, seat, desk.seats.length)
  const offers = without(desk.offers, what)
  if (!isSettled) return { ...desk, offers: [...offers, offer] }
  if (what === 'draw') {
    return over(desk, { how: 'draw', side: '', seat: -1, kind: 'draw', score: 0 })
  }
  if (what === 'resign') return over(desk, lostBy(desk, offer.seat, 'resigned'))
  if (what === 'pause') {
    return { ...desk, offers, clock: clock && stopped(pace, clock, time) }
  }
  const table = forked(desk.table!)
  takeBack(table, offer.keep!, offer.seat)
  const next = clock && { ...stopped(pace, clock, time), running: seatsOf(table) }
  return { ...rewound(desk, table), clock: next }
}

function rewound(desk: LiveTable, table: Table): LiveTable {
  const free = desk.free.filter(({ count }) => count <= table.entries.length)
  const offers = without(desk.offers, 'take-back')
  const chapter = shortened(desk.chapter, table.entries.length)
  return { ...desk, table, free, offers, chapter, seen: new Map() }
}

/** The desk when the game is over. */
function over(desk: LiveTable, ending: LiveTable['ending']): LiveTable {
  const { clock, pace, time } = desk
  const stood = clock && stopped(pace, clock, time)
  return { ...desk, ending, offers: [], clock: stood, seen: new Map() } // all of it is open now
}

/** Somebody else whose time is out. */
function loserOf(desk: LiveTable, seat: Seat, time: number): { readonly seat: Seat } | undefined {
  const { clock, pace } = desk
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
