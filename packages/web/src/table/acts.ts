import type { GameEvent } from '@estafette/kernel'
import type { LogEntry } from '../session/session.ts'

/** What one act looked like: its events, and the numbers of the choices that made it up. */
export interface Act {
  readonly numbers: readonly number[]
  readonly seat: number
  readonly events: readonly GameEvent[]
}

/** Puts choices together to acts: silent ones go with the next that is told, steps of one march join. */
export function actsOf(
  entries: readonly LogEntry[],
  isTold: (event: GameEvent) => boolean,
): readonly Act[] {
  const acts: Act[] = []
  let silent: number[] = []
  let speaking = -1
  for (const { number, seat, events } of entries) {
    const told = events.filter(isTold)
    if (seat !== speaking) silent = []
    speaking = seat
    silent.push(number)
    if (told.length === 0) continue
    const last = acts.at(-1)
    const joined = last?.seat === seat ? joinMarch(last.events, told) : null
    if (last && joined) {
      acts[acts.length - 1] = { seat, numbers: [...last.numbers, ...silent], events: joined }
    } else acts.push({ seat, numbers: silent, events: told })
    silent = []
  }
  return acts
}

/** The events of an act and of the next step of the same march as one; null where it is another. */
function joinMarch(
  events: readonly GameEvent[],
  next: readonly GameEvent[],
): readonly GameEvent[] | null {
  const step = next[0]
  const at = events.findLastIndex(({ type }) => type === 'moved')
  const march = events[at]
  if (step?.type !== 'moved' || !march || march['unit'] !== step['unit']) return null
  if (march['to'] !== step['from']) return null
  const cost = Number(march['cost']) + Number(step['cost'])
  const whole = { ...step, from: march['from'], cost } as GameEvent
  return [...events.slice(0, at), whole, ...events.slice(at + 1), ...next.slice(1)]
}
