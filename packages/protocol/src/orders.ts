import type { Orders } from './parts.ts'

/** Whether a window of a kind goes by in a turn. */
export function goesBy({ standing, passing }: Orders, window: string, turn: number): boolean {
  const kinds = passing && turn <= passing.until ? passing.kinds : standing
  return kinds.includes(window) || kinds.includes('*')
}
