import type { GameEvent } from '@estafette/kernel'
import type { Roll } from './rolls.ts'

/** A number that an event tells, 0 where it tells none. */
export function numberIn(event: GameEvent, field: string): number {
  const value = event[field]
  return typeof value === 'number' ? value : 0
}

/** One die of one side that is no attack, with its modifier and total where there are any. */
export function loneRoll(
  event: GameEvent,
  how: Pick<Roll, 'place' | 'title' | 'winner' | 'detail' | 'needed'> & {
    readonly verdict?: string
    readonly side: number
    readonly sides: 6 | 10
    readonly sum: string
  },
): Roll {
  const { side, sides, sum, verdict = '', ...rest } = how
  const die = numberIn(event, 'die')
  const total = typeof event['total'] === 'number' ? event['total'] : die
  return {
    ...rest,
    rolled: [{ side, faces: [die], sides, sum, total, parts: [] }],
    verdict,
    isOpen: false,
  }
}
