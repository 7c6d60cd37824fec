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
}

/** Whether a step is a side's own: what it only answers to others is theirs. */
function isOwn(game: Game, { side, events }: Step, own: number): boolean {
  return side === own && !events.some((event) => shapeOf(game, event).answers)
}

/**
 * What was done to a side, the worst first, then what was tried in vain. Each harm is told once: with
 * the step that it came of, and what came of nobody's step by itself.
 */
export function doneTo(
  game: Game,
  steps: readonly Step[],
  entries: readonly LogEntry[],
  own: number,
): readonly Blow[] {
  const stepOf = new Map(steps.flatMap((step) => step.events.map((event) => [event, step])))
  const found = new Map<Step | null, Harmed[]>()
  const [start] = entries
  for (const entry of entries) {
    for (const event of entry.events) {
      const harm = harmOf(game, event)
      const step = stepOf.get(event) ?? null
      if (harm?.side !== own || (step ? isOwn(game, step, own) : entry === start)) continue
      found.set(step, [...(found.get(step) ?? []), harm])
    }
  }
  const tries = steps.filter(
    (step) => step.kind === 'fight' && step.side === 1 - own && !found.has(step),
  )
  const blows = [...found].map(([step, harms]): Blow => ({ step, harms }))
  const order = ({ step }: Blow): number => step?.number ?? steps.length + 1
  return [
    ...blows.toSorted((a, b) => worst(a) - worst(b) || order(a) - order(b)),
    ...tries.map((step): Blow => ({ step, harms: [] })),
  ]
}

/** How bad a blow is, by the worst of it. */
function worst({ harms }: Blow): number {
  return Math.min(...harms.map(({ kind }) => HARMS.indexOf(kind)))
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
  const entries = session.log.value.slice(first)
  const steps = stepsIn(session, screen, entries)
  const own = session.game.sideOf(session.known(), seat)
  return { first, steps, blows: doneTo(session.game, steps, entries, own) }
}

/** The first choice of what has to be summed up, if any of it was done after so many choices. */
export function sumFrom(session: Session, screen: GameScreen, after: number): number | null {
  const seat = session.deciding()
  const done = doneSince(session, screen, seat)
  if (!done) return null
  const own = session.game.sideOf(session.known(), seat)
  const isNews = done.blows.some(({ step, harms }) => {
    if (harms.length === 0) return false
    const last = step ? step.last : (session.log.value.at(-1)?.number ?? 0)
    return last > after && (last > done.first || step?.side === 1 - own)
  })
  return isNews ? Math.max(1, done.first) : null
}
