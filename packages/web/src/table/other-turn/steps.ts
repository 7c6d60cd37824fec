import type { Game, GameEvent, State } from '@estafette/kernel'
import {
  doings,
  isOfSort,
  shapeOf,
  type Doer,
  type Harmed,
  type SideOf,
  numbersIn,
} from '../../screen/events.ts'
import { placeKind, type GameScreen } from '../../screen/screen.ts'
import type { Step, Trail } from '../../screen/steps.ts'
import type { LogEntry } from '../../session/session.ts'

export type { Step, Trail } from '../../screen/steps.ts'

/** Where a unit stood after so many choices. */
export type Whereabouts = (unit: number, count: number) => number

interface Draft extends Doer {
  kind: Step['kind']
  first: number
  last: number
  events: GameEvent[]
  units: Set<number>
  targets: number[]
  place: number
  trails: { units: number[]; path: number[] }[]
  blows: { from: number; to: number }[]
  lost: { unit: number; place: number }[]
}

/** What is told of somebody before it can be seen on the map. */
interface Waiting {
  readonly doer: Doer
  readonly first: number
  last: number
  readonly events: GameEvent[]
  isWorth: boolean // a step of its own where nothing comes of it
  isOver: boolean // what was done before is over: another place is activated
}

/**
 * Puts what was told together to steps. A fight is of whoever opened it, whatever the other side
 * answers, and all that comes of it goes with it; what cannot be seen on the map goes with the next
 * step of the same side, and so does what names others than those who went; what nobody chose is a
 * step of nobody.
 */
export function stepsOf(
  screen: GameScreen,
  entries: readonly LogEntry[],
  where: Whereabouts,
  sideOf: SideOf,
): readonly Step[] {
  if (screen.field?.steps) return screen.field.steps(entries, sideOf)
  const { game } = screen
  const steps: Draft[] = []
  const now: { waiting: Waiting | null } = { waiting: null }
  const open = (kind: Step['kind'], doer: Doer, number: number): Draft => {
    const joined = now.waiting?.doer.side === doer.side ? now.waiting : null
    if (!joined) flush()
    now.waiting = null
    const { first, events } = joined ?? { first: number, events: [] }
    const draft = draftOf(kind, doer, first, number, [...events])
    steps.push(draft)
    return draft
  }
  const flush = (): void => {
    if (!now.waiting) return
    const { doer, first, last, events, isWorth } = now.waiting
    if (isWorth) steps.push(draftOf('other', doer, first, last, events))
    now.waiting = null
  }
  /** A fight goes on after something that was chosen in it: an Advantage that was used. */
  const resume = (): void => {
    const fight = steps.at(-1)
    if (!now.waiting || now.waiting.doer.seat < 0 || fight?.kind !== 'fight') return
    fight.events.push(...now.waiting.events)
    now.waiting = null
  }
  const wait = (event: GameEvent, doer: Doer, number: number): void => {
    if (now.waiting?.doer.side !== doer.side) flush()
    now.waiting ??= { doer, first: number, last: number, events: [], isWorth: false, isOver: false }
    const { waiting } = now
    waiting.events.push(event)
    waiting.last = number
    if (shapeOf(game, event).worth) waiting.isWorth = waiting.isOver = true
    if (unitsIn(game, event).length === 0) waiting.isOver = true
  }
  /** The step that somebody may go on with: the last one, unless something else has begun since. */
  const lastFor = ({ side }: Doer): Draft | undefined => {
    const { waiting } = now
    return waiting && (waiting.isOver || waiting.doer.side !== side) ? undefined : steps.at(-1)
  }
  for (const entry of entries) {
    const { number } = entry
    for (const { event, doer } of doings(game, entry, sideOf)) {
      const { silent, worth, opens, leaves, reaches } = shapeOf(game, event)
      if (silent) continue
      const isFight = isOfSort(game, event, 'fight')
      if (isFight && !opens) resume()
      const last = lastFor(doer)
      const place = placeIn(screen, event)
      const march = marchOf(game, event)
      const isArrival = isOfSort(game, event, 'move') && !reaches
      let step: Draft | undefined
      if (opens) step = open('fight', doer, number)
      else if (isFight) step = last?.kind === 'fight' ? last : undefined
      else if (march) step = joins(last, march, doer) ? last : open('move', doer, number)
      else if (isArrival && worth && !leaves && place >= 0 && unitsIn(game, event).length > 0) {
        step = arrives(last, place, doer) ? last : open('move', doer, number)
      }
      if (step) {
        if (step === last && now.waiting) step.events.push(...now.waiting.events)
        now.waiting = null
        add(screen, step, event, march, place)
        if (opens) strike(game, step, event, place, number, where)
      } else if (isFight) now.waiting?.events.push(event) // what an event of the rules did
      else if (last && !now.waiting && isAfter(screen, last, event, doer)) last.events.push(event)
      else if (worth || leadsOn(screen, last, event, doer)) {
        wait(event, doer, number)
        if (leaves || reaches) flush() // nothing more comes of it
      } else if (now.waiting?.doer.side === doer.side) now.waiting.events.push(event)
      else if (last && last.side === doer.side && doer.seat >= 0) last.events.push(event)
      if (!now.waiting) reach(steps.at(-1), number)
    }
    if (!now.waiting) reach(steps.at(-1), number)
  }
  flush()
  return steps.map((draft, index) => ({
    ...draft,
    number: index + 1,
    units: [...draft.units],
    trails: together(draft.trails),
  }))
}

