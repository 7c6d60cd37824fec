import type { GameEvent } from '@estafette/kernel'
import type { LogEntry } from '../../session/session.ts'

/** An event of the log with the number of the choice that it came of. */
export interface Cited {
  readonly number: number
  readonly event: GameEvent
}

/** What was told under a rule, or under a paragraph of it, in the order of the game. */
export function eventsCiting(log: readonly LogEntry[], rule: string): readonly Cited[] {
  return log.flatMap(({ number, events }) =>
    events.filter((event) => isUnder(event.rule, rule)).map((event) => ({ number, event })),
  )
}

/** 6.2c is under 6.2, and so is 6.2.1; 6.21 is not. */
function isUnder(cited: string, rule: string): boolean {
  return cited === rule || (cited.startsWith(rule) && /^[.a-z-]/.test(cited.slice(rule.length)))
}
