import type { Game, Seat } from '@estafette/kernel'
import {
  paceClasses,
  paceOfClass,
  peopleLevelOf,
  PROTOCOL,
  SEEK_SILENCE,
  type CallOf,
  type SearchEnd,
  type SeekerCounts,
  type ServerMessage,
  type Wish,
} from '@estafette/protocol'
import {
  addTable,
  endSeeker,
  forgetSeekers,
  holdAccount,
  keepSeeker,
  lockSeekers,
  playingTablesOf,
  reputationsOf,
  seekerOf,
  seekersBeside,
  tableOf,
  touchSeeker,
  wishesSince,
  type Account,
  type Seeker,
  type SeekerMet,
  type Sql,
} from '@estafette/store'
import { commitment } from '@estafette/table'
import type { Dependencies } from './dependencies.ts'
import { makeEmitter, type Emitter } from './emitter.ts'
import { begin, MOST_PLAYING, rowsOf } from './lay-out.ts'
import { laidOut, type LiveTable } from './live-table.ts'
import type { LiveTables } from './live-tables.ts'
import type { PersonId } from './person.ts'

/** People who may look for others at a time. */
export const MOST_SEEKING = 500

/** Milliseconds in which another device of somebody who was paired is led to the same table. */
const ONE_SEARCH = 20_000

/** Milliseconds after which a search that is over is forgotten: its page has heard of it. */
const FORGOTTEN = 10 * 60_000

/** Milliseconds for which a count of those who wait holds. */
const COUNTED = 1000

/** Somebody who looks for anyone, and how they are brought together. */
export interface Pairing {
  /** Begins a search, goes on with it, or pairs; a page says the same again while it waits. */
  seek(person: PersonId, call: Pick<CallOf<'seek'>, SeekPart>): Promise<ServerMessage>
  /** Notes that a page still waits, as its line says; false where its search is over. */
  waits(person: PersonId, id: string): Promise<boolean>
  /** Ends a search that has found nobody. */
  stop(person: PersonId, id: string): Promise<void>
  /** That a search has found somebody; null where it has not. */
  found(person: PersonId, id: string): Promise<ServerMessage | null>
  /** How many wait: the same for whoever asks. */
  waiting(): Promise<SeekerCounts>
  /** Rings by the account of whoever was found, and by '' when others wait than before. */
  readonly changed: Emitter
}

type SeekPart = 'id' | 'wish' | 'contribution'

/** What of the referee brings people together. */
interface Followers {
  readonly deps: Dependencies
  readonly tables: LiveTables
  readonly emitter: Emitter
  /** Tells other processes of a table, or of whoever was found. */
  hint(word: string): void
}

/** What became of a call: kept, and to be told when it is safe. */
type Outcome =
  | { readonly is: 'waiting'; readonly seeker: Seeker; readonly isNew: boolean }
  | { readonly is: 'paired'; readonly table: string; readonly pair?: Pair }
  | { readonly is: 'over'; readonly reason: SearchEnd }

/** Two who were brought together just now. */
interface Pair {
  readonly live: LiveTable
  readonly other: string
}

/** Before the account of somebody in a word to other processes: they were found, '' for a count. */
export const SEEKER = '@'

/** Brings people together who want the same. */
export function makePairing({ deps, tables, emitter, hint }: Followers): Pairing {
  const { store, now } = deps
  const changed = makeEmitter()
  const known = new Map<string, Game>() // that two can play as they usually begin
  let counted: { readonly at: number; readonly counts: Promise<SeekerCounts> } | null = null

  const gameForTwo = async (id: string): Promise<Game | null> => {
    const game = known.get(id) ?? (await deps.gameOf(id))
    if (!game || !isForTwo(game)) return null
    known.set(id, game)
    return game
  }

  const tell = (account: string): void => {
    changed.ring(account)
    hint(SEEKER + account)
  }

  /** Those who wait are others than before. */
  const recount = (): void => {
    counted = null
    tell('')
  }

  const search = async (
    person: string,
    call: Pick<CallOf<'seek'>, SeekPart>,
  ): Promise<ServerMessage> => {
    const games = new Map<string, Game>()
    for (const id of call.wish.games) {
      const game = await gameForTwo(id)
      if (game) games.set(id, game)
    }
    const reputation = (await reputationsOf(store.read, [person])).get(person)
    const finished = reputation?.games ?? 0
    const outcome = await store.write((sql) => enter(sql, deps, { person, call, games, finished }))
    const { id } = call
    if (outcome.is === 'over') return ended(id, outcome.reason)
    if (outcome.is === 'paired') {
      if (outcome.pair) settle(outcome.pair)
      return { v: PROTOCOL, told: 'paired', id, table: outcome.table }
    }
    if (outcome.isNew) recount()
    return seeking(outcome.seeker)
  }

  /** A game has begun between two: pages and other processes hear of it. */
  const settle = ({ live, other }: Pair): void => {
    tables.put(live)
    emitter.ring(live.row.id)
    hint(live.row.id)
    tell(other)
    recount()
  }

  return {
    changed,
    async seek(person, call) {
      if (person === null) return ended(call.id, 'nobody')
      const before = await seekerOf(store.read, person)
      if (before && isSame(before, call) && before.seen > now() - SEEK_SILENCE) {
        if (before.paired !== null) {
          return { v: PROTOCOL, told: 'paired', id: call.id, table: before.table }
        }
        const account = person
        const isKept = await store.write((sql) => touchSeeker(sql, { account, id: call.id }, now()))
        if (isKept) return seeking(before)
      }
      return search(person, call)
    },
    async waits(person, id) {
      if (person === null) return false
      return store.write((sql) => touchSeeker(sql, { account: person, id }, now()))
    },
    async stop(person, id) {
      if (person === null) return
      const isEnded = await store.write(async (sql) => {
        await lockSeekers(sql) // whoever is being paired in this moment is found, and not gone
        return endSeeker(sql, { account: person, id })
      })
      if (isEnded) recount()
    },
    async found(person, id) {
      const seeker = person === null ? null : await seekerOf(store.read, person)
      if (seeker?.id !== id || seeker.paired === null) return null
      return { v: PROTOCOL, told: 'paired', id, table: seeker.table }
    },
    waiting() {
      const at = now()
      if (counted && at - counted.at < COUNTED) return counted.counts
      const counts = wishesSince(store.read, at - SEEK_SILENCE).then(countsOf)
      counts.catch(() => (counted = null)) // whoever asks next tries again
      counted = { at, counts }
      return counts
    },
  }
}

