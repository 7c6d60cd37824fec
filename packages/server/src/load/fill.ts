import { randomBytes } from 'node:crypto'
import type { Game } from '@estafette/kernel'
import { addAccount, addTable, keepSnapshots, type Engine, type Sql } from '@estafette/store'
import { commitment } from '@estafette/table'
import { played, type StoredGame } from './played.ts'
import type { RunProgress } from './run.ts'

/** How far a stored game was played. */
export const lengths = ['begun', 'half', 'ended'] as const
export type Length = (typeof lengths)[number]

/** A game that is stored. */
export interface Stored {
  readonly id: string
  readonly length: Length
  readonly moves: number
}

/** What a store is filled with. */
interface Filling {
  readonly games: number
  readonly half: number // of a hundred games, those played halfway
  readonly ended: number // and those played to their end
}

const BEGUN = 20 // versions of a game that was just begun
const PEOPLE = 1000
const AT_ONCE = 100 // games written at a time

/**
 * Fills a store with games of all titles. A few of each are played at random; the others are copies
 * of their journals under ids of their own.
 */
export async function fillStore(
  store: Engine,
  titles: readonly Game[],
  { games, half, ended }: Filling,
  stamp: string,
  progress: RunProgress,
): Promise<Stored[]> {
  const now = Date.now()
  const patterns = new Map<Length, StoredGame[]>(lengths.map((length) => [length, []]))
  for (const game of titles) {
    const whole = played(game, Infinity, stamp, now)
    patterns.get('ended')!.push(whole)
    patterns.get('half')!.push(goingOn(game, Math.ceil(whole.moves.length / 2), stamp, now))
    patterns.get('begun')!.push(goingOn(game, BEGUN, stamp, now))
    progress(`${game.id}: ${whole.moves.length} moves to its end`)
  }
  await store.write(async (sql) => {
    for (let at = 0; at < PEOPLE; at++) {
      const id = personId(at)
      const account = { id, name: id, nameKey: id, language: 'en', settings: '{}', made: now }
      await addAccount(sql, account)
    }
    for (const one of [...patterns.values()].flat()) await addPattern(sql, one)
  })
  const stored: Stored[] = []
  for (let at = 0; at < games; at += AT_ONCE) {
    await store.write(async (sql) => {
      const some = Array.from({ length: Math.min(AT_ONCE, games - at) }, (_, index) => at + index)
      for (const number of some) {
        const lot = number % 100
        const length = lot < ended ? 'ended' : lot < ended + half ? 'half' : 'begun'
        const all = patterns.get(length)!
        stored.push(await addCopy(sql, all[Math.floor(number / 100) % all.length]!, length))
      }
    })
    if ((at / AT_ONCE) % 100 === 99) progress(`${at + AT_ONCE} of ${games} games stored`)
  }
  return stored
}

/** A game that goes on after so many moves: some end sooner by chance, and another is played then. */
function goingOn(game: Game, moves: number, stamp: string, now: number): StoredGame {
  for (let most = moves; ; most = Math.max(1, most - 1)) {
    const one = played(game, most, stamp, now)
    if (one.row.status === 'playing') return one
  }
}

const personId = (at: number): string => `load-${at}`

async function addPattern(sql: Sql, { row, seats, moves, snapshots }: StoredGame): Promise<void> {
  await addTable(sql, row, seats)
  for (const { table, version, seat, command, digest, body, hash, time } of moves) {
    await sql.run(
      `INSERT INTO moves (table_id, version, seat, command, digest, body, hash, time)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [table, version, seat, command, digest, body, hash, time],
    )
  }
  await keepSnapshots(sql, snapshots)
}

/** One more game with the same journal, between two others. */
async function addCopy(
  sql: Sql,
  { row, seats, moves }: StoredGame,
  length: Length,
): Promise<Stored> {
  const id = randomBytes(12).toString('hex')
  const first = randomBytes(2).readUInt16BE()
  const host = personId(first % PEOPLE)
  const own = commitment(row.seed, id)
  await addTable(
    sql,
    { ...row, id, commitment: own, host },
    seats.map((seat) => {
      const account = personId((first + seat.seat) % PEOPLE)
      return { ...seat, table: id, account, name: account }
    }),
  )
  await sql.run(
    `INSERT INTO moves (table_id, version, seat, command, digest, body, hash, time)
     SELECT CAST($1 AS TEXT), version, seat, command, digest, body, hash, time FROM moves
     WHERE table_id = $2`,
    [id, row.id],
  )
  await sql.run(
    `INSERT INTO snapshots (table_id, version, stamp, body)
     SELECT CAST($1 AS TEXT), version, stamp, body FROM snapshots WHERE table_id = $2`,
    [id, row.id],
  )
  return { id, length, moves: moves.length }
}
