import {
  isToldTo,
  SPECTATOR,
  viewerName,
  type Game,
  type GameEvent,
  type State,
  type Viewer,
} from '@estafette/kernel'
import { editOf, type Ending, type Heard, type Standing, type Step } from '@estafette/protocol'
import {
  isSecret,
  makeRecord,
  stateAt,
  stateOf,
  storyOf,
  viewFor,
  type Settled,
} from '@estafette/table'
import type { Fall } from '@estafette/table'
import type { Desk, Seen } from './desk.ts'

// Everything that leaves the server about a game is made here, for one viewer at a time.

/** The position as a viewer may know it, in writing; '' before the beginning. */
export function viewText(desk: Desk, viewer: Viewer): string {
  return desk.table ? seenBy(desk, viewer).text : ''
}

/** What a viewer may know of the position: all of it at the end. */
function seenBy(desk: Desk, viewer: Viewer): Seen {
  const known = desk.seen.get(viewer)
  if (known) return known
  const { game, ending } = desk
  const state = stateOf(desk.table!)
  const view = ending ? state : game.view(state, viewer, scratchOf(game, state)).known
  const hides = state.raw.some((value, index) => value !== view.raw[index])
  // Those who may know everything read the same, and it is written once.
  const open = hides ? undefined : [...desk.seen.values()].find((other) => !other.hides)
  const position = open?.position ?? game.write(view)
  const made: Seen = { text: `view ${viewerName(viewer)}\n${position}`, position, hides }
  desk.seen.set(viewer, made)
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
 * is hidden from him or from anybody, before it or after it, and everybody is told of its events.
 */
export function isOpenStep(before: Desk, after: Desk, viewer: Viewer): boolean {
  return [before, after].every((desk) =>
    [viewer, SPECTATOR].every((one) => desk.table && !seenBy(desk, one).hides),
  )
    ? after.last!.told.every((events) => events.every((event) => isToldTo(event, SPECTATOR)))
    : false
}

/** The position after so many choices as a viewer may know it, in writing; all of it at the end. */
export function pastText({ table, ending }: Desk, viewer: Viewer, count: number): string {
  const known = ending ? stateAt(table!, count) : viewFor(table!, viewer, count).known
  return `view ${viewerName(viewer)}\n${table!.game.write(known)}`
}

/** The record of a game as far as it went: of a viewer while it goes on, whole at the end. */
export function recordFor({ table, ending }: Desk, viewer: Viewer): string {
  return ending ? makeRecord({ ...table!, settled: settledBy(ending) }) : makeRecord(table!, viewer)
}

/** How a table says that its players ended the game; null where the rules did. */
function settledBy({ how, seat }: Ending): Settled | null {
  if (how === 'rules') return null
  return { how: ({ resigned: 'resigned', time: 'overtime', draw: 'agreed' } as const)[how], seat }
}

/** A table as a viewer may know it, with its story; worked out where it is not at hand. */
export function standingFor(
  desk: Desk,
  viewer: Viewer,
  story: Iterable<readonly GameEvent[]> = desk.table ? storyOf(desk.table) : [],
): Standing {
  const { row, table, ending } = desk
  const hears = table && hearing(desk, viewer)
  return {
    table: row.id,
    version: desk.version,
    game: row.game,
    scenario: row.scenario,
    options: JSON.parse(row.options) as Record<string, string>,
    viewer,
    sitters: desk.seats.map(({ name, level, contribution }) => ({ name, level, contribution })),
    commitment: row.commitment,
    seed: ending ? row.seed : null,
    view: table && viewText(desk, viewer),
    log: hears ? Array.from(story, (events, number) => hears(number, events)) : [],
    offers: offersAt(desk),
    pace: desk.pace,
    clock: desk.clock,
    ending,
    watchable: row.watchable,
    next: null, // whoever opens a table that is over looks it up
  }
}

/** What changed from one version to the next, as a viewer may know it. */
export function stepFor(before: Desk, after: Desk, viewer: Viewer): Step {
  return {
    version: after.version,
    time: after.time,
    seat: after.last!.seat,
    deed: deedFor(before, after, viewer),
    edit: editOf(viewText(before, viewer), viewText(after, viewer)),
    offers: offersAt(after),
    clock: after.clock,
    ending: after.ending,
    seed: after.ending ? after.row.seed : null,
  }
}

/** What is asked, as everybody may know; who has agreed already is nobody else's business. */
function offersAt({ offers }: Desk): Step['offers'] {
  return offers.map(({ what, seat, keep, agreed }) => ({
    what,
    seat,
    ...(keep !== undefined && { keep }),
    ...(agreed.length > 1 && { agreed: agreed.filter((one) => one !== seat) }),
  }))
}

function deedFor(before: Desk, after: Desk, viewer: Viewer): Step['deed'] {
  const { deed, told } = after.last!
  switch (deed.do) {
    case 'begin':
      throw new Error('a beginning is told as a whole table')
    case 'take': {
      const first = before.table!.entries.length + 1
      const hears = hearing(after, viewer)
      return { do: 'take', entries: told.map((events, at) => hears(first + at, events)) }
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

/** How a viewer hears of choices by their numbers; 0 is what came before the first. */
function hearing(
  desk: Desk,
  viewer: Viewer,
): (number: number, events: readonly GameEvent[]) => Heard {
  const { table, ending } = desk
  const { hides } = seenBy(desk, viewer)
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