/** One call of somebody, with the games of its wish that can be played. */
interface Search {
  readonly person: string
  readonly call: Pick<CallOf<'seek'>, SeekPart>
  readonly games: ReadonlyMap<string, Game>
  readonly finished: number
}

/**
 * One unit of writing, while no other pairs anybody in any process: a search begins or goes on, or
 * two are taken from those who wait and sit down in the same transaction.
 */
async function enter(sql: Sql, deps: Dependencies, search: Search): Promise<Outcome> {
  const { person, call, games } = search
  const time = deps.now()
  await lockSeekers(sql)
  await forgetSeekers(sql, time - FORGOTTEN)
  const before = await seekerOf(sql, person)
  if (before && (await isPairedOfLate(sql, before, call.id, time))) {
    return { is: 'paired', table: before.table }
  }
  const isOwn = before !== null && before.id === call.id && before.paired === null
  // Who begins anew takes the search over from another device, which hears of it.
  if (call.contribution !== undefined && !isOwn) {
    return { is: 'over', reason: before && before.id !== call.id ? 'elsewhere' : 'over' }
  }
  if (games.size === 0) return { is: 'over', reason: 'no-such-game' }
  if (!(await holdAccount(sql, person))) return { is: 'over', reason: 'nobody' }
  if ((await playingTablesOf(sql, person)) >= MOST_PLAYING) {
    return { is: 'over', reason: 'too-many-playing' }
  }
  const others = await seekersBeside(sql, person, time - SEEK_SILENCE)
  if (!isOwn && others.length >= MOST_SEEKING) return { is: 'over', reason: 'full' }
  const seeker: Seeker = {
    ...(isOwn ? before : begunBy(deps, person, call.id, time)),
    wish: JSON.stringify({ ...call.wish, games: [...games.keys()] }),
    games: search.finished,
    contribution: call.contribution ?? '',
    seen: time,
  }
  const found = seeker.contribution === '' ? null : await pair(sql, deps, seeker, others, games)
  if (found) return { is: 'paired', table: found.live.row.id, pair: found }
  await keepSeeker(sql, seeker)
  const isNew = seeker.contribution !== '' || before !== null
  return { is: 'waiting', seeker, isNew }
}

/** Whether somebody was paired by this search, or by one on another device a moment ago. */
async function isPairedOfLate(
  sql: Sql,
  before: Seeker,
  id: string,
  time: number,
): Promise<boolean> {
  if (before.paired === null) return false
  if (before.id === id) return true
  if (time - before.paired >= ONE_SEARCH) return false
  return (await tableOf(sql, before.table))?.status === 'playing'
}

/** A search that begins: its table is drawn now, so that its seal can be shown before anybody comes. */
function begunBy({ random }: Dependencies, account: string, id: string, since: number) {
  const table = random(12).toString('hex')
  const seed = random(32).toString('hex')
  return { account, id, table, seed, since, paired: null }
}

