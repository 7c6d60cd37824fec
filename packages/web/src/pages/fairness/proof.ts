import { failure, type Game, type Result } from '@estafette/kernel'
import { MOST_TAKEN_BACK, type Standing } from '@estafette/protocol'
import {
  isOver,
  passedOver,
  toldOf,
  verifyRecord,
  witness,
  type Passed,
  type RecordSummary,
  type Table,
} from '@estafette/table'

import { loadStory } from '../../games/index.ts'
import { askRecord, send, type Reply } from '../../online/http.ts'
import { keepPledge, readPledge, type Pledge } from '../../online/pledge.ts'
import { backsSince } from '../../online/saw.ts'
import { loadGame } from '../../store/games.ts'
import type { StoryPart } from '../../screen/story.ts'
import { readTable } from '../../store/shelf.ts'

/** Somebody at the table, and what their browser added to the dice. */
export interface Contributor {
  readonly name: string
  readonly contribution: string // '' for none
  readonly isOwn: boolean
}

/** What is known about the dice of a game. */
export interface KnownDice {
  readonly id: string
  readonly game: string
  readonly commitment: string
  readonly contributors: readonly Contributor[]
  readonly isLocal: boolean // played in this browser alone
  readonly wasSeen: boolean // by this browser, before anybody could know how the dice fall
  readonly saw: Witness | null // what it was told of the game itself
}

/** The dice of a game that is over, held against its seed; and the record to keep. */
export interface Proof {
  readonly table: Table
  readonly record: string
  readonly verified: Result<RecordSummary>
  readonly took: number // milliseconds
  readonly story?: StoryPart // that tells whose dice lay where
}

/** What a page can say about the dice of a game: a promise while it goes on, then the proof. */
export interface DiceProof {
  readonly known: KnownDice
  readonly proof: Proof | null
}

/** Finds the dice of a game: one of this browser, or one at the server. */
export async function findDice(id: string): Promise<Reply<DiceProof>> {
  const saved = loadGame(id)
  if (saved.ok) {
    const read = await readTable(saved.value.record)
    if (!read.ok) return refused(read.reason)
    const table = read.value
    const known: KnownDice = { ...promiseOf(table), isLocal: true, wasSeen: true, saw: null }
    return {
      ok: true,
      value: { known, proof: isOver(table) ? await prove(table, saved.value.record) : null },
    }
  }
  const told = await send({ v: 1, call: 'open', table: id })
  if (!told.ok) return told
  if (told.value.told !== 'table') return refused('unknown')
  const { standing } = told.value
  const pledge = readPledge(id)
  const known = promiseIn(standing, pledge)
  if (!standing.ending) {
    keepPledge(id, { commitment: standing.commitment })
    return { ok: true, value: { known, proof: null } }
  }
  const record = await askRecord(id)
  if (!record.ok) return record
  const read = await readTable(record.value)
  if (!read.ok) return refused(read.reason)
  const proof = await prove(read.value, record.value)
  return { ok: true, value: { known, proof: believed(proof, standing, pledge) } }
}

/** Believes nothing of a record, and says how long that took. */
async function prove(table: Table, record: string): Promise<Proof> {
  const story = await loadStory(table.game.id)
  const from = performance.now()
  const verified = verifyRecord(only(table.game), record)
  const took = performance.now() - from
  return { table, record, verified, took, ...(story && { story }) }
}

/**
 * A record that fits in itself has to be of the promise that was shown all along, too: to others by
 * the server's own word, and to this browser as it kept it itself.
 */
export function believed(proof: Proof, standing: Standing, pledge: Pledge): Proof {
  const { table } = proof
  const { commitment, seed, sitters } = standing
  const isSame =
    table.commitment === commitment &&
    table.seed === seed &&
    sitters.every(({ contribution }, seat) => table.contributions[seat] === contribution)
  if (!proof.verified.ok) return proof
  if (!isSame || (pledge.commitment ?? commitment) !== commitment) {
    return { ...proof, verified: failure('the seed is not the one committed to') }
  }
  // Whoever looks now may sit on another seat than whoever sat down in this browser.
  if (pledge.own !== undefined && !table.contributions.includes(pledge.own)) {
    const verified = failure('the dice must include the number this browser added, and they do not')
    return { ...proof, verified }
  }
  const reason = seenFault(table, standing, pledge)
  return reason === null ? proof : { ...proof, verified: failure(reason) }
}

/** How many choices this browser was told of while they were played, and how far that can be compared. */
export interface Witness {
  readonly count: number
  readonly isCompared: boolean // not where choices were taken back after it looked
}

/** What this browser saw of a game; null where it saw nothing of it. */
export function sawIn(told: Pick<Standing, 'takenBack'>, { saw }: Pledge): Witness | null {
  if (!saw) return null
  const isBack = backsSince(told, saw.times).some(({ after }) => after < saw.count)
  return { count: saw.count, isCompared: !isBack }
}

/** Why a game is not the one that this browser was told of; null where it may be. */
function seenFault(table: Table, standing: Standing, pledge: Pledge): string | null {
  const { saw } = pledge
  const seen = sawIn(standing, pledge)
  if (!saw || !seen) return null
  const isSame = (): boolean =>
    saw.count <= table.entries.length &&
    witness(table.game, saw.viewer, toldOf(table, saw.count)) === saw.digest
  if (saw.parted || (seen.isCompared && !isSame())) {
    return 'this is not the game that this browser saw'
  }
  if (!seen.isCompared) return null
  const isUntold = ({ after }: Passed): boolean => after < saw.count && !saw.backs.includes(after)
  // A server tells so many take-backs at the most: of more than these it could tell no more.
  return saw.times < MOST_TAKEN_BACK && passedOver(table).some(isUntold)
    ? 'dice were passed over where this browser was told of no take-back'
    : null
}

function promiseOf({
  gameId,
  game,
  commitment,
  contributions,
  names,
}: Table): Omit<KnownDice, 'isLocal' | 'wasSeen' | 'saw'> {
  const contributors = contributions.map((contribution, seat) => ({
    name: names[seat] ?? '',
    contribution,
    isOwn: false,
  }))
  return { id: gameId, game: game.id, commitment, contributors }
}

function promiseIn(standing: Standing, pledge: Pledge): KnownDice {
  const { table, game, commitment, sitters, viewer } = standing
  const contributors = sitters.map(({ name, contribution }, seat) => ({
    name,
    contribution,
    isOwn: seat === viewer,
  }))
  return {
    id: table,
    game,
    commitment,
    contributors,
    isLocal: false,
    wasSeen: pledge.commitment !== undefined,
    saw: sawIn(standing, pledge),
  }
}

const only = (game: Game) => (id: string) => (id === game.id ? game : undefined)

function refused(reason: string): Reply<never> {
  return { ok: false, trouble: 'refused', reason, after: 0 }
}
