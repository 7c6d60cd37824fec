import { HARMS, type Game, type Seat } from '@estafette/kernel'
import { harmOf, shapeOf, type Harmed } from '../../screen/events.ts'
import type { GameScreen } from '../../screen/screen.ts'
import type { Step } from '../../screen/steps.ts'
import type { LogEntry, Session } from '../../session/session.ts'
import { stepsIn } from './steps-in.ts'

/** What a step did to somebody's side; nothing where it tried to. */
export interface Blow {
  readonly step: Step | null // null for what the rules did by themselves
  readonly harms: readonly Harmed[]
  readonly places: readonly number[] // that were lost with it, where no event tells it
}

/** Whether a step is a side's own: what it only answers to others, or does in their turn, is theirs. */
function isOwn(game: Game, { side, events }: Step, own: number, isInTurn: boolean): boolean {
  return side === own && isInTurn && !events.some((event) => shapeOf(game, event).answers)
}

/**
 * What was done to a side, the worst first, then what was tried in vain. Each harm is told once: with
 * the step that it came of, and what came of nobody's step by itself. So are places that were lost: with
 * the last step of the others that led there, or by themselves.
 */
function doneTo(
  game: Game,
  steps: readonly Step[],
  entries: readonly LogEntry[],
  own: number,
  isInTurn: (step: Step) => boolean, // in a turn that is not the others'
  lost: readonly number[],
): readonly Blow[] {
  const stepOf = new Map(steps.flatMap((step) => step.events.map((event) => [event, step])))
  const found = new Map<Step | null, Harmed[]>()
  const [start] = entries
  for (const entry of entries) {
    for (const event of entry.events) {
      const harm = harmOf(game, event)
      const step = stepOf.get(event) ?? null
      if (harm?.side !== own || (step ? isOwn(game, step, own, isInTurn(step)) : entry === start))
        continue
      found.set(step, [...(found.get(step) ?? []), harm])
    }
  }
  const taken = new Map<Step | null, number[]>()
  for (const place of lost) {
    const step = steps.findLast((one) => one.side === 1 - own && leadsTo(one, place)) ?? null
    taken.set(step, [...(taken.get(step) ?? []), place])
  }
  const told = new Set([...found.keys(), ...taken.keys()])
  const tries = steps.filter(
    (step) => step.kind === 'fight' && step.side === 1 - own && !told.has(step),
  )
  const blows = [...told].map((step): Blow => {
    return { step, harms: found.get(step) ?? [], places: taken.get(step) ?? [] }
  })
  const order = ({ step }: Blow): number => step?.number ?? steps.length + 1
  return [
    ...blows.toSorted((a, b) => worst(a) - worst(b) || order(a) - order(b)),
    ...tries.map((step): Blow => ({ step, harms: [], places: [] })),
  ]
}

/** How bad a blow is, by the worst of it. */
function worst({ harms, places }: Blow): number {
  const kinds = [...harms.map(({ kind }) => kind), ...places.map(() => 'place' as const)]
  return Math.min(...kinds.map((kind) => HARMS.indexOf(kind)))
}

/** Whether somebody went to a place, fought for it or went through it. */
function leadsTo({ place, trails }: Step, wanted: number): boolean {
  return place === wanted || trails.some(({ path }) => path.includes(wanted))
}

/** The places that a side held after its choice and does not hold any more. */
function lostSince(
  session: Session,
  { victory }: GameScreen,
  first: number,
  own: number,
): readonly number[] {
  const before = victory?.held?.(session.knownAt(first), own) ?? []
  if (before.length === 0) return before
  const now = new Set(victory?.held?.(session.known(), own))
  return before.filter((place) => !now.has(place))
}

/**
 * The choice with which begins what was done to whoever decides now: their last one in a turn that
 * was not the other side's. Null while others have the turn, before anything was chosen, and until
 * it is known whose turn it was.
 */
function startOf(session: Session, { turnOf }: GameScreen, seat: Seat): number | null {
  const { log, game } = session
  const own = game.sideOf(session.known(), seat)
  if (!turnOf || own < 0) return null
  const isTheirs = (count: number): boolean => turnOf(session.knownAt(count)) === 1 - own
  if (turnOf(session.known()) === 1 - own) return null
  for (const entry of log.value.toReversed()) {
    if (entry.seat !== seat) continue
    if (session.isHere?.(entry.number - 1) === false) {
      session.knownAt(entry.number - 1) // asks for it
      return null
    }
    if (!isTheirs(entry.number - 1)) return entry.number
  }
  return 0
}

/** What was done to whoever decides now since they last had the turn, and by which steps. */
export function doneSince(
  session: Session,
  screen: GameScreen,
  seat: Seat,
): {
  readonly first: number
  readonly steps: readonly Step[]
  readonly blows: readonly Blow[]
} | null {
  const first = startOf(session, screen, seat)
  if (first === null) return null
  if (session.isHere?.(first) === false) {
    session.knownAt(first) // asks for it
    return null
  }
  const entries = session.log.value.slice(first)
  const steps = stepsIn(session, screen, entries)
  const own = session.game.sideOf(session.known(), seat)
  const lost = entries.length > 1 ? lostSince(session, screen, first, own) : []
  const isInTurn = (step: Step): boolean =>
    screen.turnOf?.(session.knownAt(step.first - 1)) !== 1 - own
  return { first, steps, blows: doneTo(session.game, steps, entries, own, isInTurn, lost) }
}

/** The first choice of what has to be summed up, if any of it was done after so many choices. */
export function sumFrom(session: Session, screen: GameScreen, after: number): number | null {
  const seat = session.deciding()
  const done = doneSince(session, screen, seat)
  if (!done) return null
  const own = session.game.sideOf(session.known(), seat)
  const isNews = done.blows.some(({ step, harms, places }) => {
    if (harms.length === 0 && places.length === 0) return false
    const last = step ? step.last : (session.log.value.at(-1)?.number ?? 0)
    return last > after && (last > done.first || step?.side === 1 - own)
  })
  return isNews ? Math.max(1, done.first) : null
}
