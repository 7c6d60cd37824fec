import type { GameEvent, Seat } from '@estafette/kernel'
import { isOfSort, shapeOf } from '../screen/events.ts'
import { placeKind, type GameScreen } from '../screen/screen.ts'
import type { Step, Trail } from '../screen/steps.ts'
import type { LogEntry } from '../session/session.ts'

export type { Step, Trail } from '../screen/steps.ts'

/** Where a unit stood after so many choices. */
export type Whereabouts = (unit: number, count: number) => number

interface Draft {
  seat: Seat
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

/** Puts what was told together to steps; what cannot be seen on the map goes with the next one. */
export function stepsOf(
  screen: GameScreen,
  entries: readonly LogEntry[],
  where: Whereabouts,
): readonly Step[] {
  if (screen.field?.steps) return screen.field.steps(entries)
  const { game } = screen
  const steps: Draft[] = []
  let pending: { events: GameEvent[]; first: number } | null = null
  const open = (kind: Step['kind'], { number, seat }: LogEntry): Draft => {
    const draft: Draft = {
      seat,
      kind,
      first: pending?.first ?? number,
      last: number,
      events: pending?.events ?? [],
      units: new Set(),
      targets: [],
      place: -1,
      trails: [],
      blows: [],
      lost: [],
    }
    pending = null
    steps.push(draft)
    return draft
  }
  for (const entry of entries) {
    for (const event of entry.events) {
      const { silent, worth } = shapeOf(game, event)
      if (silent) continue
      const march = marchOf(event)
      const isFight = isOfSort(game, event, 'fight')
      const last = steps.at(-1)
      const place = placeIn(screen, event)
      let step: Draft | undefined
      if (isFight && last?.kind === 'fight' && !pending && !isNewFight(last, event, place)) {
        step = last
      } else if (isFight && place >= 0) step = open('fight', entry)
      else if (march) step = joins(last, march, pending !== null) ? last : open('move', entry)
      else if (isOfSort(game, event, 'move') && place >= 0 && 'units' in event) {
        step = open('move', entry)
      }
      if (step) {
        add(screen, step, event, march, place)
        if (event.type.endsWith('-declared')) strike(step, event, place, entry.number, where)
      } else if (last && !pending && !worth) last.events.push(event)
      else if (last && !pending && place >= 0) last.events.push(event)
      else if (worth) {
        pending ??= { events: [], first: entry.number }
        pending.events.push(event)
      }
      const now = steps.at(-1)
      if (now && !pending) now.last = entry.number
    }
    const now = steps.at(-1)
    if (now && !pending) now.last = entry.number
  }
  const end = entries.at(-1)
  if (pending && end) open('other', end)
  return steps.map((draft, index) => ({
    ...draft,
    number: index + 1,
    units: [...draft.units],
    trails: together(draft.trails),
  }))
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

function marchOf(event: GameEvent): March | null {
  const { from, to, unit, units } = event as GameEvent & Record<string, unknown>
  if (typeof from !== 'number' || typeof to !== 'number') return null
  const all = typeof unit === 'number' ? [unit] : Array.isArray(units) ? (units as number[]) : []
  return all.length === 0 ? null : { units: all, from, to }
}

/** Whether units go on, or set out from where others of the same march did. */
function joins(step: Draft | undefined, { units, from }: March, isAfterOther: boolean): boolean {
  if (step?.kind !== 'move' || isAfterOther) return false
  const own = step.trails.find((trail) => units.some((unit) => trail.units.includes(unit)))
  if (own) return own.path.at(-1) === from
  return step.trails.some((trail) => trail.path[0] === from)
}

/** Whether an event begins another fight than the one that is being told. */
function isNewFight(step: Draft, { type }: GameEvent, place: number): boolean {
  return type.endsWith('-declared') || (type === 'air-attack' && place !== step.place)
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
      ({ units, path }) =>
        path.at(-1) === march.from && march.units.every((unit) => units.includes(unit)),
    )
    const same = step.trails.find(
      ({ path }) => path.length === 2 && path[0] === march.from && path[1] === march.to,
    )
    // A march of one goes on; another unit on the same way goes with it.
    if (own && own.units.length === march.units.length) own.path.push(march.to)
    else if (same) same.units.push(...march.units)
    else step.trails.push({ units: [...march.units], path: [march.from, march.to] })
    if (step.kind === 'move') step.place = march.to
  } else if (step.place < 0 && place >= 0) step.place = place
  const { unit, units } = event as GameEvent & Record<string, unknown>
  if (step.kind === 'fight' && event.type.endsWith('-declared')) {
    if (typeof unit === 'number') step.units.add(unit)
    else if (Array.isArray(units)) for (const one of units as number[]) step.units.add(one)
  }
  if (step.kind === 'move' && !march) {
    if (typeof unit === 'number') step.units.add(unit)
    else if (Array.isArray(units)) for (const one of units as number[]) step.units.add(one)
  }
  if (/^(?:eliminated|no-retreat)$/.test(event.type) && typeof unit === 'number') {
    if (!step.lost.some((one) => one.unit === unit)) {
      step.lost.push({ unit, place: placeIn(screen, event) })
    }
  }
}

/** A blow from one place at another: at what is named, or at where those stand who are named. */
function strike(
  step: Draft,
  event: GameEvent,
  place: number,
  number: number,
  where: Whereabouts,
): void {
  const { from, unit, units } = event as GameEvent & Record<string, unknown>
  if (typeof from === 'number') step.blows.push({ from, to: place })
  else if (typeof unit === 'number' && Array.isArray(units) && typeof units[0] === 'number') {
    step.targets.push(...(units as number[]))
    const to = where(units[0], number - 1)
    if (to < 0) return
    step.blows.push({ from: place, to })
    step.place = to
  }
}

/** The place an event names beside where somebody went, -1 for none. */
function placeIn(screen: GameScreen, event: GameEvent): number {
  for (const [field, value] of Object.entries(event)) {
    if (field === 'from' || field === 'to') continue
    const kind = screen.game.fields[field]
    if (kind !== undefined && kind === placeKind(screen) && typeof value === 'number') return value
  }
  return -1
}

/** The last step that is shown after so many choices, null before the first. */
export function presentStep(steps: readonly Step[], at: number): Step | null {
  return steps.findLast((step) => step.last <= at) ?? null
}