/** A step goes on up to a choice. */
function reach(step: Draft | undefined, number: number): void {
  if (step) step.last = number
}

function draftOf(
  kind: Step['kind'],
  { seat, side }: Doer,
  first: number,
  last: number,
  events: GameEvent[],
): Draft {
  return {
    seat,
    side,
    kind,
    first,
    last,
    events,
    units: new Set(),
    targets: [],
    place: -1,
    trails: [],
    blows: [],
    lost: [],
  }
}

/** The field that names whom an event is about, as its game describes it. */
function whoIn(game: Game, event: GameEvent): string | undefined {
  const { who, goes } = shapeOf(game, event)
  return who ?? goes?.who
}

/** Units that an event is about. */
function unitsIn(game: Game, event: GameEvent): readonly number[] {
  const who = whoIn(game, event)
  return who === undefined ? [] : numbersIn(event[who])
}

/** Whether somebody comes to where the one before has just come. */
function arrives(step: Draft | undefined, place: number, { side }: Doer): boolean {
  return step?.kind === 'move' && step.side === side && step.place === place && !step.trails.length
}

/** Whether something came of a march or a fight where it led: a place that changes hands. */
function isAfter(screen: GameScreen, step: Draft, event: GameEvent, { side }: Doer): boolean {
  if (step.kind === 'other' || step.side !== side) return false
  if (!isOfSort(screen.game, event, 'move') || unitsIn(screen.game, event).length > 0) return false
  return step.place === placeIn(screen, event)
}

/** Whether an event names others of the same side than those who went, or but a place: it leads on. */
function leadsOn(
  screen: GameScreen,
  step: Draft | undefined,
  event: GameEvent,
  { seat, side }: Doer,
): boolean {
  if (seat < 0 || (step && (step.kind !== 'move' || step.side !== side))) return false
  const own = ownIn(screen, side, event)
  if (own.length > 0) return !step || !own.some((unit) => step.units.has(unit))
  return unitsIn(screen.game, event).length === 0 && placeIn(screen, event) >= 0
}

/** Units that went the same way one after another went together. */
function together(trails: readonly Trail[]): readonly Trail[] {
  const ways = new Map<string, Trail>()
  for (const { units, path } of trails) {
    const key = path.join()
    ways.set(key, { units: [...(ways.get(key)?.units ?? []), ...units], path })
  }
  return [...ways.values()]
}

/** A step from place to place. */
interface March {
  readonly units: readonly number[]
  readonly from: number
  readonly to: number
}

/** Who goes from where to where, as the game describes the event; null where nobody does. */
function marchOf(game: Game, event: GameEvent): March | null {
  const { goes, reaches } = shapeOf(game, event)
  if (!goes || (reaches && event[reaches[0]] !== reaches[1])) return null
  const units = numbersIn(event[goes.who])
  return { units, from: Number(event[goes.from]), to: Number(event[goes.to]) }
}

/** Whether units go on, or set out from where others of the same march did. */
function joins(step: Draft | undefined, { units, from }: March, { side }: Doer): boolean {
  if (step?.kind !== 'move' || step.side !== side) return false
  const own = step.trails.find((trail) => units.some((unit) => trail.units.includes(unit)))
  if (own) return own.path.at(-1) === from
  return step.trails.some((trail) => trail.path[0] === from)
}

