import {
  isToldTo,
  makeNotation,
  SPECTATOR,
  viewerName,
  type Game,
  type GameEvent,
  type Seat,
  type State,
  type Viewer,
} from '@estafette/kernel'
import {
  editOf,
  LONGEST_ROW,
  MOST_TAKEN_BACK,
  PROTOCOL,
  type GameEnd,
  type Heard,
  type Standing,
  type ChapterStep,
  type TakenBack,
  type ToldOf,
} from '@estafette/protocol'
import {
  isSecret,
  legalChoices,
  makeRecord,
  noteTrace,
  noteTraces,
  openTraceOf,
  showsNew,
  plainTraceOf,
  stateAt,
  stateOf,
  storyOf,
  takenBackFor,
  traceOf,
  viewFor,
  type Settled,
  type ToldBack,
} from '@estafette/table'
import type { Fall } from '@estafette/table'
import { buildName } from '../version.ts'
import { actingAt, isPerson, type LiveTable, type SeenPosition } from './live-table.ts'

// Everything that leaves the server about a game is made here, for one viewer at a time.

/** The position as a viewer may know it, in writing; '' before the beginning. */
export function viewText(live: LiveTable, viewer: Viewer): string {
  return live.table ? seenBy(live, viewer).text : ''
}

/** What a viewer may know of the position: all of it at the end. */
function seenBy(live: LiveTable, viewer: Viewer): SeenPosition {
  const known = live.seen.get(viewer)
  if (known) return known
  const { game, ending } = live
  const state = stateOf(live.table!)
  const view = ending ? state : game.view(state, viewer, scratchOf(game, state)).known
  const hides = state.raw.some((value, index) => value !== view.raw[index])
  // Those who may know everything read the same, and it is written once.
  const open = hides ? undefined : [...live.seen.values()].find((other) => !other.hides)
  const position = open?.position ?? game.write(view)
  const made: SeenPosition = { text: `view ${viewerName(viewer)}\n${position}`, position, hides }
  live.seen.set(viewer, made)
  return made
}

const scratches = new WeakMap<Game, State>()

/** A position that views are made on, one after the other. */
function scratchOf(game: Game, state: State): State {
  const scratch = scratches.get(game) ?? game.clone(state)
  scratches.set(game, scratch)
  return scratch
}

/**
 * Whether a viewer hears of a step what the public hears, so that it need not be told anew: nothing
 * is hidden from them or from anybody, before it or after it, and everybody is told of its events.
 */
export function isOpenStep(before: LiveTable, after: LiveTable, viewer: Viewer): boolean {
  return [before, after].every((live) =>
    [viewer, SPECTATOR].every((one) => live.table && !seenBy(live, one).hides),
  )
    ? after.last!.told.every((events) => events.every((event) => isToldTo(event, SPECTATOR)))
    : false
}

/** The position after so many choices as a viewer may know it, in writing; all of it at the end. */
export function pastText(live: LiveTable, viewer: Viewer, count: number): string {
  return positionText(live, viewer, stateAt(live.table!, count))
}

/** A position of a game as a viewer may know it, in writing; all of it at the end. */
export function positionText({ game, ending }: LiveTable, viewer: Viewer, state: State): string {
  const known = ending ? state : game.view(state, viewer).known
  return `view ${viewerName(viewer)}\n${game.write(known)}`
}

/** What a seat can choose now, found on what it knows; nothing where it has nothing to decide. */
export function choicesFor(live: LiveTable, seat: Seat): ToldOf<'choices'> {
  const { row, version, game, table } = live
  const isAsked = table !== null && actingAt(live).includes(seat)
  const known = isAsked ? viewFor(table, seat).known : null
  const found = known ? legalChoices(game, known, seat) : []
  return {
    v: PROTOCOL,
    told: 'choices',
    table: row.id,
    version,
    seat,
    step: known ? game.decision(known, seat).step : '',
    choices: found.map((choice) => ({ choice, notation: makeNotation(game, choice) })),
  }
}

