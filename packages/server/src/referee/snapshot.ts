import type { GameEvent, Seat } from '@estafette/kernel'
import type { AskedOnce, ClockFace, GameEnd } from '@estafette/protocol'
import type { Snapshot } from '@estafette/store'
import { stateOf, type Entry, type TakenBack } from '@estafette/table'
import { CHAPTER, type JournalChapter } from './chapter.ts'
import { begun, type LiveTable, type FreeTime } from './live-table.ts'
import type { Asked } from './offers.ts'

// A snapshot holds a chapter and how the game stood at its end. It is a cache: it follows from the
// journal to the letter, and is made again where there is none.

/** What is told of choices, one by one; first what came before them. */
export type Story = readonly (readonly GameEvent[])[]

/** A game as its snapshots have it. */
export interface Bound {
  readonly live: LiveTable
  readonly story: Story // without what came before the first choice
}

const NONE: readonly never[] = [] // one for all choices without dice

/** A choice as a snapshot keeps it, with what was told of it. */
type KeptChoice = readonly [
  seat: Seat,
  called: string,
  choice: number,
  faces: readonly number[],
  owners: readonly (Seat | null)[],
  drawn: number,
  hash: string,
  told: readonly GameEvent[],
]

interface Body {
  readonly kept: number
  readonly choices: readonly KeptChoice[]
  readonly opening: readonly number[] // faces
  readonly position: string
  readonly spent: number
  readonly takenBack?: readonly TakenBack[] // absent in old ones
  readonly time: number
  readonly offers: readonly Asked[]
  readonly requests?: readonly AskedOnce[] // absent in old ones
  readonly clock: ClockFace | null
  readonly free: readonly FreeTime[]
  readonly ending: GameEnd | null
}

/** The snapshot of a table at the end of a chapter. */
export function snapshotOf(live: LiveTable, stamp: string): Snapshot {
  const { row, game, version, time, offers, requests, clock, free, ending } = live
  const { kept, told } = live.chapter
  const table = live.table!
  const body: Body = {
    kept,
    choices: table.entries.slice(kept).map((entry, at) => keptChoice(entry, told[at]!)),
    opening: table.opening.faces,
    position: game.write(stateOf(table)),
    spent: table.spent,
    takenBack: table.takenBack,
    time,
    offers,
    requests,
    clock,
    free,
    ending,
  }
  return { table: row.id, version, stamp, body: JSON.stringify(body) }
}

/**
 * A game from its snapshots; null where there are none, or they do not follow each other, or no
 * longer lead to their position.
 */
export function boundFrom(laid: LiveTable, snapshots: readonly Snapshot[]): Bound | null {
  const all = unbroken(snapshots)
  const last = all.at(-1)
  if (!last) return null
  const entries: Entry[] = []
  const story: (readonly GameEvent[])[] = []
  let body: Body | null = null
  for (const snapshot of all) {
    body = JSON.parse(snapshot.body) as Body
    entries.length = body.kept
    story.length = body.kept
    for (const choice of body.choices) {
      entries.push(entryFrom(choice))
      story.push(choice[7])
    }
  }
  const { opening, position, spent, takenBack = [], requests = [], ...rest } = body!
  const { time, offers, clock, free, ending } = rest
  const live = begun(laid, time, opening)
  const read = laid.game.read(position)
  if (!read.ok) return null
  const first = stateOf(live.table!)
  const places = new Map([[0, first]]).set(entries.length, read.value)
  const { version } = last
  const chapter: JournalChapter = { since: version, kept: entries.length, told: [] }
  const back = { spent, takenBack: [...takenBack] }
  const table = { ...live.table!, ...back, entries, snapshots: places }
  const stand = {
    version,
    time,
    offers,
    requests,
    clock,
    free,
    ending,
    last: null,
    seen: new Map(),
  }
  return { live: { ...live, ...stand, table, chapter }, story }
}

/** Snapshots as far as each follows the one before: the last one may be of a game that ended. */
function unbroken(snapshots: readonly Snapshot[]): readonly Snapshot[] {
  const broken = snapshots.findIndex(({ version }, at) => {
    const end = (at + 1) * CHAPTER
    return version !== end && !(at === snapshots.length - 1 && version < end)
  })
  return broken < 0 ? snapshots : snapshots.slice(0, broken)
}

function keptChoice(entry: Entry, told: readonly GameEvent[]): KeptChoice {
  const { seat, called, choice, faces, owners, drawn, hash } = entry
  return [seat, called, choice, faces, owners.map((one) => one ?? null), drawn, hash, told]
}

function entryFrom([seat, called, choice, faces, owners, drawn, hash]: KeptChoice): Entry {
  const isThrown = faces.length > 0
  const seen = isThrown ? owners.map((one) => one ?? undefined) : NONE
  return {
    seat,
    called,
    choice,
    faces: isThrown ? faces : NONE,
    owners: seen,
    drawn,
    hash,
    comment: '',
  }
}