function add(
  screen: GameScreen,
  step: Draft,
  event: GameEvent,
  march: March | null,
  place: number,
): void {
  step.events.push(event)
  if (march) {
    for (const unit of march.units) if (step.kind === 'move') step.units.add(unit)
    const own = step.trails.find(
      ({ units, path }) => path.at(-1) === march.from && units.join() === march.units.join(),
    )
    if (own) own.path.push(march.to)
    else step.trails.push({ units: [...march.units], path: [march.from, march.to] })
    if (step.kind === 'move') step.place = march.to
  } else if (step.place < 0 && place >= 0) step.place = place
  const isActing = step.kind === 'fight' ? shapeOf(screen.game, event).opens : !march
  if (isActing) for (const unit of ownIn(screen, step.side, event)) step.units.add(unit)
  const { loses } = shapeOf(screen.game, event)
  const unit = loses === undefined ? undefined : event[loses]
  if (typeof unit === 'number' && !step.lost.some((one) => one.unit === unit)) {
    step.lost.push({ unit, place: placeIn(screen, event) })
  }
}

/** The units that do what an event tells, as far as they are the doer's. */
function ownIn({ game }: GameScreen, side: number, event: GameEvent): readonly number[] {
  const sides = game.kinds[game.fields[whoIn(game, event) ?? ''] ?? '']?.sides
  return unitsIn(game, event).filter((unit) => !sides || sides[unit] === side)
}

/** A blow: at what is named, or at where those stand who are named as attacked. */
function strike(
  game: Game,
  step: Draft,
  event: GameEvent,
  place: number,
  number: number,
  where: Whereabouts,
): void {
  const { from, at } = shapeOf(game, event)
  if (from !== undefined) step.blows.push({ from: Number(event[from]), to: place })
  const attacked = at === undefined ? [] : numbersIn(event[at])
  const [first] = attacked
  if (first === undefined) return
  step.targets.push(...attacked)
  const to = where(first, number - 1)
  if (to < 0) return
  if (place >= 0) step.blows.push({ from: place, to })
  step.place = to
}

/** The place an event names beside where somebody went, -1 for none. */
export function placeIn(screen: GameScreen, event: GameEvent): number {
  const { goes, from } = shapeOf(screen.game, event)
  for (const [field, value] of Object.entries(event)) {
    if (field === from || field === goes?.from || field === goes?.to) continue
    const kind = screen.game.fields[field]
    if (kind !== undefined && kind === placeKind(screen) && typeof value === 'number') return value
  }
  return -1
}

/** The places where harm was done, as far as they are on the map; to aircraft none. */
export function placesHit(
  screen: GameScreen,
  state: State,
  harms: readonly Harmed[],
): readonly number[] {
  return harms
    .map(({ event, things, kind }) => {
      const at = placeIn(screen, event)
      return at >= 0 || kind === 'aircraft'
        ? at
        : (screen.map?.placeOf(state, things[0] ?? -1) ?? -1)
    })
    .filter((place) => place >= 0)
}

/** Where the units of a move went, each as far as it came; in the order in which they set out. */
export function endsOf({ trails, units, place }: Step): readonly End[] {
  const last = new Map(units.map((unit) => [unit, place]))
  for (const trail of trails) for (const unit of trail.units) last.set(unit, trail.path.at(-1)!)
  const ends = new Map<number, number[]>()
  for (const [unit, at] of last) ends.set(at, [...(ends.get(at) ?? []), unit])
  return [...ends].map(([at, those]) => ({ place: at, units: those }))
}

/** Units that came to one place. */
export interface End {
  readonly place: number
  readonly units: readonly number[]
}

/** The last step that is shown after so many choices, of the last of them so many; null before the first. */
export function presentStep(
  steps: readonly Step[],
  at: number,
  part = Number.POSITIVE_INFINITY,
): Step | null {
  const before = steps.filter(({ last }) => last < at).length
  const within = steps.filter(({ last }) => last === at).length
  return steps[before + Math.min(part, within) - 1] ?? null
}

/** How many steps of its last choice are shown with a step. */
export function partOf(steps: readonly Step[], { last, number }: Step): number {
  return steps.filter((step) => step.last === last && step.number <= number).length
}
