import { randomBytes, randomUUID } from 'node:crypto'
import type { Game } from '@estafette/kernel'
import type { KeptMove, SeatRow, Snapshot, TableRow } from '@estafette/store'
import { commitment, legalChoices, stateOf } from '@estafette/table'
import { isChapterEnd } from '../referee/chapter.ts'
import { decide, hashOf } from '../referee/journal.ts'
import { actingAt, afterOf, begun, laidOut, type LiveTable } from '../referee/live-table.ts'
import { snapshotOf } from '../referee/snapshot.ts'

/** A game as a store keeps it. */
export interface StoredGame {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly moves: readonly KeptMove[]
  readonly snapshots: readonly Snapshot[]
}

/** Plays a game at random for at most so many versions, with nobody watching. */
export function played(game: Game, most: number, stamp: string, now: number): StoredGame {
  const id = randomBytes(12).toString('hex')
  const seed = randomBytes(32).toString('hex')
  const blank: TableRow = {
    id,
    game: game.id,
    scenario: game.scenarios[0]!,
    options: '{}',
    seed,
    commitment: commitment(seed, id),
    pace: '{"kind":"none"}',
    watchable: true,
    listed: false,
    host: null,
    status: 'playing',
    version: 0,
    waiting: 0,
    ending: null,
    made: now,
    changed: now,
    clock: null,
    computers: 0,
    previous: null,
    message: '',
    wished: '',
  }
  const state = game.create({ scenario: blank.scenario, options: {} })
  if (!state.ok) throw new Error(state.reason)
  const seats = Array.from({ length: game.seatsIn(state.value) }, (_, seat): SeatRow => {
    const contribution = randomBytes(32).toString('hex')
    return { table: id, seat, account: null, name: '', level: '', contribution, sat: now }
  })
  const moves: KeptMove[] = []
  const snapshots: Snapshot[] = []
  const note = (live: LiveTable): LiveTable => {
    const { version, time, last } = live
    const { seat, deed } = last!
    const command = version === 1 ? 'begin' : randomUUID()
    const digest = version === 1 ? '' : randomBytes(32).toString('base64url')
    const body = JSON.stringify(deed)
    moves.push({ table: id, version, seat, command, digest, body, hash: hashOf(live), time })
    if (isChapterEnd(live)) snapshots.push(snapshotOf(live, stamp))
    return live
  }
  let live = note(begun(laidOut(game, blank, seats), now))
  while (live.version < most && !live.ending) {
    const [seat = 0] = actingAt(live)
    const choices = legalChoices(game, stateOf(live.table!), seat)
    const choice = choices[Math.floor(Math.random() * choices.length)]!
    const decided = decide(live, seat, { do: 'take', choices: [choice] }, now)
    if (!decided.ok) throw new Error(`a legal choice was refused: ${decided.reason}`)
    live = note(decided.live)
  }
  return { row: { ...blank, ...afterOf(live), version: live.version }, seats, moves, snapshots }
}
