import { DiceError } from './dice.ts'

/** What stands in a view for a number that its viewer may not know. */
export const HIDDEN = -2

/** Raised when something is played out on a view and depends on what the view hides. */
export class HiddenError extends DiceError {}

/**
 * A number that the rules go by. On a whole position it is there; on a view it may be hidden, and
 * then nobody can say what comes next, as little as before a roll.
 */
export function revealed(value: number): number {
  if (value === HIDDEN) throw new HiddenError('what comes next depends on something hidden')
  return value
}
