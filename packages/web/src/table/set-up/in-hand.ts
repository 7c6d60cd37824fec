import type { Choice, State } from '@estafette/kernel'
import { oncePer } from '../../screen/once.ts'
import { offerOf } from '../../session/offers.ts'
import type { SetUpPart } from '../../screen/set-up.ts'
import type { SetUpDesk } from './desk.ts'

/** Where in the log somebody can be taken in hand by going back, without anything placed being lost. */
function before(
  { session, state }: SetUpDesk,
  part: SetUpPart,
  isThere: (at: ReturnType<SetUpDesk['session']['known']>) => boolean,
): number | null {
  const last = session.log.value.at(-1)?.number ?? 0
  const left = part.left(state.value)
  const { count } = session.undoable()
  for (let number = last - 1; number >= last - count; number--) {
    const then = session.knownAt(number)
    if (part.left(then) !== left || part.what(then) === null) return null
    if (isThere(then)) return number
  }
  return null
}

/** Where in the log the choice was made of what is in hand now, where that was a choice. */
function choosing({ session, state }: SetUpDesk, part: SetUpPart): number | null {
  const last = session.log.value.at(-1)?.number ?? 0
  if (session.undoable().count === 0) return null
  const then = session.knownAt(last - 1)
  return part.what(then) === null && part.left(then) === part.left(state.value) ? last - 1 : null
}

/** How somebody comes in hand: by a choice now, by going back, or by both. */
interface Way {
  readonly back: number | null // to this number of the log first
  readonly take: ((model: SetUpDesk) => Choice | null) | null
}

/** How a unit comes in hand before the others; null where it cannot. */
export function wayTo(model: SetUpDesk, part: SetUpPart, unit: number): Way | null {
  const take = (now: SetUpDesk): Choice | null => part.take(now.state.value, unit)
  if (take(model) !== null) return { back: null, take }
  const asked = choosing(model, part)
  if (asked !== null && part.take(model.session.knownAt(asked), unit) !== null)
    return { back: asked, take }
  const back = before(
    model,
    part,
    (then) => part.hand(then).units[0] === unit || part.take(then, unit) !== null,
  )
  return back === null ? null : { back, take }
}

/** How the next one comes in hand, and after the last the first again; null where there is no other. */
export function nextUp(model: SetUpDesk, part: SetUpPart): Way | null {
  const waiting = part.waiting(model.state.value).flatMap(({ units }) => units)
  const next = waiting.find((unit) => part.take(model.state.value, unit) !== null)
  if (next !== undefined) return wayTo(model, part, next)
  const asked = choosing(model, part)
  if (asked !== null) return waiting.length > 0 ? { back: asked, take: null } : null
  const first = waiting[0]
  return first === undefined ? null : wayTo(model, part, first)
}

export function takeNext(model: SetUpDesk, part: SetUpPart): void {
  const way = nextUp(model, part)
  if (way) follow(model, way)
}

export function takeInHand(model: SetUpDesk, part: SetUpPart, unit: number): void {
  const way = wayTo(model, part, unit)
  if (way) follow(model, way)
}

function follow(model: SetUpDesk, { back, take }: Way): void {
  const goOn = (): void => {
    const choice = take?.(model) ?? null
    if (choice !== null) model.choose(offerOf(model.session.game, choice))
  }
  if (back === null) {
    goOn()
    return
  }
  const { version } = model.session
  const was = version.peek()
  model.undoTo(back)
  if (version.peek() !== was) goOn()
  else {
    // A table far away answers later.
    const stop = version.subscribe((now) => {
      if (now === was) return
      queueMicrotask(() => stop())
      goOn()
    })
  }
}

/** Where in the log each was not placed yet, so that going there gives it back. */
export function numbersBefore(
  { session, screen, state }: SetUpDesk,
  units: readonly number[],
): ReadonlyMap<number, number> {
  const known = backs(state.value)
  if (known.size > 0) return known
  const last = session.log.value.at(-1)?.number ?? 0
  const { count } = session.undoable()
  for (let number = last - 1; number >= last - count && known.size < units.length; number--) {
    const then = session.knownAt(number)
    for (const unit of units) {
      if (!known.has(unit) && (screen.map?.placeOf(then, unit) ?? -1) < 0) known.set(unit, number)
    }
  }
  return known
}

const backs = oncePer<State, Map<number, number>>(() => new Map())
