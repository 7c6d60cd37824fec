import { PROTOCOL, type ToldOf } from '@estafette/protocol'
import { AGAINST_CUSTOM, type Custom } from './journal.ts'

/** There is no such table, or it is not for whoever asks: the answer is the same. */
export function unknown(table: string, id: string | null = null): ToldOf<'unknown'> {
  return { v: PROTOCOL, told: 'unknown', table, id }
}

/** What is refused by custom, and by no rule of the game. */
export function refusedFor(reason: Custom): Omit<ToldOf<'refused'>, 'v' | 'id' | 'table'> {
  return { told: 'refused', verdict: AGAINST_CUSTOM, reason, rule: '', args: {} }
}