/** Seats whoever searches with the first who wants the same, at the table of who waited longer. */
async function pair(
  sql: Sql,
  deps: Dependencies,
  seeker: Seeker,
  others: readonly SeekerMet[],
  games: ReadonlyMap<string, Game>,
): Promise<Pair | null> {
  for (const other of others) {
    const terms = other.isStranger ? null : termsOf(deps, seeker, other)
    const game = terms && games.get(terms.game)
    if (!terms || !game) continue
    const account = await holdAccount(sql, other.account)
    if (!account || (await playingTablesOf(sql, other.account)) >= MOST_PLAYING) continue
    const own = await holdAccount(sql, seeker.account)
    if (!own) return null
    const [first, second] = other.since <= seeker.since ? [other, seeker] : [seeker, other]
    const names = new Map([account, own].map((one) => [one.id, one]))
    const live = await seatBoth(sql, deps, game, { ...terms, first, second, names })
    const paired = deps.now()
    for (const one of [seeker, other]) {
      await keepSeeker(sql, { ...one, table: live.row.id, seed: '', paired, seen: paired })
    }
    return { live, other: other.account }
  }
  return null
}

/** What two want both, by lot where they want much; null where they do not. */
function termsOf(
  deps: Dependencies,
  one: Seeker,
  other: Seeker,
): { readonly game: string; readonly pace: Wish['paces'][number] } | null {
  const [wish, theirs] = [wishOf(one), wishOf(other)]
  const pace = paceClasses.find((each) => wish.paces.includes(each) && theirs.paces.includes(each))
  const games = wish.games.filter((game) => theirs.games.includes(game))
  const isNear = peopleLevelOf(one.games) === peopleLevelOf(other.games)
  const isFine = isNear || (wish.level === 'any' && theirs.level === 'any')
  if (pace === undefined || games.length === 0 || !isFine) return null
  return { game: games[below(deps, games.length)]!, pace }
}

/** Two who are to play, and what. */
interface Pairs {
  readonly pace: Wish['paces'][number]
  readonly first: Seeker // whose table it is, since they waited longer
  readonly second: Seeker
  readonly names: ReadonlyMap<string, Account>
}

/** Lays out the table that was kept ready, with both on sides by lot: the game begins. */
async function seatBoth(
  sql: Sql,
  deps: Dependencies,
  game: Game,
  { pace, first, second, names }: Pairs,
): Promise<LiveTable> {
  const scenario = game.scenarios[0]!
  const state = game.create({ scenario, options: {} })
  if (!state.ok) throw new Error('a game that was found fit cannot be set up')
  const own: Seat = below(deps, 2)
  const { account: host, contribution, table: id, seed } = first
  const wanted = { game: game.id, scenario, options: {}, pace: paceOfClass[pace], contribution }
  const terms = { ...wanted, watchable: true, listed: false }
  const plan = { game, state: state.value, wanted: terms, host, own, levels: new Map() }
  const { row, seats } = rowsOf(deps, plan, nameIn(names, first), { id, seed })
  const sitter = {
    ...seats[1 - own]!,
    account: second.account,
    name: nameIn(names, second),
    contribution: second.contribution,
    sat: row.made,
  }
  const both = seats.map((seat) => (seat.seat === own ? seat : sitter))
  await addTable(sql, row, both)
  return begin(sql, laidOut(game, row, both), row.made, [])
}

function nameIn(names: ReadonlyMap<string, Account>, { account }: Seeker): string {
  return names.get(account)?.name ?? ''
}

/** Whether two people can play a game as it usually begins. */
function isForTwo(game: Game): boolean {
  const state = game.create({ scenario: game.scenarios[0] ?? '', options: {} })
  if (!state.ok || game.seatsIn(state.value) !== 2) return false
  return ![0, 1].some((seat) => game.isPlayedByRules?.(state.value, seat))
}

function isSame(
  before: Seeker,
  { id, wish, contribution = '' }: Pick<CallOf<'seek'>, SeekPart>,
): boolean {
  if (before.id !== id || before.contribution !== contribution) return false
  const kept = wishOf(before)
  return (
    kept.level === wish.level &&
    kept.paces.join() === wish.paces.join() &&
    kept.games.every((game) => wish.games.includes(game))
  )
}

function wishOf({ wish }: Pick<Seeker, 'wish'>): Wish {
  return JSON.parse(wish) as Wish
}

function countsOf(wishes: readonly string[]): SeekerCounts {
  const all = wishes.map((wish) => wishOf({ wish }))
  const count = (pace: keyof SeekerCounts): number =>
    all.filter(({ paces }) => paces.includes(pace)).length
  return { hour: count('hour'), evening: count('evening'), turns: count('turns') }
}

function below({ random }: Pick<Dependencies, 'random'>, count: number): number {
  return random(4).readUInt32BE() % count
}

function ended(id: string, reason: SearchEnd): ServerMessage {
  return { v: PROTOCOL, told: 'unpaired', id, reason }
}

function seeking({ id, table, seed, since }: Seeker): ServerMessage {
  return {
    v: PROTOCOL,
    told: 'seeking',
    id,
    table,
    commitment: commitment(seed, table),
    since,
  }
}