/** The record of a game as far as it went: of a viewer while it goes on, whole at the end. */
export function recordFor({ table, ending }: LiveTable, viewer: Viewer): string {
  return ending
    ? makeRecord({ ...table!, settled: settledBy(ending) }, undefined, buildName)
    : makeRecord(table!, viewer, buildName)
}

/** How a table says that its players ended the game; null where the rules did. */
function settledBy({ how, seat }: GameEnd): Settled | null {
  if (how === 'rules') return null
  return { how: ({ resigned: 'resigned', time: 'overtime', draw: 'agreed' } as const)[how], seat }
}

/** A table as a viewer may know it, with its story; worked out where it is not at hand. */
export function standingFor(
  live: LiveTable,
  viewer: Viewer,
  story: Iterable<readonly GameEvent[]> = live.table ? storyOf(live.table) : [],
): Standing {
  const { row, table, ending } = live
  const hears = table && hearing(live, viewer)
  const log = hears ? Array.from(story, (events, number) => hears(number, events)) : []
  return {
    table: row.id,
    version: live.version,
    game: row.game,
    scenario: row.scenario,
    options: JSON.parse(row.options) as Record<string, string>,
    viewer,
    sitters: live.seats.map(({ name, level, contribution }) => ({ name, level, contribution })),
    commitment: row.commitment,
    seed: ending ? row.seed : null,
    view: table && viewText(live, viewer),
    log: withBarriers(live, viewer, log),
    takenBack: table ? takenBackFor(table, viewer).slice(-MOST_TAKEN_BACK).map(plainBack) : [],
    offers: offersAt(live),
    ...(live.requests.length > 0 && { requests: [...live.requests] }),
    pace: live.pace,
    clock: live.clock,
    ending,
    watchable: row.watchable,
    next: null, // whoever opens a table that is over looks it up
  }
}

/** What changed from one version to the next, as a viewer may know it. */
export function stepFor(before: LiveTable, after: LiveTable, viewer: Viewer): ChapterStep {
  return {
    version: after.version,
    time: after.time,
    seat: after.last!.seat,
    deed: deedFor(before, after, viewer),
    ...takenBackIn(before, after, viewer),
    edit: editOf(viewText(before, viewer), viewText(after, viewer)),
    offers: offersAt(after),
    clock: after.clock,
    ending: after.ending,
    seed: after.ending ? after.row.seed : null,
  }
}

/** What is asked, as everybody may know; who has agreed already is nobody else's business. */
function offersAt({ offers }: LiveTable): ChapterStep['offers'] {
  return offers.map(({ what, seat, keep, agreed }) => ({
    what,
    seat,
    ...(keep !== undefined && { keep }),
    ...(agreed.length > 1 && { agreed: agreed.filter((one) => one !== seat) }),
  }))
}

function deedFor(before: LiveTable, after: LiveTable, viewer: Viewer): ChapterStep['deed'] {
  const { deed, told } = after.last!
  switch (deed.do) {
    case 'begin':
      throw new Error('a beginning is told as a whole table')
    case 'take': {
      const first = before.table!.entries.length + 1
      const hears = hearing(after, viewer)
      const barrierAt = barriersOf(before, after, viewer)
      const entries = told.map((events, at) => ({
        ...hears(first + at, events),
        ...barrierAt(first + at - 1),
      }))
      return { do: 'take', entries }
    }
    case 'answer': {
      const { what, yes } = deed
      const count = before.table!.entries.length - after.table!.entries.length
      return count > 0 ? { do: 'answer', what, yes, count } : { do: 'answer', what, yes }
    }
    default:
      return deed
  }
}

/** What a step took back, where it did. */
function takenBackIn(
  before: LiveTable,
  after: LiveTable,
  viewer: Viewer,
): Pick<ChapterStep, 'takenBack'> {
  const [old, now] = [before.table?.entries.length ?? 0, after.table?.entries.length ?? 0]
  const last = now < old ? takenBackFor(after.table!, viewer).at(-1) : undefined
  return last ? { takenBack: plainBack(last) } : {}
}

/** What was taken back, in lists that a message can hold. */
function plainBack({ choices, ...rest }: ToldBack): TakenBack {
  return { ...rest, choices: [...choices] }
}

/**
 * What keeps the choices of a step from being taken back. Whether one showed its own seat something
 * is told to that seat alone; where nothing is hidden from it, that need not be found out.
 */
function barriersOf(
  before: LiveTable,
  after: LiveTable,
  viewer: Viewer,
): (index: number) => Pick<Heard, 'barrier'> {
  const table = after.table!
  const { game, entries } = table
  const first = before.table!.entries.length
  if (after.ending) return () => ({})
  // Of a lone choice both positions are at hand; those of a row were looked at when it was taken.
  if (entries.length === first + 1) {
    noteTrace(game, entries[first]!, stateOf(before.table!), stateOf(table))
  }
  const hides = [before, after].some((live) => seenBy(live, viewer).hides)
  return (index) => {
    const entry = entries[index]!
    const open = openTraceOf(table, index, isPerson(after))
    if (open) return { barrier: open }
    if (entry.seat !== viewer || !hides) return {}
    const reveals =
      entries.length === first + 1
        ? showsNew(game, entry, stateOf(before.table!), stateOf(table))
        : traceOf(table, index, isPerson(after)) === 'reveal'
    return reveals ? { barrier: 'reveal' } : {}
  }
}

/**
 * A log that says which of the viewer's choices cannot be taken back. Others may take back what they
 * chose since, so that it says so of more than the last ones; what lies further back than a row can
 * be long is looked at only as far as it can be told without the positions.
 */
function withBarriers(live: LiveTable, viewer: Viewer, log: Heard[]): Heard[] {
  const { table, ending } = live
  if (!table || ending || viewer === SPECTATOR) return log
  const { game, entries } = table
  const run = entries.findLastIndex(({ seat, faces }) => seat !== viewer || faces.length > 0) + 1
  const first = Math.max(0, Math.min(run, entries.length - LONGEST_ROW))
  noteTraces(table, first)
  return log.map((heard) => {
    const index = heard.number - 1
    const entry = entries[index]
    if (entry?.seat !== viewer) return heard
    const barrier =
      index >= first ? traceOf(table, index, isPerson(live)) : plainTraceOf(game, entry)
    return barrier ? { ...heard, barrier } : heard
  })
}

/** How a viewer hears of choices by their numbers; 0 is what came before the first. */
function hearing(
  live: LiveTable,
  viewer: Viewer,
): (number: number, events: readonly GameEvent[]) => Heard {
  const { table, ending } = live
  const { hides } = seenBy(live, viewer)
  return (number, events) => {
    const entry = table!.entries[number - 1]
    const isKept = hides && entry !== undefined && isSecret(table!, number - 1, viewer)
    const told = ending ? events : events.filter((event) => isToldTo(event, viewer))
    return {
      number,
      seat: entry?.seat ?? SPECTATOR,
      choice: entry && !isKept ? entry.choice : null,
      faces: ending ? [...(entry ?? table!.opening).faces] : facesFor(entry ?? table!.opening),
      events: told.map(plainEvent),
    }
  }
}

/** The dice that all see. The number of one's own draw would tell of the cards of others. */
function facesFor({ faces, owners }: Fall): (number | null)[] {
  return faces.map((face, at) => (owners[at] === undefined ? face : null))
}

/** An event without what is not there: JSON has no word for it. */
function plainEvent(event: GameEvent): Heard['events'][number] {
  if (!Object.values(event).includes(undefined)) return event as Heard['events'][number]
  const fields = Object.entries(event).filter(([, value]) => value !== undefined)
  return Object.fromEntries(fields) as Heard['events'][number]
}
